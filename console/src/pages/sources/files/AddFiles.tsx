import type { CatalogEntry, ConnectionView, SourceProject } from '@workspace-delivery-intelligence/client'
import { useId, useRef, useState } from 'react'
import { currentAddress, setView, useAddress } from '../../../address/useAddress.js'
import { problemAbove } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { format } from '../../../format/viewer.js'
import { Choice, FieldGroup } from '../../../parts/Form.js'
import { Section } from '../../../parts/Section.js'
import { ExportGuide } from './ExportGuide.js'
import './files.css'
import { OneImport } from './OneImport.js'
import { useDrop } from './useDrop.js'
import { MOST_WAITING, uploadsOf, waitingIn, withWaiting } from './waiting.js'

/** The most files of one import, as the service takes them. */
const MOST_FILES = 20

const sentFile = (file: File) => ({
  name: file.name,
  content: file,
  madeAt: new Date(file.lastModified).toISOString(),
})

/** Files that wait to be sent, one upload after the other. */
interface Queue {
  readonly uploads: readonly (readonly File[])[]
  readonly sent: number
}

/** Sends files one upload after the other, and keeps what was not sent where one is refused. */
const useUploads = () => {
  const [queue, setQueue] = useState<Queue | null>(null)
  const isDone = useRef(false)
  const sending = useSending('imports.take', ({ id }) => {
    isDone.current = true
    setView({ ...withWaiting(currentAddress().view, id), add: 'files' })
  })
  const sendAll = async (uploads: Queue['uploads']): Promise<void> => {
    for (const [sent, files] of uploads.entries()) {
      setQueue({ uploads, sent })
      isDone.current = false
      await sending.send({ files: files.map(sentFile) })
      if (!isDone.current) {
        setQueue({ uploads: uploads.slice(sent), sent: 0 })
        return
      }
    }
    setQueue(null)
  }
  return { queue, sending, sendAll, drop: () => setQueue(null) }
}

/** Files that are added: chosen or dropped, looked at by a dry run, asked about, and imported. */
export const AddFiles = ({
  connections,
  projects,
  catalog,
}: {
  connections: readonly ConnectionView[]
  projects: readonly SourceProject[]
  catalog: readonly CatalogEntry[]
}) => {
  const inputId = useId()
  const { view } = useAddress()
  const isOpen = view['add'] === 'files'
  const [chosen, setChosen] = useState<readonly File[]>([])
  const { queue, sending, sendAll, drop } = useUploads()
  const waiting = waitingIn(view)
  const begin = (files: readonly File[], areTogether: boolean): void => {
    setChosen([])
    const uploads = uploadsOf(files, areTogether)
    const room = Math.max(0, MOST_WAITING - waiting.length)
    if (uploads.length > room || files.length > MOST_FILES)
      sending.refuse({
        kind: 'sentence',
        message: `At most ${format.number(MOST_WAITING)} imports can wait at a time, each with ${format.number(MOST_FILES)} files. Import or remove some, then add the others.`,
      })
    else void sendAll(uploads)
  }
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return
    setView({ add: 'files' })
    if (files.length === 1) begin(files, true)
    else setChosen(files)
  }
  const isSending = queue !== null && sending.isSending
  const isAbove = useDrop(!isSending, take)
  const problem = problemAbove(sending.refused, [])
  return (
    <>
      {isAbove && (
        <div className="files-above" aria-hidden="true">
          <p>Drop the files to add them</p>
        </div>
      )}
      {isOpen && (
        <Section
          title="Add files"
          note="Nothing is imported before you have seen what the files contain and confirmed it."
          aside={
            <button type="button" className="button is-small" onClick={() => setView({ add: null })}>
              Close
            </button>
          }
        >
          <div className="files-drop">
            <label className="button is-primary" htmlFor={inputId}>
              Choose files
            </label>
            <input
              id={inputId}
              className="unseen"
              type="file"
              multiple
              disabled={isSending}
              onChange={({ target }) => {
                take([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <p className="soft">or drop them anywhere on this page: CSV, JSON, iCalendar, plain or packed by gzip.</p>
          </div>
          {chosen.length > 0 && <Together files={chosen} onBegin={begin} onCancel={() => setChosen([])} />}
          {queue !== null && isSending && (
            <p role="status" className="files-progress">
              Sending {format.list((queue.uploads[queue.sent] ?? []).map(({ name }) => name))}
              {queue.uploads.length > 1 &&
                ` (${format.number(queue.sent + 1)} of ${format.number(queue.uploads.length)})`}
              …
            </p>
          )}
          {problem !== null && (
            <div className="form-problem stack" role="alert">
              <p>{problem}</p>
              {queue !== null && (
                <div className="row">
                  <button type="button" className="button is-small" onClick={() => void sendAll(queue.uploads)}>
                    Send again
                  </button>
                  <button type="button" className="button is-small" onClick={drop}>
                    Leave them out
                  </button>
                </div>
              )}
            </div>
          )}
          {waiting.map((id) => (
            <OneImport key={id} importId={id} connections={connections} projects={projects} />
          ))}
          {waiting.length === 0 && <ExportGuide entries={catalog} connections={connections} />}
        </Section>
      )}
    </>
  )
}

/** Asks whether several files are one export or several. */
const Together = ({
  files,
  onBegin,
  onCancel,
}: {
  files: readonly File[]
  onBegin: (files: readonly File[], areTogether: boolean) => void
  onCancel: () => void
}) => {
  const [areTogether, setTogether] = useState(false)
  return (
    <div className="card stack">
      <FieldGroup label={`${format.number(files.length)} files`} problem={null}>
        <Choice type="radio" name="together" isChecked={!areTogether} onChange={() => setTogether(false)}>
          Each file is an export of its own
        </Choice>
        <Choice type="radio" name="together" isChecked={areTogether} onChange={() => setTogether(true)}>
          All files are parts of one export, such as its pages or the parts of a bill
        </Choice>
      </FieldGroup>
      <ul className="small soft files-names">
        {files.map(({ name, size, lastModified }) => (
          <li key={`${name} ${size} ${lastModified}`}>{name}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button is-primary" onClick={() => onBegin(files, areTogether)}>
          Read the files
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
