import { right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Condition, DocumentReader, ReadSources } from '#domain/documents'
import type { DirectedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { actorTexts } from '#domain/texts'
import { keyNames } from '../../access/read.js'
import { AuditEvent, type AuditRow, auditId } from '../../trail/row.js'
import { eventLabels } from '../../trail/texts.js'
import { type Names, readNames } from '../names.js'
import { type Looking, mayRead } from '../report.js'
import { sentenceTexts, valueTexts } from '../texts.js'
import { readScope } from '../visible-places.js'
import type { AuditLines, Line } from './response.js'
import { asFirst, changesBy, type Event, sentenceOf } from './sentence.js'
import type { Earlier } from './table.js'
import type { Words } from './values.js'

/** The most events of one subject that are read for the values before an event. */
export const MOST_EARLIER = 100

/** The parts of a text that `joined` made. */
const partsOf = (text: string): readonly string[] =>
  text.split('|').map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%'))

/** An event of the trail as a line tells of it. */
const eventOf = ({ type, subject, payload, before, after }: AuditRow): Event => {
  const [, id = ''] = partsOf(subject)
  const [, place = '', key = ''] = partsOf(id)
  const data = type === 'SettingsChanged' ? { ...payload, before: before ?? {}, after: after ?? {} } : payload
  return { type, data, subject: { place, key } }
}

/** Says whether one event of a subject came before another: what people state of records of sources, each project states by itself. */
const isBefore = (one: AuditRow, row: AuditRow): boolean =>
  one.revision < row.revision && (row.target === 'container' || one.place === row.place)

/** Events of a subject, the last of them before an instant where there are very many. */
const readSubject = async (
  subject: string,
  own: readonly AuditRow[],
  workspaceId: Uuid,
  docs: DocumentReader,
): Promise<readonly AuditRow[]> => {
  const limit = MOST_EARLIER + own.length
  const newest = (beyond: { readonly order?: Condition }): Promise<readonly AuditRow[]> =>
    docs.find(AuditEvent, {
      where: { workspaceId: { eq: workspaceId }, subject: { eq: subject }, ...beyond },
      sort: [{ by: 'order', direction: 'desc' }],
      limit,
    })
  const all = await newest({})
  if (all.length < limit) return all
  const last = own.map(({ occurredAt }) => occurredAt).toSorted()
  // All events of that instant, whatever their ids.
  return newest({ order: { below: `${last.at(-1)}}` } })
}

/** The events of the subjects of some rows that are seen, by subject, each in the order of its stream. */
const readSubjects = async (
  rows: readonly AuditRow[],
  isSeen: (row: AuditRow) => boolean,
  workspaceId: Uuid,
  docs: DocumentReader,
): Promise<ReadonlyMap<string, readonly AuditRow[]>> => {
  const own = new Map<string, AuditRow[]>()
  for (const row of rows) own.set(row.subject, [...(own.get(row.subject) ?? []), row])
  const subjects = new Map<string, readonly AuditRow[]>()
  for (const [subject, some] of own) {
    const found = await readSubject(subject, some, workspaceId, docs)
    subjects.set(
      subject,
      found.filter(isSeen).toSorted((one, other) => one.revision - other.revision),
    )
  }
  return subjects
}

/** The ids of members, by the events that name them. */
const membersIn = (rows: readonly AuditRow[]): readonly Uuid[] =>
  rows.flatMap(({ payload }) =>
    [payload['memberId'], payload['createdBy']].flatMap((id) => (typeof id === 'string' ? [id] : [])),
  )

const readWords = async (
  names: Names,
  rows: readonly AuditRow[],
  { workspaceId }: DirectedRequest,
  { access, people }: ReadSources,
): Promise<Words> => {
  const ids = [...new Set(membersIn(rows))]
  const members = ids.length === 0 ? new Map<Uuid, string>() : await people.names(ids)
  const keys = rows.some(({ target }) => target === 'api_key')
    ? keyNames(await access.ofWorkspace(workspaceId))
    : new Map<Uuid, string>()
  const labels = new Map(names.connections.map(({ connectionId, label }) => [connectionId, label]))
  return {
    member: (id) => members.get(id) ?? actorTexts.formerMember,
    key: (id) => keys.get(id) ?? id,
    client: (id) => names.client(id) ?? valueTexts.aClient,
    project: (id) => names.project(id)?.name ?? valueTexts.aProject,
    connection: (id) => labels.get(id) || id,
  }
}

/** One line. Of what is no longer shown it says only what kind of thing happened. */
export const lineOf = (
  row: AuditRow,
  subject: readonly AuditRow[],
  names: Names,
  words: Words,
  looking: Looking,
): Line => {
  const who = names.actor(row.actor)
  if (!mayRead(row, looking))
    return { id: row.eventId, text: sentenceTexts.event(asFirst(who), eventLabels[row.type]), changes: [] }
  const earlier = subject
    .filter((one) => isBefore(one, row) && mayRead(one, looking))
    .map((one): Earlier => ({ type: one.type, data: eventOf(one).data }))
  const event = eventOf(row)
  const changes = changesBy(event, earlier, words)
  return { id: row.eventId, text: sentenceOf(event, who, changes, earlier, words), changes }
}

/** One sentence for each of some events, in the order in which they are asked for; those that are not seen are left out. */
export const readLines = async (
  request: DirectedRequest & { readonly given: { readonly ids: readonly string[] } },
  sources: ReadSources,
): Outcome<ReadRefusal, AuditLines> => {
  const { workspaceId, given, caller, now } = request
  const { docs } = sources
  const scope = await readScope(request, docs)
  const isSeen = ({ place }: AuditRow): boolean => scope.places.has(place)
  const ids = [...new Set(given.ids.map((id) => auditId(workspaceId, id)))]
  const found = await docs.get(AuditEvent, ids)
  const rows = ids.flatMap((id) => found.get(id) ?? []).filter(isSeen)
  const subjects = await readSubjects(rows, isSeen, workspaceId, docs)
  const names = await readNames(
    request,
    scope,
    rows.map(({ actor }) => actor),
    sources,
  )
  const words = await readWords(names, [...rows, ...[...subjects.values()].flat()], request, sources)
  const looking = { role: caller.role, now }
  return right({ lines: rows.map((row) => lineOf(row, subjects.get(row.subject) ?? [], names, words, looking)) })
}
