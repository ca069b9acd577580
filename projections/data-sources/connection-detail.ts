import type { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import type { DataOf } from '#domain/events/catalogue'
import { type CoverageStatement, PLACE_OF } from '#domain/events/connections'
import { type KeptChoices, NO_CHOICES } from '#domain/events/import-choices'
import type { ReadRequest } from '#domain/operation'
import { withoutOptions } from '#domain/wording'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { DeadLetter, type DeadLetterState, openDeadLetters } from '../entities/dead-letter.js'
import { AuditEvent, subjectOf } from '../trail/row.js'
import type { ConnectionDetail, ConnectionView, CoveredPlace, KeptAnswer, Reading } from './response.js'
import { overviewTexts } from './texts.js'

/** The most of each list; its total stands beside it. */
const LISTED = 200
/** The most events of a connection that are looked at for what its readings covered. */
const MOST_EVENTS = 100

type Completed = DataOf<'SyncCompleted'>

/** Names places as a member knows them: containers by their name, projects by theirs. A place that is not shown has none. */
interface Places {
  readonly nameOf: (one: Pick<CoverageStatement, 'kind' | 'container'>) => string | null
}

const inForce = ({ mappings }: ContainerState, now: Instant): Uuid | null =>
  mappings.find(({ from, below }) => from <= now && now < below)?.projectId ?? null

const coveredIn = (coverage: readonly CoverageStatement[], { nameOf }: Places): readonly CoveredPlace[] =>
  coverage.flatMap(({ kind, container, from, to }) => {
    const place = nameOf({ kind, container })
    return place === null ? [] : [{ kind, place, from, to }]
  })

const TABLES = ['projects', 'roles', 'states', 'types', 'categories', 'items'] as const
const SINGLE = [
  'project',
  'role',
  'branch',
  'container',
  'dates',
  'decimal',
  'zone',
  'billable',
  'currency',
  'domains',
] as const

/** The answers that are kept with a connection, one by one; of a mapping only that there is one. */
export const keptAnswers = (answers: KeptChoices, projectName: (id: Uuid) => string): readonly KeptAnswer[] => {
  const named = (answer: KeptAnswer['answer'], meaning: string): string =>
    answer === 'project' || answer === 'projects' ? projectName(meaning) : meaning
  return [
    ...SINGLE.flatMap((answer): readonly KeptAnswer[] => {
      const meaning = answers[answer]
      return meaning === null ? [] : [{ answer, word: null, meaning: named(answer, meaning) }]
    }),
    ...(answers.mapping === null ? [] : [{ answer: 'mapping' as const, word: null, meaning: null }]),
    ...TABLES.flatMap((answer) =>
      answers[answer].map(({ word, meaning }): KeptAnswer => ({ answer, word, meaning: named(answer, meaning) })),
    ),
  ]
}

const listed = <S>(all: readonly S[]): readonly S[] => all.slice(0, LISTED)

/** Reads what the completed runs of a connection said, by the id of the run: the newest that the trail still has. */
const readCompleted = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  docs: DocumentReader,
): Promise<ReadonlyMap<string, Completed>> => {
  const rows = await docs.find(AuditEvent, {
    where: {
      workspaceId: { eq: workspaceId },
      subject: { eq: subjectOf(workspaceId, { kind: 'connection', key: connectionId }) },
    },
    sort: [{ by: 'order', direction: 'desc' }],
    limit: MOST_EVENTS,
  })
  const completed = rows.filter(({ type }) => type === 'SyncCompleted')
  // The trail keeps an event's data as the event had it, but for what is withheld.
  return new Map(completed.map(({ payload }) => [String(payload['runId']), payload as unknown as Completed] as const))
}

const readingsOf = (
  { recentRuns }: ConnectionState,
  completed: ReadonlyMap<string, Completed>,
  places: Places,
): readonly Reading[] =>
  recentRuns.map(({ id, startedAt, finishedAt, state, counts }) => {
    const said = completed.get(id)
    return {
      id,
      startedAt,
      finishedAt,
      state,
      accepted: counts?.accepted ?? null,
      unchanged: counts?.unchanged ?? null,
      withdrawn: counts?.withdrawn ?? null,
      rejected: counts?.rejected ?? null,
      leftOut: counts?.leftOut ?? [],
      files: listed((said?.files ?? []).map(({ madeAt }) => madeAt)),
      covered: said === undefined ? null : coveredIn(listed(said.coverage), places),
    }
  })

const rejectedRecord = ({ key, record, reasonCode, message, occurredAt, attempts }: DeadLetterState) => ({
  id: key,
  record,
  reasonCode,
  message: withoutOptions(message),
  occurredAt,
  attempts,
})

/** Reads all that is known of one connection that the caller may see. */
export const readConnectionDetail = async (
  { workspaceId, projects, unmappedToo, now }: ReadRequest,
  connection: ConnectionState,
  view: ConnectionView,
  containers: readonly ContainerState[],
  docs: DocumentReader,
): Promise<ConnectionDetail> => {
  const names = new Map(projects.map(({ projectId, name }) => [projectId, name]))
  const known = new Map(containers.map((one) => [`${one.kind} ${one.container}`, one]))
  const projectOf = (kind: string, container: string): Uuid | null => {
    const state = known.get(`${kind} ${container}`)
    return state === undefined ? null : inForce(state, now)
  }
  const places: Places = {
    nameOf: ({ kind, container }) => {
      const place = PLACE_OF[kind]
      if (place === 'project') return names.get(container) ?? null
      const project = projectOf(place, container)
      return unmappedToo || (project !== null && names.has(project)) ? container : null
    },
  }
  const own = new Map<string, ConnectionDetail['containers'][number]>()
  for (const { kind, container } of connection.coverage) {
    const place = PLACE_OF[kind]
    if (place === 'project' || places.nameOf({ kind, container }) === null) continue
    const project = projectOf(place, container)
    own.set(`${place} ${container}`, {
      kind: place,
      container,
      projectId: project,
      projectName: project === null ? null : (names.get(project) ?? null),
    })
  }
  const covered = coveredIn(connection.coverage, places)
  const sorted = [...own.values()].sort((a, b) => compareText(a.container, b.container))
  const open = openDeadLetters(workspaceId, connection.connectionId)
  // Records and answers may be of any of its projects: whoever sees a part of them is told none.
  const seesAll = unmappedToo || (covered.length > 0 && covered.length === connection.coverage.length)
  const letters = seesAll ? await docs.find(DeadLetter, { ...open, limit: LISTED }) : null
  const answers = seesAll
    ? keptAnswers(connection.answers ?? NO_CHOICES, (id) => names.get(id) ?? overviewTexts.unknownProject)
    : null
  const completed = await readCompleted(workspaceId, connection.connectionId, docs)
  return {
    connection: view,
    host: connection.asked === null ? null : { address: connection.asked.address },
    containers: listed(sorted),
    containersTotal: sorted.length,
    covered: listed(covered),
    coveredTotal: covered.length,
    readings: readingsOf(connection, completed, places),
    rejected: letters?.map(rejectedRecord).toSorted((a, b) => compareText(b.occurredAt, a.occurredAt)) ?? null,
    rejectedTotal: view.deadLetters,
    answers: answers === null ? null : listed(answers),
    answersTotal: answers?.length ?? null,
  }
}
