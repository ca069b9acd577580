import { compareText } from '#domain/compare'
import { type Availability, measuredNumber, whole } from '#domain/coverage'
import { figure } from '#domain/figures'
import { addMoney, Currency, currencyOf, moneyOfCents, NOTHING, type Sums, totalCents } from '#domain/money'
import type { Caller, SelectedProject } from '#domain/operation'
import { actionsOf } from '#domain/roles'
import type { AiTotals } from '../ai/report.js'
import type { ConnectionView } from '../data-sources/response.js'
import { type ChangeOrderState, hasKnownItem } from '../entities/change-order.js'
import { joined } from '../entities/entity.js'
import { strongest } from '../entities/observation.js'
import type { WorkItemState } from '../entities/work-item.js'
import type { ScopeTotals } from '../scope-creep/report.js'
import type { ClientItem, ConnectionItem, Facts, InsightItem, ProjectItem, Search, WorkItemItem } from './response.js'
import { insightItemTexts, insightMetas, kindTexts, searchBases } from './texts.js'

/** Everything in the selection that a search can lead to. */
export interface SearchInputs {
  readonly caller: Caller
  readonly clients: readonly { readonly id: string; readonly name: string }[]
  readonly projects: readonly SelectedProject[]
  /** Connections of the whole workspace; null where the corpus is of one client or project. */
  readonly connections: readonly ConnectionView[] | null
  /** Work items of the one project that is selected; null where none is. */
  readonly workItems: readonly WorkItemState[] | null
  readonly ai: Pick<AiTotals, 'adoption' | 'cycleTime'>
  readonly changesRead: Availability
  /** Scope totals of each project that has them. */
  readonly scopes: readonly ScopeTotals[]
  /** Availability of the trackers of projects with a lock: that of the one that was read least. */
  readonly scopesRead: Availability
  /** Change orders of the projects, in force at the end of the period. */
  readonly orders: readonly ChangeOrderState[]
  /** Says whether what is derived from a rate is hidden from the caller. */
  readonly hidesRates: boolean
}

/** Says whether anything that was added has a value, of its own or as a change order. */
const isValued = ({ valuation, changeOrders }: ScopeTotals): boolean =>
  valuation.valuedItems > 0 || changeOrders.some((order) => order.amountCents !== null && hasKnownItem(order))

/**
 * The value of what was added in all projects together; null where nothing is priced, where there are two currencies,
 * and where costs are hidden.
 */
const scopeValueOf = ({ scopes, hidesRates }: SearchInputs): Facts['scopeValue'] => {
  if (hidesRates) return null
  const valued = scopes.filter(isValued).map(({ valuation }) => valuation)
  // What has no total of its own would be missing in one of all.
  const sums = valued.reduce<Sums | null>(
    (sum, { valueCents, currency }) =>
      sum !== null && valueCents !== null && Currency.is(currency)
        ? addMoney(sum, moneyOfCents(currency, valueCents))
        : null,
    NOTHING,
  )
  if (sums === null) return null
  const [cents, currency] = [totalCents(sums), currencyOf(sums)]
  return cents === null || currency === null
    ? null
    : figure(cents, 'cents', 'modeled', searchBases.scopeValue(currency))
}

/** The change order that was approved last; of one day, by its reference. */
const lastReference = (orders: readonly ChangeOrderState[]): string | null =>
  orders.toSorted((a, b) => compareText(`${a.approvedOn} ${a.reference}`, `${b.approvedOn} ${b.reference}`)).at(-1)
    ?.reference ?? null

export const searchFacts = (inputs: SearchInputs): Facts => {
  const { ai, changesRead, scopes, scopesRead, orders } = inputs
  const signals = scopes.reduce((sum, { rowsTotal }) => sum + rowsTotal, 0)
  return {
    aiAssistedChanges: measuredNumber(changesRead, ai.adoption.assistedChanges),
    aiNetHours: ai.cycleTime.gain?.netHours ?? null,
    changeRequestReference: lastReference(orders),
    scopeSignals: scopes.length === 0 ? null : whole(scopesRead, signals),
    scopeValue: scopeValueOf(inputs),
  }
}

const words = (...all: readonly (string | null)[]): string =>
  [...new Set(all.flatMap((one) => one?.toLowerCase() ?? []))].join(' ')
const orUnknown = (value: number | null, text: (value: number) => string): string =>
  value === null ? insightMetas.notKnown : text(value)

const insightItems = ({ aiAssistedChanges, aiNetHours, scopeSignals }: Facts): readonly InsightItem[] => {
  const insight = (id: string, item: Omit<InsightItem, 'id' | 'kind' | 'section'>): InsightItem => ({
    id,
    kind: 'insight',
    section: 'insights',
    ...item,
  })
  const toAi = { type: 'goto', view: 'ai-economics' } as const
  return [
    insight('insight:ai_assisted_changes', {
      ...insightItemTexts.aiAssistedChanges,
      icon: 'spark',
      meta: orUnknown(aiAssistedChanges, insightMetas.assisted),
      tone: 'ai',
      action: toAi,
    }),
    insight('insight:ai_net_hours', {
      ...insightItemTexts.aiNetHours,
      icon: 'clock',
      meta: orUnknown(aiNetHours, insightMetas.netHours),
      tone: 'ai',
      action: toAi,
    }),
    insight('insight:scope_signals', {
      ...insightItemTexts.scopeSignals,
      icon: 'layers',
      meta: orUnknown(scopeSignals, insightMetas.scopeSignals),
      tone: scopeSignals === null ? 'neutral' : scopeSignals === 0 ? 'good' : 'warn',
      action: { type: 'goto', view: 'scope-creep' },
    }),
  ]
}

/** At most two letters that stand for a name. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('') || '?'

const clientItem = ({ id, name }: SearchInputs['clients'][number]): ClientItem => ({
  id: `client:${id}`,
  kind: 'client',
  section: 'clients',
  title: name,
  keywords: words(name, kindTexts.client),
  meta: kindTexts.client,
  glyph: { glyph: initials(name), tone: 'neutral' },
  action: { type: 'client', clientId: id },
})

const projectItem = (
  { projectId, clientId, name }: SelectedProject,
  clients: ReadonlyMap<string, string>,
): ProjectItem => {
  const client = clients.get(clientId) ?? ''
  return {
    id: `project:${projectId}`,
    kind: 'project',
    section: 'projects',
    title: name,
    icon: 'folder',
    keywords: words(name, client, kindTexts.project),
    meta: client,
    action: { type: 'project', projectId },
  }
}

const connectionItem = ({ id, label, provider, category, health }: ConnectionView): ConnectionItem => ({
  id: `connection:${id}`,
  kind: 'connection',
  section: 'connections',
  title: label === '' ? provider : label,
  keywords: words(provider, category, kindTexts.connection),
  meta: health,
  icon: 'plug',
  action: { type: 'goto', view: 'connections' },
})

const workItemItem = ({ place, key, type, state, observations }: WorkItemState, projectId: string): WorkItemItem => {
  const title = strongest(observations, (facts) => facts.title) ?? ''
  return {
    id: joined('work_item', place, key),
    kind: 'work_item',
    section: 'work_items',
    title: `${key} ${title}`.trim(),
    keywords: words(key, type, state),
    meta: state ?? 'withdrawn',
    icon: type ?? 'other',
    action: { type: 'project', projectId },
  }
}

/** All that can be searched in a selection; ranking is the client's. */
export const searchReport = (inputs: SearchInputs): Search => {
  const { caller, clients, projects, connections, workItems } = inputs
  const facts = searchFacts(inputs)
  const names = new Map(clients.map(({ id, name }) => [id, name]))
  const [project] = projects
  return {
    canManageSources: actionsOf(caller.role).has('integrations.manage'),
    facts,
    groups: [
      { section: 'insights', items: insightItems(facts) },
      { section: 'projects', items: projects.map((one) => projectItem(one, names)) },
      { section: 'clients', items: clients.map(clientItem) },
      ...(connections === null ? [] : [{ section: 'connections' as const, items: connections.map(connectionItem) }]),
      ...(workItems === null || project === undefined
        ? []
        : [
            {
              section: 'work_items' as const,
              items: workItems.map((item) => workItemItem(item, project.projectId)),
            },
          ]),
    ],
  }
}
