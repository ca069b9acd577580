import { useState } from 'react'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { type rulesByRepository, ruleText } from './rules.js'
import { useScoreWatch } from './useScoreWatch.js'

type Rules = ReturnType<typeof rulesByRepository>

/** Takes back all marks that a rule found in a repository on some days. */
export const RuleDialog = ({ rules, onClose }: { rules: Rules; onClose: () => void }) => {
  const { projectId: project } = useProjectQuestion()
  const { start, end } = useSelected()
  const watches = useScoreWatch('ai_tagging')
  const [sent, setSent] = useState<{ repository: string; rule: string; from: string; to: string } | null>(null)
  const repositories = rules.map(({ repository }) => ({ value: repository, label: repository }))
  const names = [...new Set(rules.flatMap((one) => one.rules))].sort()
  return (
    <StatementDialog
      title="Take back all marks of one rule"
      statement="aiMark.takeBackRule"
      action="Take back the marks"
      told="The marks of the rule are taken back."
      fields={[
        { kind: 'choice', name: 'repository', label: 'Repository', options: repositories },
        {
          kind: 'choice',
          name: 'rule',
          label: 'Rule',
          options: names.map((rule) => ({ value: rule, label: ruleText(rule) })),
        },
        { kind: 'day', name: 'from', label: 'First day of merging' },
        { kind: 'day', name: 'to', label: 'Last day of merging' },
      ]}
      fixed={{ project }}
      initial={{ repository: rules[0]?.repository ?? '', rule: names[0] ?? '', from: start, to: end }}
      about={project}
      watches={watches}
      check={({ repository, rule, from, to }) => {
        if (String(to) < String(from)) return { field: 'to', problem: 'The last day is before the first one.' }
        setSent({ repository: String(repository), rule: String(rule), from: String(from), to: String(to) })
        return null
      }}
      undoneBy={() => (sent === null ? null : counter('aiMark.restoreRule', { project, ...sent }))}
      onClose={onClose}
    />
  )
}
