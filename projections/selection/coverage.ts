import type { Availability } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { Container, type ContainerState } from '../entities/container.js'
import { Quarantined, type QuarantinedState } from '../entities/quarantine.js'
import { evidenceRead, type KindRead } from './availability.js'
import { type SelectedContainer, selectedContainers } from './containers.js'

/** Containers, connections and what could not be folded: from these it follows what was read. */
export interface Held {
  readonly containers: readonly ContainerState[]
  readonly connections: readonly ConnectionState[]
  readonly quarantined: readonly QuarantinedState[]
}

/** The containers of some kinds of evidence in a selection and period, and how far they were read. */
export interface CoverageOf<K extends EvidenceKind> {
  readonly selected: Readonly<Record<K, readonly SelectedContainer[]>>
  readonly availability: Readonly<Record<K, Availability>>
  readonly read: Readonly<Record<K, KindRead>>
  readonly containers: readonly ContainerState[]
  readonly connections: readonly ConnectionState[]
}
/** The same of each kind of evidence. */
export type Coverage = CoverageOf<EvidenceKind>

export const readHeld = async (
  { workspaceId }: Pick<ReadRequest, 'workspaceId'>,
  docs: DocumentReader,
): Promise<Held> => {
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  const connections = await docs.find(Connection, { where })
  const quarantined = await docs.find(Quarantined, { where })
  return { containers, connections, quarantined }
}

/** Judges how far some kinds of evidence of a selection and period were read. */
export const coverageOf = <K extends EvidenceKind>(
  kinds: readonly K[],
  request: Pick<ReadRequest, 'projects' | 'unmappedToo' | 'period' | 'plan' | 'now'>,
  { containers, connections, quarantined }: Held,
): CoverageOf<K> => {
  const ofEach = <A>(of: (kind: K) => A) =>
    Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as unknown as Readonly<Record<K, A>>
  const selected = ofEach((kind) => selectedContainers(kind, request, containers, connections))
  const read = ofEach((kind) => evidenceRead(kind, selected[kind], connections, quarantined, request))
  const availability = ofEach((kind) => read[kind].availability)
  return { selected, read, availability, containers, connections }
}

/** Reads how far each kind of evidence of a selection and period was read. */
export const readCoverage = async (request: ReadRequest, docs: DocumentReader): Promise<Coverage> =>
  coverageOf(EvidenceKind.values, request, await readHeld(request, docs))
