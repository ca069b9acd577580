import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { ReadSources } from '#domain/documents'
import type { DirectedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { civilDateOf, startOfDay } from '#domain/time'
import { connectionsOfProjects } from '../data-sources/connection-view.js'
import { Container } from '../entities/container.js'
import { DeadLetter } from '../entities/dead-letter.js'
import { AuditEvent, type AuditRow, auditId } from '../trail/row.js'
import { cursorTexts } from '../trail/texts.js'
import { type Counted, countedIn, cutAt, sumOf } from './counts.js'
import { type AuditFilters, DEFAULT_LIMIT, matching } from './filter.js'
import { type Names, readNames } from './names.js'
import { facetsOf, lastFullSync, summaryOf, totalsOf } from './report.js'
import type { AuditEvents } from './response.js'
import { rowsBelow } from './rows.js'
import { readScope, type Scope } from './visible-places.js'

const invalidCursor: ReadRefusal = {
  tag: 'invalid_request',
  fields: [{ path: 'cursor', reason: 'invalid', allowed: cursorTexts.allowed }],
}

/** Finds the place from which the trail goes on: the event that a cursor names, if the request may show it. */
const cursorOf = async (
  cursor: string | undefined,
  workspaceId: string,
  { places }: Scope,
  { docs }: ReadSources,
): Outcome<ReadRefusal, string | null> => {
  if (cursor === undefined) return right(null)
  const id = auditId(workspaceId, cursor)
  const found = await docs.get(AuditEvent, [id])
  const row = found.get(id)
  return row === undefined || !places.has(row.place) ? left(invalidCursor) : right(row.order)
}

/** Over what headline and summary go: period, client and project, and no other filter. */
const headlineOf = async (
  request: DirectedRequest,
  counted: readonly Counted[],
  today: readonly Counted[],
  names: Names,
  { docs }: ReadSources,
): Promise<AuditEvents['headline']> => {
  const { workspaceId, projects, unmappedToo, period, now } = request
  const where = { workspaceId: { eq: workspaceId } }
  const { from, to: below } = period.interval
  const deadLetters = unmappedToo
    ? await docs.count(DeadLetter, { where: { ...where, state: { eq: 'open' }, occurredAt: { from, below } } })
    : 0
  const containers = await docs.find(Container, { where })
  const ids = new Set(projects.map(({ projectId }) => projectId))
  const seen = unmappedToo ? names.connections : connectionsOfProjects(ids, names.connections, containers, now)
  return {
    dataQualityWarnings: deadLetters,
    eventsToday: sumOf(today),
    failedSyncEvents: sumOf(counted, ({ traits }) => traits.type === 'SyncFailed'),
    recalculatedMetrics: sumOf(counted, ({ traits }) => traits.impacts.length > 0),
    lastFullSync: lastFullSync(seen),
  }
}

/** A page of the audit trail, newest first, with totals and facets. */
export const listAudit = async (
  request: DirectedRequest & { readonly given: AuditFilters },
  sources: ReadSources,
): Outcome<ReadRefusal, AuditEvents> => {
  const { workspaceId, period, now, given, caller } = request
  const { docs } = sources
  const scope = await readScope(request, docs)
  const cursor = await cursorOf(given.cursor, workspaceId, scope, sources)
  if (isLeft(cursor)) return cursor

  const midnight = startOfDay(civilDateOf(now, period.timeZone), period.timeZone)
  const today = await countedIn(workspaceId, scope.places, { from: midnight, to: now }, docs)
  const parts = []
  for (const part of cutAt(period.interval, midnight)) {
    const { from, to } = part.interval
    const isToday = from === midnight && to === now
    const counted = isToday ? today : await countedIn(workspaceId, scope.places, part.interval, docs)
    parts.push({ ...part, counted })
  }
  const counted = parts.flatMap((part) => part.counted)
  const names = await readNames(
    request,
    scope,
    counted.map(({ traits }) => traits.actor),
    sources,
  )
  const headline = await headlineOf(request, counted, today, names, sources)

  const matches = matching(given, names)
  const asked = parts.map((part) => ({
    ...part,
    counted: part.counted.filter(({ traits, place }) => matches(traits, place, part.today)),
  }))
  const limit = Number(given.limit ?? DEFAULT_LIMIT)
  const isAsked = (row: AuditRow, isToday: boolean) => matches(row, row.place, isToday)
  const rows = await rowsBelow(workspaceId, asked, cursor.right, limit + 1, isAsked, docs)
  const page = rows.slice(0, limit)
  return right({
    events: page.map((row) => summaryOf(row, names, { role: caller.role, now })),
    available: facetsOf(counted, names),
    headline,
    summary: totalsOf(counted),
    total: sumOf(asked.flatMap((part) => part.counted)),
    nextCursor: rows.length > limit ? (page.at(-1)?.eventId ?? null) : null,
  })
}
