import type { Expected, Proposed } from './log.js'
import { shared } from './messages.js'

// What requests have in common, read.

type StreamIdentifier = InstanceType<typeof shared.StreamIdentifier>
type Uuid = InstanceType<typeof shared.UUID>

export const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')
export const identifierOf = (stream: string): StreamIdentifier => {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream, 'utf8'))
  return identifier
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const uint64 = (value: string): string => BigInt.asUintN(64, BigInt(value)).toString(16).padStart(16, '0')

/** The id in lower case with dashes; null if it is none. */
export const idOf = (uuid: Uuid | undefined): string | null => {
  const structured = uuid?.getStructured()
  const text =
    structured === undefined
      ? (uuid?.getString() ?? '').replaceAll('-', '')
      : uint64(structured.getMostSignificantBits()) + uint64(structured.getLeastSignificantBits())
  return /^[0-9a-f]{32}$/i.test(text) && !/^0+$/.test(text) ? dashed(text.toLowerCase()) : null
}
export const uuidOf = (id: string): Uuid => {
  const uuid = new shared.UUID()
  uuid.setString(id)
  return uuid
}

interface Message {
  readonly getId: () => Uuid | undefined
  readonly getMetadataMap: () => { readonly get: (name: string) => string | undefined }
  readonly getData_asU8: () => Uint8Array
  readonly getCustomMetadata_asU8: () => Uint8Array
}
/** null where it is malformed. */
export const proposedOf = (message: Message): Proposed | null => {
  const [id, type] = [idOf(message.getId()), message.getMetadataMap().get('type') ?? '']
  const contentType = message.getMetadataMap().get('content-type') ?? ''
  return id === null || type === ''
    ? null
    : { id, type, contentType, data: message.getData_asU8(), metadata: message.getCustomMetadata_asU8() }
}

interface ExpectedOptions {
  readonly hasAny: () => boolean
  readonly hasNoStream: () => boolean
  readonly hasStreamExists: () => boolean
}
export const expectedOf = (options: ExpectedOptions, revision: string): Expected =>
  options.hasAny()
    ? 'any'
    : options.hasNoStream()
      ? 'no_stream'
      : options.hasStreamExists()
        ? 'stream_exists'
        : BigInt(revision)
