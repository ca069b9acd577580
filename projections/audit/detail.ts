import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Condition, DocumentReader, ReadSources } from '#domain/documents'
import type { DirectedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { readNames } from './names.js'
import { detailOf } from './report.js'
import type { AuditEventDetail } from './response.js'
import { AuditEvent, type AuditRow, auditId } from './row.js'
import { readScope } from './scope.js'

const MOST_RELATED = 20
const MOST_IN_CHAIN = 50
const PAGE = 100

type Link = Partial<Record<'workspaceId' | 'correlationId' | 'subject', Condition>>

/** The first events of a link that the caller may see: those that may not be seen crowd none of them out. */
const linked = async (
  link: Link,
  direction: 'asc' | 'desc',
  most: number,
  places: ReadonlySet<Uuid>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly AuditRow[]> => {
  const seen: AuditRow[] = []
  for (let beyond: { readonly order?: Condition } = {}; ; ) {
    const where = { ...link, ...beyond }
    const found = await docs.find(AuditEvent, { where, sort: [{ by: 'order', direction }], limit: PAGE })
    if (isLeft(found)) return found
    seen.push(...found.right.filter(({ place }) => places.has(place)))
    const last = found.right.at(-1)
    if (last === undefined || found.right.length < PAGE || seen.length >= most) return right(seen.slice(0, most))
    // No order begins with another one: a blank more stands right behind.
    beyond = { order: direction === 'desc' ? { below: last.order } : { from: `${last.order} ` } }
  }
}

/** One event of the trail; `not_found` where there is none that the caller may see. */
export const readAudit = async (
  request: DirectedRequest & { readonly given: { readonly eventId: Uuid } },
  sources: ReadSources,
): Outcome<StoreUnavailable | ReadRefusal, AuditEventDetail> => {
  const { workspaceId, given, caller, now } = request
  const { docs } = sources
  const scope = await readScope(request, docs)
  if (isLeft(scope)) return scope
  const { places } = scope.right
  const id = auditId(workspaceId, given.eventId)
  const found = await docs.get(AuditEvent, [id])
  if (isLeft(found)) return found
  const row = found.right.get(id)
  if (row === undefined || !places.has(row.place)) return left({ tag: 'not_found' })

  const seen = (link: Link, direction: 'asc' | 'desc', most: number) =>
    linked({ workspaceId: { eq: workspaceId }, ...link }, direction, most, places, docs)
  const subject = await seen({ subject: { eq: row.subject } }, 'desc', MOST_RELATED + 1)
  if (isLeft(subject)) return subject
  // What it caused has its correlation, too.
  const together = await seen({ correlationId: { eq: row.correlationId } }, 'asc', MOST_IN_CHAIN)
  if (isLeft(together)) return together
  const causeId = row.causationId === null ? [] : [auditId(workspaceId, row.causationId)]
  const causes = await docs.get(AuditEvent, causeId)
  if (isLeft(causes)) return causes
  const cause = [...causes.right.values()].filter(({ place }) => places.has(place))

  const unique = new Map<string, AuditRow>(
    [row, ...cause, ...together.right].slice(0, MOST_IN_CHAIN).map((one) => [one.eventId, one]),
  )
  const chain = [...unique.values()].sort((a, b) => (a.order < b.order ? -1 : 1))
  const related = subject.right.filter(({ eventId }) => eventId !== row.eventId).slice(0, MOST_RELATED)
  const names = await readNames(
    request,
    scope.right,
    chain.map(({ actor }) => actor),
    sources,
  )
  if (isLeft(names)) return names
  return right({ event: detailOf(row, { related, chain }, names.right, { role: caller.role, now }) })
}
