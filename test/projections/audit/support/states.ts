import type { DomainEvent } from '#domain/events/catalogue'
import { minorDigits } from '#domain/money'
import type { Line } from '#projections/audit/lines/response'
import { type AssumptionState, versionOn } from '#projections/entities/assumption'
import type { ChangeOrderState } from '#projections/entities/change-order'
import type { ClientState } from '#projections/entities/client'
import type { ContainerState } from '#projections/entities/container'
import type { EngagementState } from '#projections/entities/engagement'
import { type AnyEntity, entityId, evolve } from '#projections/entities/entity'
import type { ObjectiveState } from '#projections/entities/objective'
import type { PriceState } from '#projections/entities/price'
import type { ProjectState } from '#projections/entities/project'
import type { RateState } from '#projections/entities/rate'
import type { RoleBandState } from '#projections/entities/role-band'
import type { ScopeLockState } from '#projections/entities/scope-lock'
import type { SettingsState } from '#projections/entities/settings'
import type { SubscriptionState } from '#projections/entities/subscription'
import type { WorkspaceState } from '#projections/entities/workspace'
import { entities } from '#projections/index'

// What a line has to say of an event, by the documents before and after it, which folds make.

type Words = Readonly<Record<string, string | null>>

const money = (amount: string | number, currency: string): string => {
  const decimals = minorDigits(currency)
  const cents = typeof amount === 'number' ? amount : Math.round(Number(amount) * 10 ** decimals)
  const text = (cents / 10 ** decimals).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${text} ${currency}`
}
const cents = (amount: number | null, currency: string | null): string | null =>
  amount === null || currency === null ? null : money(amount, currency)
const minute = (instant: string): string => `${instant.replace('T', ' ').slice(0, 16)} UTC`
const several = (all: readonly string[]): string | null =>
  all.length === 0 ? null : all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
const setting = (value: unknown): string | null => {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 20 })
  if (Array.isArray(value)) return several(value.filter((one) => one !== ''))
  return /^[a-z]+(_[a-z]+)+$/.test(String(value)) ? String(value).replaceAll('_', ' ') : String(value)
}
const settingName = (name: string): string =>
  name
    .split('.')
    .join(' ')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

interface Naming {
  readonly project: (id: string) => string
  readonly client: (id: string) => string
}

/** The day of which an event speaks. */
const dayOf = ({ data }: DomainEvent): string =>
  'effectiveFrom' in data ? data.effectiveFrom : 'from' in data && typeof data.from === 'string' ? data.from : ''

// biome-ignore lint/suspicious/noExplicitAny: a state of the entity of that kind
const WORDS: Readonly<Record<string, (state: any, event: DomainEvent, naming: Naming) => Words>> = {
  workspace: ({ name, deletion }: WorkspaceState) => ({
    name,
    'deletion on': deletion === null ? null : minute(deletion.effectiveAt),
  }),
  client: ({ name, archived }: ClientState) => ({ name, status: archived ? 'archived' : 'active' }),
  project: ({ name, status, clientId }: ProjectState, _, { client }) => ({ name, status, client: client(clientId) }),
  container: ({ mappings }: ContainerState, event, { project }) => {
    const day = dayOf(event)
    const at = day === '' ? '0001-01-01T00:00:00.000Z' : `${day}T00:00:00.000Z`
    const mapping = mappings.find(({ from, below }) => from <= at && at < below)
    return { project: mapping === undefined ? null : project(mapping.projectId) }
  },
  engagement: (state: EngagementState) => ({
    'billing model': state.billingModel.replaceAll('_', ' '),
    amount: cents(state.contractedCents, state.currency),
    'first day': state.startsOn,
    'last day': state.endedOn ?? state.endsOn,
  }),
  price: ({ prices }: PriceState, event) => {
    const day = dayOf(event)
    const price = prices.filter(({ from, to }) => from <= day && (to === null || to >= day)).at(-1)
    return {
      'hourly price': price === undefined || Number(price.amount) === 0 ? null : money(price.amount, price.currency),
    }
  },
  rate: ({ rates }: RateState, event) => {
    const rate = rates.filter(({ from }) => from <= dayOf(event)).at(-1)
    return {
      'hourly rate': rate === undefined || Number(rate.amount) === 0 ? null : money(rate.amount, rate.currency),
    }
  },
  role_band: ({ band }: RoleBandState) => ({ band: band === null ? null : settingName(band) }),
  scope_lock: ({ items, lockedOn, timeZone, reference, releasedAt }: ScopeLockState) => ({
    status: releasedAt === null ? 'in force' : 'released',
    items: items.length.toLocaleString('en-US'),
    'locked on': lockedOn,
    'time zone': timeZone,
    reference,
  }),
  change_order: (order: ChangeOrderState) => ({
    reference: order.reference,
    title: order.title,
    'approved on': order.approvedOn,
    amount: cents(order.amountCents, order.currency),
    items: several(order.items),
    ...(order.withdrawnOn === null ? {} : { status: `withdrawn on ${order.withdrawnOn}` }),
  }),
  objective: ({ title, setOn, dueOn, state, endedOn }: ObjectiveState) => ({
    title,
    'set on': setOn,
    'due on': dueOn,
    status: state === 'open' ? 'open' : `${state} on ${endedOn}`,
  }),
  assumption: (state: AssumptionState, event) => {
    const version = versionOn(state, dayOf(event))
    return version === undefined
      ? {}
      : {
          value: version.value,
          'unit or method': version.unitOrMethod,
          verified: version.verified ? 'yes' : 'no',
          'last day': version.effectiveTo,
        }
  },
  settings: ({ values }: SettingsState, event) => {
    const named = event.type === 'SettingsChanged' ? Object.keys(event.data.after) : []
    return Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => named.includes(name))
        .map(([name, value]) => [settingName(name), setting(value)]),
    )
  },
  subscription: ({ terms }: SubscriptionState, event) => ({
    ...(event.type === 'PlanChanged' || event.type === 'SubscriptionSynced' ? { plan: terms.plan } : {}),
    ...(terms.trial === null
      ? {}
      : { 'plan of the trial': terms.trial.plan, 'trial until': minute(terms.trial.endsAt) }),
  }),
}

export const FAITHFUL_KINDS = Object.keys(WORDS)

/** The names of projects and clients at the end of all events, as reads show them. */
const namingBy = (events: readonly DomainEvent[]): Naming => {
  const names = new Map<string, string>()
  for (const event of events)
    if (event.type === 'ProjectAdded' || event.type === 'ProjectRenamed')
      names.set(event.data.projectId, event.data.name)
    else if (event.type === 'ClientAdded' || event.type === 'ClientRenamed')
      names.set(event.data.clientId, event.data.name)
  return { project: (id) => names.get(id) ?? 'a project', client: (id) => names.get(id) ?? 'a client' }
}

/** The members of lines that differ from the states before and after their events, of entities of some kinds. */
export const unfaithful = (
  events: readonly DomainEvent[],
  lines: readonly Line[],
  kinds: readonly string[] = FAITHFUL_KINDS,
): readonly unknown[] => {
  const naming = namingBy(events)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const states = new Map<string, unknown>()
  const wrong: unknown[] = []
  for (const event of events) {
    const { workspaceId, entity: ref } = event.metadata
    const entity = entities.find(({ name }) => name === ref.kind) as AnyEntity | undefined
    if (entity === undefined || !Object.hasOwn(entity.on, event.type)) continue
    const id = `${ref.kind} ${entityId(workspaceId, ref)}`
    const before = states.get(id)
    const after = evolve(entity, before, event)
    states.set(id, after)
    const line = byId.get(event.eventId)
    const words = WORDS[ref.kind]
    if (line === undefined || words === undefined || !kinds.includes(ref.kind) || after === undefined) continue
    const is = words(after, event, naming)
    const was: Words = before === undefined ? {} : words(before, event, naming)
    for (const { field, from, to } of line.changes) {
      if (field in is && is[field] !== to) wrong.push([event.type, field, 'to', to, is[field]])
      if (field in is && before !== undefined && (was[field] ?? null) !== from)
        wrong.push([event.type, field, 'from', from, was[field]])
    }
    const changed = Object.keys(is).filter((field) => (is[field] ?? null) !== (was[field] ?? null))
    for (const field of changed)
      if (!line.changes.some((one) => one.field === field)) wrong.push([event.type, field, 'is missing'])
  }
  return wrong
}
