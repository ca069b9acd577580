import type { ServerDuplexStream } from '@grpc/grpc-js'
import {
  deletedStatus,
  timeoutStatus,
  tooBigStatus,
  unavailable,
  unknownStatus,
  wrongRevisionStatus,
} from './errors.js'
import type { Faults, Loss } from './faults.js'
import type { Expected, Proposed, ServerLog } from './log.js'
import { type BatchAppendReq, type BatchAppendResp, empty, shared, streams } from './messages.js'
import { expectedOf, idOf, nameOf, proposedOf } from './requests.js'

/** A server answers a malformed append a second time, so much later. */
const SECOND_ANSWER_MS = 2_000

interface Pending {
  readonly stream: string
  readonly expected: Expected
  readonly deadline: number
  readonly events: (Proposed | null)[]
}
type Answer =
  | { readonly error: ReturnType<typeof timeoutStatus> }
  | { readonly success: InstanceType<typeof streams.BatchAppendResp.Success> }
  | Loss

const isMalformed = ({ stream, events }: Pending): boolean => stream === '' || events.includes(null)

const answerTo = (asked: Pending, log: ServerLog, faults: Faults): Answer => {
  const { stream, expected, deadline, events } = asked
  if (isMalformed(asked)) return { error: unknownStatus('malformed') }
  if (deadline < Date.now() + faults.aheadMs) return { error: timeoutStatus() }
  if (faults.diskFull) return { error: unknownStatus('There is not enough space on the disk.') }
  const before = log.all.length
  const written = log.append(stream, expected, events as Proposed[])
  switch (written.tag) {
    case 'wrong':
      return { error: wrongRevisionStatus(expected, written.current) }
    case 'deleted':
      return { error: deletedStatus(stream) }
    case 'too_big':
      return { error: tooBigStatus() }
    case 'silence':
      return 'silent'
    case 'written': {
      if (faults.forgetful && log.all.length === before)
        return { error: wrongRevisionStatus(expected, written.revision) }
      const success = new streams.BatchAppendResp.Success()
      success.setCurrentRevision(String(written.revision))
      if (written.position === null) success.setNoPosition(new empty.Empty())
      else {
        const position = new shared.AllStreamPosition()
        position.setCommitPosition(String(written.position))
        position.setPreparePosition(String(written.position))
        success.setPosition(position)
      }
      return faults.nextLoss() ?? { success }
    }
    default:
      return written satisfies never
  }
}

/** One call for all appends of a client; each answer says which append it is of. */
export const batchAppend =
  (log: ServerLog, faults: Faults) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pending = new Map<string, Pending>()
    const send = async (response: BatchAppendResp): Promise<void> => {
      await faults.hold()
      if (!call.writableEnded && !call.cancelled) call.write(response)
    }
    call.on('data', (request: BatchAppendReq) => {
      const id = idOf(request.getCorrelationId()) ?? ''
      const options = request.getOptions()
      if (options !== undefined)
        pending.set(id, {
          stream: nameOf(options.getStreamIdentifier()),
          expected: expectedOf(options, options.getStreamPosition()),
          deadline: options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY,
          events: [],
        })
      const asked = pending.get(id)
      if (asked === undefined) return
      asked.events.push(...request.getProposedMessagesList().map(proposedOf))
      if (!request.getIsFinal()) return
      pending.delete(id)
      if (faults.refused !== null) {
        call.emit('error', faults.refused)
        return
      }
      const answer = answerTo(asked, log, faults)
      if (answer === 'cut') call.emit('error', unavailable())
      if (typeof answer === 'string') return
      const response = new streams.BatchAppendResp()
      const identifier = new shared.StreamIdentifier()
      identifier.setStreamName(Buffer.from(asked.stream, 'utf8'))
      response.setStreamIdentifier(identifier)
      response.setCorrelationId(request.getCorrelationId())
      if ('error' in answer) response.setError(answer.error)
      else response.setSuccess(answer.success)
      void send(response)
      if (isMalformed(asked)) setTimeout(() => void send(response), SECOND_ANSWER_MS).unref()
    })
    call.on('end', () => call.end())
    call.on('error', () => undefined)
  }
