import { left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Condition, DocumentReader, ReadSources } from '#domain/documents'
import type { DirectedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { AuditEvent, type AuditRow, auditId } from '../trail/row.js'
import { readNames } from './names.js'
import { detailOf } from './report.js'
import type { AuditEventDetail } from './response.js'
import { readScope } from './visible-places.js'

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
): Promise<readonly AuditRow[]> => {
  const seen: AuditRow[] = []
  for (let beyond: { readonly order?: Condition } = {}; ; ) {
    const where = { ...link, ...beyond }
    const found = await docs.find(AuditEvent, { where, sort: [{ by: 'order', direction }], limit: PAGE })
    seen.push(...found.filter(({ place }) => places.has(place)))
    const last = found.at(-1)
    if (last === undefined || found.length < PAGE || seen.length >= most) return seen.slice(0, most)
    // No order begins with another one: a blank more stands right behind.
    beyond = { order: direction === 'desc' ? { below: last.order } : { from: `${last.order} ` } }
  }
}

/** One event of the trail; `not_found` where there is none that the caller may see. */
export const readAudit = async (
  request: DirectedRequest & { readonly given: { readonly eventId: Uuid } },
  sources: ReadSources,
): Outcome<ReadRefusal, AuditEventDetail> => {
  const { workspaceId, given, caller, now } = request
  const { docs } = sources
  const scope = await readScope(request, docs)
  const { places } = scope
  const id = auditId(workspaceId, given.eventId)
  const found = await docs.get(AuditEvent, [id])
  const row = found.get(id)
  if (row === undefined || !places.has(row.place)) return left({ tag: 'not_found' })

  const seen = (link: Link, direction: 'asc' | 'desc', most: number) =>
    linked({ workspaceId: { eq: workspaceId }, ...link }, direction, most, places, docs)
  const subject = await seen({ subject: { eq: row.subject } }, 'desc', MOST_RELATED + 1)
  // What it caused has its correlation, too.
  const together = await seen({ correlationId: { eq: row.correlationId } }, 'asc', MOST_IN_CHAIN)
  const causeId = row.causationId === null ? [] : [auditId(workspaceId, row.causationId)]
  const causes = await docs.get(AuditEvent, causeId)
  const cause = [...causes.values()].filter(({ place }) => places.has(place))

  const unique = new Map<string, AuditRow>(
    [row, ...cause, ...together].slice(0, MOST_IN_CHAIN).map((one) => [one.eventId, one]),
  )
  const chain = [...unique.values()].sort((a, b) => compareText(a.order, b.order))
  const related = subject.filter(({ eventId }) => eventId !== row.eventId).slice(0, MOST_RELATED)
  const names = await readNames(
    request,
    scope,
    chain.map(({ actor }) => actor),
    sources,
  )
  return right({ event: detailOf(row, { related, chain }, names, { role: caller.role, now }) })
}
