import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { EntityRef } from '#domain/events/envelope'
import { AuditEvent, type AuditRow, subjectOf } from './row.js'

/**
 * The versions of entities that people change: of each the id of its last event, by `subjectOf`. What a connection alone reports
 * has none. All events of an entity that people state are in one stream, so the last one has the highest revision.
 */
export const versionsOf = async (
  docs: DocumentReader,
  workspaceId: Uuid,
  refs: readonly EntityRef[],
): Promise<ReadonlyMap<string, Uuid>> => {
  const subjects = [...new Set(refs.map((ref) => subjectOf(workspaceId, ref)))]
  if (subjects.length === 0) return new Map()
  const rows = await docs.find(AuditEvent, { where: { workspaceId: { eq: workspaceId }, subject: { in: subjects } } })
  const newest = new Map<string, AuditRow>()
  for (const row of rows) {
    const before = newest.get(row.subject)
    if (before === undefined || before.revision < row.revision) newest.set(row.subject, row)
  }
  return new Map([...newest].map(([subject, { eventId }]) => [subject, eventId]))
}
