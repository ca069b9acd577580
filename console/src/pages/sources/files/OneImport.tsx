import type { ConnectionView, FileImport, SourceProject } from '@workspace-delivery-intelligence/client'
import { useId } from 'react'
import { currentAddress, setView } from '../../../address/useAddress.js'
import { useSending } from '../../../api/useSending.js'
import { format } from '../../../format/viewer.js'
import type { Tone } from '../../../format/words.js'
import { Chip } from '../../../parts/Chip.js'
import { ProblemNotice } from '../../../parts/ProblemNotice.js'
import { Skeleton } from '../../../parts/Skeleton.js'
import { Instant } from '../../../parts/values.js'
import { useSelected } from '../../../selection/selected.js'
import { forgetDraft } from '../../../statement/drafts.js'
import { MappingEditor } from '../mapping/MappingEditor.js'
import { Confirm } from './Confirm.js'
import { draftNames } from './drafts.js'
import { MoreChoices } from './MoreChoices.js'
import { Outcome } from './Outcome.js'
import { Preview } from './Preview.js'
import { Questions } from './Questions.js'
import { askedOf } from './questions.js'
import { useImport } from './useImport.js'
import { withoutWaiting } from './waiting.js'

const STATES: Readonly<Record<FileImport['state'], readonly [Tone, string]>> = {
  reading: ['info', 'Being read'],
  asks: ['warn', 'Has questions'],
  ready: ['info', 'Ready to import'],
  importing: ['info', 'Being imported'],
  imported: ['good', 'Imported'],
  failed: ['risk', 'Cannot be imported'],
}

/** Takes an import out of the page, with what was filled in for it. */
const usePutAway = (importId: string): (() => void) => {
  const { workspace } = useSelected()
  return () => {
    for (const name of draftNames(workspace, importId)) forgetDraft(name)
    setView(withoutWaiting(currentAddress().view, importId))
  }
}

const Progress = ({ known }: { known: FileImport }) => {
  const doing = known.state === 'importing' ? 'Importing' : 'Reading'
  const { progress } = known
  if (progress === null || progress.of === null)
    return (
      <div className="files-progress">
        <p role="status">{doing} the files…</p>
        <progress aria-label={doing} />
      </div>
    )
  return (
    <div className="files-progress">
      <p role="status">
        {doing}: {format.number(progress.done)} of {format.number(progress.of)} records
      </p>
      <progress aria-label={doing} value={progress.done} max={progress.of} />
    </div>
  )
}

/** Asks for another reading of the files, with the choices that were made. */
const ReadAgain = ({ importId }: { importId: string }) => {
  const sending = useSending('imports.choose', () => undefined)
  return (
    <button
      type="button"
      className="button"
      disabled={sending.isSending}
      onClick={() => void sending.send({ importId })}
    >
      Read the files again
    </button>
  )
}

const Content = ({
  known,
  connections,
  projects,
  putAway,
}: {
  known: FileImport
  connections: readonly ConnectionView[]
  projects: readonly SourceProject[]
  putAway: () => void
}) => {
  const { state, says, questions, table, problem } = known
  const asked = askedOf(questions)
  const editor = table !== null && (
    <MappingEditor key={known.id} known={known} table={table} connections={connections} />
  )
  switch (state) {
    case 'reading':
      return (
        <>
          <Progress known={known} />
          {editor}
        </>
      )
    case 'importing':
      return <Progress known={known} />
    case 'asks':
      return (
        <>
          {editor}
          <Questions known={known} asked={asked} projects={projects} />
        </>
      )
    case 'ready':
      return (
        <>
          {editor}
          {says !== null && <Preview says={says} projects={projects} />}
          <Questions known={known} asked={asked} projects={projects} />
          <MoreChoices known={known} />
          <Confirm known={known} says={says} />
        </>
      )
    case 'failed':
      return (
        <>
          <p className="form-problem" role="alert">
            {problem ?? 'The files could not be read.'}
          </p>
          {editor}
          {known.mayConfirm ? <Confirm known={known} says={says} /> : <MoreChoices known={known} />}
          <div className="row">
            <ReadAgain importId={known.id} />
          </div>
        </>
      )
    case 'imported':
      return <Outcome known={known} projects={projects} putAway={putAway} />
    default:
      return state satisfies never
  }
}

/** One import: what its files contain, what they ask, and what became of them. */
export const OneImport = ({
  importId,
  connections,
  projects,
}: {
  importId: string
  connections: readonly ConnectionView[]
  projects: readonly SourceProject[]
}) => {
  const id = useId()
  const { timeZone } = useSelected()
  const { asked, lookAgain } = useImport(importId)
  const putAway = usePutAway(importId)
  const cancelling = useSending('imports.cancel', putAway)
  if (asked.state === 'loading') return <Skeleton heights={[160]} label="the files" />
  if (asked.state === 'failed') {
    if (asked.problem.kind !== 'not_found') return <ProblemNotice problem={asked.problem} retry={asked.retry} />
    return (
      <div className="card stack">
        <p>These files are not there any more: they were removed, or a day has passed. Add them again.</p>
        <div className="row">
          <button type="button" className="button is-small" onClick={putAway}>
            Put away
          </button>
        </div>
      </div>
    )
  }
  const known = asked.answer
  const [tone, word] = STATES[known.state]
  const names = format.list(known.files.map(({ name }) => name))
  const isDecided = known.state === 'importing' || known.state === 'imported'
  return (
    <article className="card stack files-import" aria-labelledby={id}>
      <div className="files-head">
        <div>
          <h3 id={id}>{names}</h3>
          {!isDecided && (
            <p className="small soft">
              Kept until <Instant at={known.expiresAt} timeZone={timeZone} />
            </p>
          )}
        </div>
        <Chip tone={tone}>{word}</Chip>
        {!isDecided && (
          <button
            type="button"
            className="button is-small"
            aria-label={`Remove ${names}`}
            disabled={cancelling.isSending}
            onClick={() => void cancelling.send({ importId })}
          >
            Remove
          </button>
        )}
      </div>
      <Content known={known} connections={connections} projects={projects} putAway={putAway} />
      {lookAgain !== null && (
        <div className="row">
          <button type="button" className="button" onClick={lookAgain}>
            Look again
          </button>
        </div>
      )}
    </article>
  )
}
