import { status as code, Metadata } from '@grpc/grpc-js'
import { type Expected, MAX_APPEND_SIZE } from './log.js'
import { any, empty, shared, status } from './messages.js'

// Errors as the server words them: of calls, and in the answers of BatchAppend.

export interface CallError {
  readonly code: code
  readonly details: string
  readonly metadata: Metadata
}

const callError = (of: code, details: string, about: Readonly<Record<string, string>> = {}): CallError => {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(about)) metadata.set(name, value)
  return { code: of, details, metadata }
}
const REVISION_NUMBER = { any: '-2', no_stream: '-1', stream_exists: '-4' } as const

export const unknown = (details: string): CallError => callError(code.UNKNOWN, details)
export const unauthenticated = (): CallError => callError(code.UNAUTHENTICATED, 'Unauthenticated')
export const accessDenied = (): CallError =>
  callError(code.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })
export const aborted = (): CallError => callError(code.ABORTED, 'consumer too slow')
export const unavailable = (): CallError => callError(code.UNAVAILABLE, 'the server is shutting down')
export const streamDeleted = (stream: string): CallError =>
  callError(code.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  })
export const wrongRevision = (stream: string, expected: Expected, actual: bigint | null): CallError =>
  callError(code.FAILED_PRECONDITION, 'Append failed due to WrongExpectedVersion.', {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': typeof expected === 'bigint' ? String(expected) : REVISION_NUMBER[expected],
    'actual-version': String(actual ?? -1n),
  })
export const tooBig = (): CallError =>
  callError(code.INVALID_ARGUMENT, 'Maximum Append Size Exceeded.', {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_SIZE),
  })

type Status = InstanceType<typeof status.Status>
const statusOf = (name: string, message: string, details: Uint8Array): Status => {
  const packed = new any.Any()
  packed.pack(details, `event_store.client.${name}`)
  const made = new status.Status()
  made.setMessage(message)
  made.setDetails(packed)
  return made
}

export const wrongRevisionStatus = (expected: Expected, current: bigint | null): Status => {
  const wrong = new shared.WrongExpectedVersion()
  if (current === null) wrong.setCurrentNoStream(new empty.Empty())
  else wrong.setCurrentStreamRevision(String(current))
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty())
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new empty.Empty())
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new empty.Empty())
  else wrong.setExpectedStreamPosition(String(expected))
  return statusOf('WrongExpectedVersion', 'wrong expected version', wrong.serializeBinary())
}
export const deletedStatus = (stream: string): Status => {
  const deleted = new shared.StreamDeleted()
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream))
  deleted.setStreamIdentifier(identifier)
  return statusOf('StreamDeleted', 'stream deleted', deleted.serializeBinary())
}
export const tooBigStatus = (): Status => {
  const big = new shared.MaximumAppendSizeExceeded()
  big.setMaxappendsize(MAX_APPEND_SIZE)
  return statusOf('MaximumAppendSizeExceeded', 'maximum append size exceeded', big.serializeBinary())
}
export const timeoutStatus = (): Status => statusOf('Timeout', 'timeout', new shared.Timeout().serializeBinary())
export const unknownStatus = (message: string): Status =>
  statusOf('Unknown', message, new shared.Unknown().serializeBinary())
