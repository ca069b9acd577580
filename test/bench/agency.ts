import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { issueKey } from '#app/state/keys'
import { openFacts } from '#connectors/facts/open'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { READ_SCOPES } from '#domain/roles'
import { instantOf } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import type { Stores } from '#stores/open'
import {
  clientAdded,
  mapped,
  memberJoined,
  planChanged,
  projectAdded,
  slugTaken,
  type Told,
  uuid,
  WORKSPACE,
  workspaceOpened,
} from '#test/projections/support/events'
import { invoice, rateSet, stated } from '#test/projections/support/facts'
import { importSource } from '#test/support/facts/import-source'
import { ok } from '#test/support/stores/outcome'
import { agencyFiles, PROJECTS } from '#test/support/year/agency'
import { yearUntil } from '#test/support/year/year'
import { AI, benchHistory, CALENDAR, CLOUD, EVENTS_A_DAY, REPOSITORIES, TRACKER } from './history.js'

// The year of an agency with five projects, and behind it as much history of one of them as is wanted.

const HOUR = 3_600_000
const DAY = 24 * HOUR
const READ_AT = '2026-01-10T00:00:00.000Z'
const ASKED_AT = '2026-01-10T01:00:00.000Z'
const BEGINNING = Date.UTC(2025, 0, 1)
const SHOP = uuid('shop')

const inForce = (project: string): readonly Told[] => [
  stated('EngagementSigned', project, uuid(`${project} e`), {
    engagementId: uuid(`${project} e`),
    billingModel: 'fixed',
    contractedCents: 10_000_000,
    currency: 'EUR',
    startsOn: '2025-01-01',
    endsOn: null,
  }),
  stated('ScopeLocked', project, uuid(`${project} l`), {
    lockId: uuid(`${project} l`),
    lockedOn: '2025-11-03',
    timeZone: 'UTC',
    method: 'manual',
    reference: 'SOW-1',
    items: Array.from({ length: 40 }, (_, i) => ({
      container: `${project}-tracker`,
      key: `${project.toUpperCase()}-${150 + i}`,
      estimateMinutes: 240,
    })),
  }),
  stated('ObjectiveSet', project, uuid(`${project} o`), {
    objectiveId: uuid(`${project} o`),
    title: 'Live',
    setOn: '2025-11-01',
    dueOn: null,
  }),
  invoice(project, 'I-1', {
    issuedOn: '2025-12-31',
    periodStart: '2025-12-01',
    periodEnd: '2025-12-31',
    lines: [
      {
        id: 'L1',
        description: 'Work',
        category: 'labour',
        role: 'engineering',
        hours: '90',
        unitAmount: '100.00',
        amount: '9000.00',
      },
    ],
  }),
]

/** A trail to look through: a report is exported every four hours of the year. */
const EXPORTS = 2_190
const exported = Array.from({ length: EXPORTS }, (_, i): Told => {
  const [reportId, project] = [uuid(`report ${i}`), PROJECTS[i % PROJECTS.length]]
  const cause = {
    workspaceId: WORKSPACE,
    correlationId: reportId,
    now: instantOf(BEGINNING + i * 4 * HOUR),
    actor: { kind: 'user', id: uuid('ann') } as const,
  }
  const data = { reportId, report: 'Invoice defense', projectId: uuid(project?.name ?? '') }
  const event = newEvent('ReportExported', { kind: 'report', key: reportId }, data, cause)
  return { stream: streamOf.reports(WORKSPACE), event }
})

const STATED: readonly Told[] = [
  ...[slugTaken('demo'), workspaceOpened('demo'), planChanged('scale'), memberJoined('ann')],
  ...[...new Set(PROJECTS.map(({ client }) => client))].map((client) => clientAdded(client)),
  ...PROJECTS.flatMap(({ name, client, repository, tracker, calendar, cloud }) => [
    projectAdded(name, { client }),
    mapped(repository, name, null),
    mapped(tracker, name, null, { kind: 'tracker_project' }),
    mapped(calendar, name, null, { kind: 'calendar' }),
    mapped(cloud, name, null, { kind: 'cloud_account' }),
    ...inForce(name),
  ]),
  ...REPOSITORIES.map((repository) => mapped(repository, 'shop', null)),
  mapped(TRACKER, 'shop', null, { kind: 'tracker_project' }),
  mapped(CALENDAR, 'shop', null, { kind: 'calendar' }),
  mapped(CLOUD, 'shop', null, { kind: 'cloud_account' }),
  mapped(AI, 'shop', null, { kind: 'ai_account' }),
  ...[rateSet('engineering', '95.50', '2024-01-01'), rateSet('design', '80.33', '2024-01-01')],
  ...exported,
]

const appendAll = async ({ eventLog }: Stores, events: readonly Told[]): Promise<void> => {
  const revisions = new Map<string, number>()
  for (const { stream, event } of events) {
    const { revision } = await ok(eventLog.append(stream, revisions.get(stream) ?? -1, [event]))
    revisions.set(stream, revision)
  }
}

/** Folds all of the log that is not folded yet. */
export const fold = async ({ eventLog, readStore }: Stores): Promise<void> => {
  const lease = await readStore.acquire(ALL, 'bench')
  if (isLeft(lease)) throw new Error('another process holds the lease')
  const leased = [{ lease: lease.right, documents: new Documents() }]
  const options = { eventLog, readStore, leased, onPhase: () => undefined }
  await ok(catchUp(options, new AbortController().signal))
  await ok(readStore.release(lease.right))
}

export interface Agency {
  readonly key: string
  readonly projectId: Uuid
  /** One of the audit trail. */
  readonly eventId: Uuid
  /** The instant of the questions. */
  readonly now: string
  readonly events: number
}

/**
 * Fills stores with the agency and a history that brings the log to about so many events, all of it folded. The history
 * ends where the agency's year begins, and goes back as far as its days hold its events.
 */
export const agency = async (stores: Stores, events: number, eventsADay: number = EVENTS_A_DAY): Promise<Agency> => {
  await appendAll(stores, STATED)
  const files = agencyFiles({ seed: 7, year: yearUntil('2026-01-01T00:00:00.000Z'), idOf: uuid })
  const told = STATED.length + files.reduce((sum, { lines }) => sum + lines.length, 0)
  const past = Math.max(0, events - told)
  const first = BEGINNING - Math.ceil(past / eventsADay) * DAY
  const revisions = new Map<string, number>()
  const setting = { workspaceId: WORKSPACE, projectId: SHOP, first, eventsADay }
  for (const [stream, batch] of benchHistory(past, 'streams', 1, setting)) {
    const { revision } = await ok(stores.eventLog.append(stream, revisions.get(stream) ?? -1, batch))
    revisions.set(stream, revision)
  }
  await fold(stores)
  const folder = mkdtempSync(join(tmpdir(), 'wdi-agency-'))
  const projects = new Set(PROJECTS.map(({ name }) => uuid(name)))
  for (const { name, lines } of files) {
    const file = join(folder, name)
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const open = () => openFacts([file], { label: null, projects, now: () => READ_AT })
    const opened = await ok(open())
    const { channel, category } = opened
    await ok(
      importSource({
        workspaceId: WORKSPACE,
        ...stores,
        now: () => READ_AT,
        sample: false,
        opened,
        open,
        channel,
        category,
        foldAll: async () => right(await fold(stores)),
      }),
    )
  }
  rmSync(folder, { recursive: true })
  await fold(stores)
  const wishes = { name: 'bench', environment: 'live', scopes: READ_SCOPES, expiry: 'never' } as const
  const { key } = await ok(issueKey({ ...wishes, workspaceId: WORKSPACE, memberId: uuid('ann') }, stores, READ_AT))
  const [, opened] = STATED
  return { key, projectId: SHOP, eventId: opened?.event.eventId ?? '', now: ASKED_AT, events: told + past }
}
