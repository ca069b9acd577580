import type { ServerWritableStream } from '@grpc/grpc-js'
import { type CallError, unavailable } from './errors.js'
import type { Faults } from './faults.js'
import type { Stored } from './log.js'
import { type ReadReq, type ReadResp, streams } from './messages.js'
import { identifierOf, uuidOf } from './requests.js'

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>

const responseOf = (fill: (response: ReadResp) => unknown): ReadResp => {
  const response = new streams.ReadResp()
  fill(response)
  return response
}

export const eventResponse = (stored: Stored): ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(uuidOf(stored.id))
  recorded.setStreamIdentifier(identifierOf(stored.stream))
  recorded.setStreamRevision(String(stored.revision))
  recorded.setCommitPosition(String(stored.position))
  recorded.setPreparePosition(String(stored.position))
  recorded.setData(stored.data)
  recorded.setCustomMetadata(stored.metadata)
  recorded
    .getMetadataMap()
    .set('type', stored.type)
    .set('content-type', stored.contentType)
    .set('created', String(stored.created))
  const event = new streams.ReadResp.ReadEvent()
  event.setEvent(recorded)
  event.setCommitPosition(String(stored.position))
  return responseOf((response) => response.setEvent(event))
}
export const notFoundResponse = (stream: string): ReadResp => {
  const missing = new streams.ReadResp.StreamNotFound()
  missing.setStreamIdentifier(identifierOf(stream))
  return responseOf((response) => response.setStreamNotFound(missing))
}
export const confirmationResponse = (): ReadResp => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation()
  confirmation.setSubscriptionId(crypto.randomUUID())
  return responseOf((response) => response.setConfirmation(confirmation))
}
export const caughtUpResponse = (): ReadResp =>
  responseOf((response) => response.setCaughtUp(new streams.ReadResp.CaughtUp()))
export const checkpointResponse = (commit: bigint, prepare: bigint): ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint()
  checkpoint.setCommitPosition(String(commit))
  checkpoint.setPreparePosition(String(prepare))
  return responseOf((response) => response.setCheckpoint(checkpoint))
}

/** Sends a reader's answers: no faster than the reader takes them, and not while a fault holds them back. */
export class Outlet {
  readonly #call: ReadCall
  readonly #faults: Faults
  readonly closed: Promise<void>
  #close: () => void = () => undefined
  isClosed = false

  constructor(call: ReadCall, faults: Faults) {
    this.#call = call
    this.#faults = faults
    this.closed = new Promise((resolve) => {
      const close = (): void => {
        this.isClosed = true
        resolve()
      }
      this.#close = close
      for (const event of ['cancelled', 'close', 'error', 'finish']) call.on(event, close)
    })
  }

  async send(response: ReadResp): Promise<void> {
    const held = this.#faults.hold()
    if (held !== null) await Promise.race([held, this.closed])
    if (this.isClosed || this.#call.write(response)) return
    await Promise.race([new Promise((resolve) => this.#call.once('drain', resolve)), this.closed])
  }
  end(): void {
    if (this.isClosed) return
    // Nothing may be written after the end, also before the call has finished.
    this.#close()
    this.#call.end()
  }
  fail(error: CallError = unavailable()): void {
    if (!this.isClosed) this.#call.emit('error', error)
  }
}
