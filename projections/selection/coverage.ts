import type { Availability } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { Container, type ContainerState } from '../entities/container.js'
import { Quarantined } from '../entities/quarantine.js'
import { evidenceRead, type KindRead } from './availability.js'
import { type SelectedContainer, selectedContainers } from './containers.js'

/** The containers of each kind of evidence in a selection and period, and how far they were read. */
export interface Coverage {
  readonly selected: Readonly<Record<EvidenceKind, readonly SelectedContainer[]>>
  readonly availability: Readonly<Record<EvidenceKind, Availability>>
  readonly read: Readonly<Record<EvidenceKind, KindRead>>
  readonly containers: readonly ContainerState[]
  readonly connections: readonly ConnectionState[]
}

/** Reads how far each kind of evidence of a selection and period was read. */
export const readCoverage = async (request: ReadRequest, docs: DocumentReader): Promise<Coverage> => {
  const where = { workspaceId: { eq: request.workspaceId } }
  const containers = await docs.find(Container, { where })
  const connections = await docs.find(Connection, { where })
  const quarantined = await docs.find(Quarantined, { where })
  const selected = Object.fromEntries(
    EvidenceKind.values.map((kind) => [kind, selectedContainers(kind, request, containers, connections)]),
  ) as unknown as Coverage['selected']
  const read = Object.fromEntries(
    EvidenceKind.values.map((kind) => [kind, evidenceRead(kind, selected[kind], connections, quarantined, request)]),
  ) as unknown as Coverage['read']
  const availability = Object.fromEntries(
    EvidenceKind.values.map((kind) => [kind, read[kind].availability]),
  ) as unknown as Coverage['availability']
  return { selected, read, availability, containers, connections }
}
