import type { ConnectionDetail, KeptAnswer, SourceProject } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import type { Parameters } from '../../../api/ask.js'
import { problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { Dialog } from '../../../parts/Dialog.js'
import { Field, Form } from '../../../parts/Form.js'
import { useTell } from '../../../parts/Notices.js'
import { useMay } from '../../../selection/access.js'
import { meaningOf, subjectOf } from '../files/preview.js'
import { labelOf, wordText } from '../files/questions.js'
import { changeOf, chosenIn, grouped, optionsOf } from './answers.js'

const Changing = ({
  connectionId,
  answer,
  projects,
  onClose,
}: {
  connectionId: string
  answer: KeptAnswer
  projects: readonly SourceProject[]
  onClose: () => void
}) => {
  const tell = useTell()
  const [value, setValue] = useState(() => chosenIn(answer, projects))
  const sending = useSending('connection.answer', () => {
    tell({ text: 'The answer is changed. The next import goes by it.' })
    onClose()
  })
  const options = optionsOf(answer, projects)
  const name = answer.word === null ? answer.answer : 'answers'
  const submit = (): void => {
    if (value.trim() === '') {
      sending.refuse({ kind: 'fields', paths: [name], message: 'Fill this in.' })
      return
    }
    const fields = { connection: connectionId, ...changeOf(answer, value.trim()) }
    void sending.send(fields as Parameters<'connection.answer'>)
  }
  return (
    <Dialog title={`Change ${subjectOf(answer)}`} onClose={onClose}>
      <Form action="Change the answer" shown={[name]} sending={sending} onSubmit={submit} onCancel={onClose}>
        <Field
          label="From now on"
          note="What was imported before stays as it is until its files are added again."
          problem={problemAt(sending.refused, name)}
        >
          {(state) =>
            options.length > 0 ? (
              <select {...state} value={value} onChange={({ target }) => setValue(target.value)}>
                <option value="">Choose…</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...state}
                autoComplete="off"
                maxLength={500}
                value={value}
                onChange={({ target }) => setValue(target.value)}
              />
            )
          }
        </Field>
      </Form>
    </Dialog>
  )
}

const Forgetting = ({
  connectionId,
  answer,
  onClose,
}: {
  connectionId: string
  answer: KeptAnswer['answer']
  onClose: () => void
}) => {
  const tell = useTell()
  const sending = useSending('connection.forget', () => {
    tell({ text: 'Forgotten. The next import asks again.' })
    onClose()
  })
  return (
    <Dialog title={`Forget ${labelOf(answer)}`} onClose={onClose}>
      <Form
        action="Forget the answers"
        isDangerous
        sending={sending}
        onSubmit={() => void sending.send({ connection: connectionId, answers: [answer] })}
        onCancel={onClose}
      >
        <p>The next import of these files asks again. What was imported stays.</p>
      </Form>
    </Dialog>
  )
}

/** The answers that are kept with a connection for its next imports, and their change. */
export const KeptAnswers = ({
  detail: { answers, answersTotal, connection },
  projects,
}: {
  detail: ConnectionDetail
  projects: readonly SourceProject[]
}) => {
  const [changed, setChanged] = useState<KeptAnswer | null>(null)
  const [forgotten, setForgotten] = useState<KeptAnswer['answer'] | null>(null)
  const mayAnswer = useMay('connection.answer')
  const mayForget = useMay('connection.forget')
  if (answers === null || answers.length === 0) return null
  const shownMeaning = ({ answer, meaning }: KeptAnswer): string =>
    meaning === null ? 'as it was given' : meaningOf(answer, meaning, projects)
  return (
    <section className="stack" aria-label="Kept answers">
      <h3>Kept answers</h3>
      <ul className="connection-list">
        {[...grouped(answers)].map(([answer, all]) => (
          <li key={answer}>
            <div>
              <p>{labelOf(answer)}</p>
              <ul>
                {all.map((one) => (
                  <li key={one.word ?? ''} className="row">
                    <span className="soft">
                      {one.word === null ? shownMeaning(one) : `${wordText(one.word)}: ${shownMeaning(one)}`}
                    </span>
                    {mayAnswer && one.meaning !== null && (
                      <button
                        type="button"
                        className="button is-small is-plain"
                        aria-label={`Change ${subjectOf(one)}`}
                        onClick={() => setChanged(one)}
                      >
                        Change
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
            {mayForget && (
              <button
                type="button"
                className="button is-small"
                aria-label={`Forget ${labelOf(answer)}`}
                onClick={() => setForgotten(answer)}
              >
                Forget…
              </button>
            )}
          </li>
        ))}
      </ul>
      {answersTotal !== null && answersTotal > answers.length && (
        <p className="small soft">Further words are kept, too.</p>
      )}
      {changed !== null && (
        <Changing connectionId={connection.id} answer={changed} projects={projects} onClose={() => setChanged(null)} />
      )}
      {forgotten !== null && (
        <Forgetting connectionId={connection.id} answer={forgotten} onClose={() => setForgotten(null)} />
      )}
    </section>
  )
}
