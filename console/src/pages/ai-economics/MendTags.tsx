import type { Adoption, TaggedEvidence } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { useSending } from '../../api/useSending.js'
import { format } from '../../format/viewer.js'
import { Choice, FieldGroup, Form } from '../../parts/Form.js'
import { useTell } from '../../parts/Notices.js'
import { Count } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { counter, useTakeBack } from '../../statement/takeBack.js'

const nameOf = ({ repository, reference }: TaggedEvidence): string => `${repository} ${reference}`

/** The most statements that are sent at once. */
const MOST = 100

/** Takes the marks of several changes back at once, so that what says that AI did not help counts. */
const TakeBack = ({ changes, projectId }: { changes: readonly TaggedEvidence[]; projectId: string }) => {
  const tell = useTell()
  const takeBack = useTakeBack()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const marked = changes.filter((one) => chosen.includes(nameOf(one))).slice(0, MOST)
  const statements = marked.map(({ repository, reference }) => ({ project: projectId, repository, change: reference }))
  const sending = useSending('statements.bulk', () => {
    tell({
      text: `The AI marks of ${format.number(statements.length)} changes are taken back.`,
      undo: () => takeBack(counter('statements.bulk', { group: 'ai-mark', name: 'restore', statements })),
    })
    setChosen([])
  })
  const toggle = (name: string): void =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  const submit = (): void => {
    if (statements.length === 0) sending.refuse({ kind: 'fields', paths: ['changes'], message: 'Choose a change.' })
    else void sending.send({ group: 'ai-mark', name: 'take-back', statements })
  }
  return (
    <Form action="Take their AI marks back" sending={sending} onSubmit={submit}>
      <FieldGroup label="Changes whose tags disagree" problem={null}>
        <div className="ai-many">
          {changes.map((one) => (
            <Choice
              key={nameOf(one)}
              type="checkbox"
              name="changes"
              isChecked={chosen.includes(nameOf(one))}
              onChange={() => toggle(nameOf(one))}
            >
              {one.reference} {one.title}
            </Choice>
          ))}
        </div>
      </FieldGroup>
    </Form>
  )
}

/** The changes that count for neither side, each kind with what mends it. */
export const MendTags = ({ adoption }: { adoption: Adoption }) => {
  const { project } = useSelected()
  const mayTakeBack = useMay('aiMark.takeBack')
  const conflicting = adoption.taggedEvidence.filter(({ status }) => status === 'conflicting')
  return (
    <div className="ai-comparison">
      <div className="card stack">
        <h3>
          Tags disagree: <Count value={adoption.conflictingChanges} at="adoption.conflictingChanges" />
        </h3>
        {adoption.conflictingChanges === 0 ? (
          <p className="soft">No change has tags that contradict each other.</p>
        ) : (
          <p>One tag says that AI helped, another says that it did not. Take the wrong marks of AI back.</p>
        )}
        {conflicting.length > 0 && mayTakeBack && project.kind === 'one' && (
          <TakeBack changes={conflicting} projectId={project.id} />
        )}
        {conflicting.length > 0 && mayTakeBack && project.kind !== 'one' && (
          <p className="soft">Choose one project above to take marks back.</p>
        )}
      </div>
      <div className="card stack">
        <h3>
          No tag: <Count value={adoption.untaggedChanges} at="adoption.untaggedChanges" />
        </h3>
        {adoption.untaggedChanges === 0 ? (
          <p className="soft">Every merged change has a tag.</p>
        ) : (
          <>
            <p>Tags come from the repository alone; nobody enters them here. To tag a change:</p>
            <ul className="ai-how">
              <li>
                Merged already: give its pull request a label such as <strong>ai-cursor</strong>, or{' '}
                <strong>ai-none</strong> where no AI helped.
              </li>
              <li>
                From now on: let the tool sign its commits, and write <strong>Not-AI-Assisted: true</strong> into those
                without AI.
              </li>
            </ul>
            <p className="small soft">The next import counts it.</p>
          </>
        )}
      </div>
    </div>
  )
}
