import { openSampleAgency, SAMPLE, type SampleIds, sampleIds } from '#app/import/sample'
import { keyToShow } from '#app/state/first-key'
import type { Instant, Uuid } from '#domain/common'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import type { OperationId } from '#test/contract/schemas/operations'
import { type Answer, send, serve } from '#test/support/api/server'
import { contractEndpoints } from '#test/support/contract/text'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

/** The end of the sample year, and the instant at which its answers are asked for. */
const MADE_AT: Instant = '2026-03-02T12:00:00.000Z'
const ASKED_AT: Instant = '2026-03-02T12:05:00.000Z'

/** A request of the sample; projects go by their names. */
interface Asked {
  readonly operation: OperationId
  /** The name of the case, beside the operation; absent for its first answer. */
  readonly shows?: string
  readonly project?: string
  readonly family?: string
  /** The action of the event that is read: the newest of the workspace. */
  readonly action?: string
  readonly query?: Readonly<Record<string, string>>
}

const days = (start: string, end: string) => ({ start, end, tz: 'UTC' })
const FEBRUARY = days('2026-02-01', '2026-02-28')
/** A few days, where a month has too many rows to read. */
const LAST_DAYS = days('2026-02-24', '2026-02-25')
const FIRST_DAYS = days('2025-04-22', '2025-04-24')
const CHANGE_ORDER = days('2025-07-04', '2025-07-18')
/** The month of the invoice that does not match. */
const DECEMBER = days('2025-12-01', '2025-12-31')
/** A month without a time sheet. */
const WITHOUT_SHEET = days('2025-09-01', '2025-09-30')
/** A day on which nothing was done. */
const SUNDAY = days('2026-03-01', '2026-03-01')

/** The requests: for each operation first one that shows most of its members, then ones that show others, or fewer. */
export const REQUESTS: readonly Asked[] = [
  { operation: 'apiKeys.list' },
  { operation: 'commandCenter.read', project: 'shop', query: FEBRUARY },
  { operation: 'commandCenter.read', shows: 'no-tracker', project: 'sdk', query: SUNDAY },
  { operation: 'commandCenter.evidence', project: 'shop', family: 'delivery_output', query: LAST_DAYS },
  { operation: 'search.read', project: 'shop', query: FEBRUARY },
  { operation: 'search.read', shows: 'no-agreement', project: 'sdk', query: SUNDAY },
  { operation: 'forensics.read', project: 'app', query: FIRST_DAYS },
  { operation: 'forensics.read', shows: 'no-agreement', project: 'sdk', query: SUNDAY },
  { operation: 'scope.read', project: 'shop', query: CHANGE_ORDER },
  { operation: 'scope.read', shows: 'no-lock', project: 'site', query: SUNDAY },
  { operation: 'scope.read', shows: 'no-agreement', project: 'sdk', query: SUNDAY },
  {
    operation: 'invoiceDefense.read',
    project: 'shop',
    query: { ...DECEMBER, question: 'what-was-delivered' },
  },
  { operation: 'invoiceDefense.read', shows: 'no-invoice', project: 'site', query: SUNDAY },
  { operation: 'invoiceDefense.read', shows: 'no-time-sheets', project: 'portal', query: WITHOUT_SHEET },
  { operation: 'aiEconomics.read', project: 'shop', query: FEBRUARY },
  { operation: 'aiEconomics.read', shows: 'no-changes', project: 'site', query: SUNDAY },
  { operation: 'aiEconomics.surface', project: 'shop', query: FEBRUARY },
  { operation: 'aiEconomics.surface', shows: 'no-changes', project: 'site', query: SUNDAY },
  { operation: 'confidence.read', project: 'shop', query: FEBRUARY },
  { operation: 'confidence.read', shows: 'no-tracker', project: 'sdk', query: SUNDAY },
  { operation: 'commercial.read' },
  { operation: 'dataSources.read' },
  { operation: 'connections.list' },
  { operation: 'audit.list', query: { limit: '5' } },
  { operation: 'audit.list', shows: 'last-page', query: { eventType: 'scope.locked' } },
  { operation: 'audit.read', action: 'scope.locked' },
  { operation: 'audit.read', shows: 'settings', action: 'settings.changed' },
  { operation: 'audit.read', shows: 'connector', action: 'sync.completed' },
  { operation: 'billing.read' },
]

/** A file of `test/contract/answers`. */
export const fileOf = ({ operation, shows }: Asked): string =>
  shows === undefined ? `${operation}.json` : `${operation}.${shows}.json`

const targetOf = (
  { operation, project, family, query }: Asked,
  projects: SampleIds['projects'],
  eventId: Uuid | null,
): string => {
  const path = contractEndpoints.find(({ id }) => id === operation)?.path ?? ''
  const projectId = projects.find(({ name }) => name === project)?.id
  const within = path
    .replace('{projectId}', projectId ?? '')
    .replace('{family}', family ?? '')
    .replace('{eventId}', eventId ?? '')
  const selected = projectId === undefined || path.includes('{projectId}') ? {} : { projectId }
  return `${within}?${new URLSearchParams({ ...selected, ...query })}`
}

/** The answers of the sample agency to each request, by file. Ids follow from what makes them: a test fixes that. */
export const sampleAnswers = async (): Promise<ReadonlyMap<string, Answer>> => {
  const data = newFolder()
  const stores = await ok(openStores(data))
  const environment = { ...stores, now: () => MADE_AT, watcher: unwatched }
  const { workspaceId, ownerId } = await ok(openSampleAgency(data, environment))
  const first = await ok(keyToShow(workspaceId, ownerId, environment))
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  const { projects } = await ok(sampleIds(workspaceId, environment))
  const api = await serve(stores)
  api.clock.now = ASKED_AT
  const authorization = `Bearer ${first?.key}`
  const ask = (target: string) =>
    send(api, `/api/v1/organizations/${SAMPLE.organization}/workspaces/${SAMPLE.workspace}${target}`, { authorization })
  const newest = async (action: string): Promise<Uuid> => {
    const { body } = await ask(`/audit/events?${new URLSearchParams({ eventType: action, limit: '1' })}`)
    return body.events[0].id
  }
  try {
    const answers = new Map<string, Answer>()
    for (const asked of REQUESTS) {
      const eventId = asked.action === undefined ? null : await newest(asked.action)
      answers.set(fileOf(asked), await ask(targetOf(asked, projects, eventId)))
    }
    return answers
  } finally {
    await api.close()
    stores.close()
  }
}
