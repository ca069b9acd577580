import { useState } from 'react'
import { format } from '../../format/viewer.js'
import { providerWord } from '../../format/words.js'
import { Day } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { Listed } from './Listed.js'
import { MendDialog, type MendRow } from './MendDialog.js'
import type { OpenPoints } from './points.js'
import { RuleDialog } from './RuleDialog.js'
import { rulesByRepository, ruleText } from './rules.js'
import { useScoreWatch } from './useScoreWatch.js'

type Change = OpenPoints['assisted'][number]

const keyOf = ({ repository, change }: Change): string => JSON.stringify([repository, change])

/** Takes marks of AI assistance back that are wrong: of changes, or all that a rule found. */
export const MarksDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const { timeZone } = useSelected()
  const watches = useScoreWatch('ai_tagging')
  const [isOfRule, setOfRule] = useState(false)
  const { assisted, assistedTotal } = points
  const known = new Map(assisted.map((one) => [keyOf(one), one]))
  const statedOf = (key: string) => {
    const { repository, change } = known.get(key) as Change
    return { project: projectId, repository, change }
  }
  const rows = assisted.map((one): MendRow => {
    const tools = format.list(one.tools.map(providerWord))
    const rules = format.list(one.rules.map(ruleText))
    return {
      key: keyOf(one),
      name: `${one.change} ${one.title}`.trim(),
      facts: (
        <>
          <span>
            merged <Day at={one.mergedAt} timeZone={timeZone} />
          </span>
          <span>{tools === '' ? 'no tool named' : tools}</span>
          {rules !== '' && <span>{rules}</span>}
          <span>{one.repository}</span>
        </>
      ),
      value: '',
      words: `${tools} ${rules} ${one.repository}`,
    }
  })
  const rules = rulesByRepository(assisted)
  if (isOfRule) return <RuleDialog rules={rules} onClose={onClose} />
  return (
    <MendDialog
      title="Take AI marks back"
      note="A change whose marks are taken back counts as one without a tag. Its source still has them."
      action={(some) => `Take back the marks of ${some}`}
      told={(some) => `Took back the marks of ${some}.`}
      one="change"
      many="changes"
      rows={rows}
      value={{ kind: 'none' }}
      statement={{ group: 'ai-mark', name: 'take-back', fieldsOf: statedOf }}
      undoneBy={{ group: 'ai-mark', name: 'restore', fieldsOf: statedOf }}
      watches={watches}
      onClose={onClose}
    >
      <Listed listed={assisted.length} total={assistedTotal} />
      {rules.length > 0 && (
        <p>
          <button type="button" className="link-button" onClick={() => setOfRule(true)}>
            Take back all marks of one rule
          </button>
        </p>
      )}
    </MendDialog>
  )
}
