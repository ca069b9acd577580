import type { CivilDate, Uuid } from '#domain/common'
import { scaled } from '#domain/decimal'
import type { DataOf, EventType } from '#domain/events/catalogue'
import type { InvoiceFacts } from '#domain/events/commercial'
import type { BillingModel } from '#domain/events/engagement'
import { type Currency, centsOf } from '#domain/money'
import { numberText } from '#domain/wording'
import type { Withheld } from '../../trail/payload.js'
import { fieldTexts as field, stateTexts, valueTexts } from '../texts.js'
import {
  accessWord,
  amountWord,
  centsWord,
  instantOrNone,
  instantWord,
  listWord,
  settingName,
  settingWord,
  type Words,
  wordOf,
  wordOrNone,
  yesNo,
} from './values.js'

/** The subject of an event: where it lies, and its key there. */
export interface Subject {
  readonly place: string
  readonly key: string
}

/** The data of an event as the trail keeps it: lists are cut, and `itemsTotal` says how long one was. */
export type Kept<T extends EventType> = Omit<DataOf<T>, Withheld> & {
  readonly itemsTotal?: number
  readonly linesTotal?: number
}

/** Values of fields, in words; null where a field has none any more. */
export type Values = Readonly<Record<string, string | null>>

/** One type of event: what it is about, and which values it gives. */
interface LineOf<T extends EventType> {
  /** The thing, as the sentence calls it. */
  readonly what: (data: Kept<T>, words: Words, subject: Subject, earlier: readonly Earlier[]) => string
  /** The values of its subject that it sets, by the names of their fields. */
  readonly gives: (data: Kept<T>, words: Words, subject: Subject) => Values
  /** The values before, where they do not follow from what earlier events of the same subject set. */
  readonly before?: (data: Kept<T>, earlier: readonly Earlier[], words: Words) => Values
  /** The day from which the values hold. */
  readonly asOf?: (data: Kept<T>) => CivilDate | null
  /** `short`: the sentence leaves the values to the list of changes. `inline`: its only value follows it, without its field. */
  readonly style?: 'short' | 'inline'
}
export type AnyLine = LineOf<EventType>

/** An earlier event of the same subject. */
export interface Earlier {
  readonly type: EventType
  readonly data: unknown
}

const dataOf = <T extends EventType>(earlier: readonly Earlier[], named: T): readonly Kept<T>[] =>
  earlier.flatMap(({ type, data }) => (type === named ? [data as Kept<T>] : []))

const NOTHING = (): Values => ({})
const itself = (_: unknown, __: Words, { key }: Subject): string => key
const theProject = (_: unknown, { project }: Words, { place }: Subject): string => project(place)
/** The name that the last earlier event of a type gave, else the key. */
const named =
  <T extends EventType>(types: readonly T[], nameOf: (data: Kept<T>) => string) =>
  (_: unknown, __: Words, { key }: Subject, earlier: readonly Earlier[]): string => {
    const last = earlier.findLast(({ type }) => types.some((one) => one === type))
    return last === undefined ? key : nameOf(last.data as Kept<T>)
  }
/** An observed thing: its place and key, as its sources give them. */
const observed = { what: itself, gives: NOTHING, style: 'short' } as const
const ofConnection = (_: unknown, { connection }: Words, { key }: Subject): string => connection(key)

const modelWord = (model: (typeof BillingModel)['_A']): string => wordOf(model)
const engagementValues = ({
  billingModel,
  contractedCents,
  currency,
  startsOn,
  endsOn,
}: Omit<DataOf<'EngagementSigned'>, 'engagementId'>): Values => ({
  [field.billingModel]: modelWord(billingModel),
  [field.amount]: centsWord(contractedCents, currency),
  [field.startsOn]: startsOn,
  [field.endsOn]: endsOn,
})

const orderValues = (data: Kept<'ChangeOrderApproved'>): Values => ({
  [field.reference]: data.reference,
  [field.title]: data.title,
  [field.approvedOn]: data.approvedOn,
  [field.amount]: centsWord(data.amountCents, data.currency),
  [field.items]: listWord(data.items, data.itemsTotal),
})

/** An hourly amount; 0 takes it back. */
const hourly = (amount: string, currency: Currency): string | null =>
  scaled(amount) === 0n ? null : amountWord(amount, currency)

/** The rate of a day, by earlier events, of which each replaces that of its own first day. */
const rateOn = (day: CivilDate, earlier: readonly Kept<'RateSet'>[]): string | null => {
  const byDay = new Map(earlier.map((one) => [one.effectiveFrom, one]))
  const last = [...byDay.keys()]
    .filter((from) => from <= day)
    .sort()
    .at(-1)
  const rate = last === undefined ? undefined : byDay.get(last)
  return rate === undefined ? null : hourly(rate.amount, rate.currency)
}

/** The price of a day, by earlier events, of which each replaces that of its own first day. */
const priceOn = (day: CivilDate, earlier: readonly Kept<'PriceSet'>[]): string | null => {
  const byDay = new Map(earlier.map((one) => [one.effectiveFrom, one]))
  const last = [...byDay.values()]
    .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day))
    .map(({ effectiveFrom }) => effectiveFrom)
    .sort()
    .at(-1)
  const price = last === undefined ? undefined : byDay.get(last)
  return price === undefined ? null : hourly(price.amount, price.currency)
}

const assumptionValues = (data: Omit<DataOf<'AssumptionSet'>, 'assumptionId' | 'versionId'>): Values => ({
  [field.value]: data.value,
  [field.unitOrMethod]: data.unitOrMethod,
  [field.verified]: yesNo(data.verified),
  [field.endsOn]: data.effectiveTo,
})

interface Mapping {
  readonly from: CivilDate | null
  readonly projectId: Uuid | null
}
const mappingOf = (one: Earlier): readonly Mapping[] => [
  ...dataOf([one], 'ContainerMapped').map(({ from, projectId }) => ({ from, projectId })),
  ...dataOf([one], 'ContainerUnmapped').map(({ from }) => ({ from, projectId: null })),
]
/** The project of a container on a day (null: from the beginning on): a later statement ends what began on its day or after it. */
const projectOn = (day: CivilDate | null, earlier: readonly Earlier[]): Uuid | null => {
  const started = (from: CivilDate | null): string => from ?? ''
  let mappings: readonly Mapping[] = []
  for (const next of earlier.flatMap(mappingOf))
    mappings = [...mappings.filter(({ from }) => started(from) < started(next.from)), next]
  return mappings.findLast(({ from }) => started(from) <= started(day))?.projectId ?? null
}

const containerWhat = ({ kind, container }: Pick<DataOf<'ContainerMapped'>, 'kind' | 'container'>): string =>
  `${wordOf(kind)} ${container}`

const invoiceAmount = ({ currency, lines, linesTotal }: Kept<'InvoiceIssued'>): Values => {
  // A cut list has no known sum.
  if (linesTotal !== undefined) return {}
  const sum = lines.reduce((all: bigint, { amount }: InvoiceFacts['lines'][number]) => all + scaled(amount), 0n)
  return { [field.amount]: centsWord(centsOf(sum, currency), currency) }
}

const changeWhat = (_: unknown, __: Words, { place, key }: Subject): string => valueTexts.changeOf(key, place)
const ruleValues = (rule: Kept<'AiRuleTakenBack'>, marks: string): Values => ({
  [field.marks]: valueTexts.on(marks, valueTexts.days(rule.from, rule.to)),
})

const importValues = (data: Kept<'ImportAnswered'>, { project }: Words): Values => ({
  [field.project]: data.project === null ? null : project(data.project),
  [field.role]: data.role,
  [field.branch]: data.branch,
  [field.container]: data.container,
  [field.billable]: data.billable,
  [field.currency]: data.currency,
  [field.dates]: wordOrNone(data.dates),
  [field.decimal]: data.decimal,
  [field.zone]: data.zone,
  [field.domains]: data.domains,
})

const keyValues = ({ environment, scopes, createdBy, expiresAt }: Kept<'ApiKeyIssued'>, { member }: Words): Values => ({
  [field.status]: stateTexts.active,
  [field.environment]: environment,
  [field.scopes]: listWord(scopes),
  [field.creator]: member(createdBy),
  [field.expires]: instantOrNone(expiresAt),
})

/** Every type of event. */
export const LINES: { readonly [T in EventType]: LineOf<T> } = {
  WorkspaceSlugTaken: { what: itself, gives: (_, __, { key }) => ({ [field.address]: key }), style: 'short' },
  WorkspaceErased: { what: itself, gives: () => ({ [field.address]: null }), style: 'short' },
  WorkspaceOpened: {
    what: ({ name }) => name,
    gives: ({ name, organizationSlug, workspaceSlug, region }) => ({
      [field.name]: name,
      [field.address]: `${organizationSlug}/${workspaceSlug}`,
      [field.region]: region,
      [field.deletion]: null,
    }),
    style: 'short',
  },
  WorkspaceRenamed: { what: ({ name }) => name, gives: ({ name }) => ({ [field.name]: name }), style: 'inline' },
  WorkspaceDeletionRequested: {
    what: itself,
    gives: ({ effectiveAt }) => ({ [field.deletion]: instantWord(effectiveAt) }),
  },
  WorkspaceDeletionCancelled: { what: itself, gives: () => ({ [field.deletion]: null }), style: 'short' },
  WorkspaceClosed: { what: itself, gives: () => ({ [field.status]: stateTexts.closed }), style: 'short' },
  ClientAdded: {
    what: ({ name }) => name,
    gives: ({ name }) => ({ [field.name]: name, [field.status]: stateTexts.active }),
    style: 'short',
  },
  ClientRenamed: { what: ({ name }) => name, gives: ({ name }) => ({ [field.name]: name }), style: 'inline' },
  ClientArchived: {
    what: ({ clientId }, { client }) => client(clientId),
    gives: () => ({ [field.status]: stateTexts.archived }),
    style: 'short',
  },
  ProjectAdded: {
    what: ({ name }) => name,
    gives: ({ name, clientId, status }, { client }) => ({
      [field.name]: name,
      [field.client]: client(clientId),
      [field.status]: status,
    }),
    style: 'short',
  },
  ProjectRenamed: { what: ({ name }) => name, gives: ({ name }) => ({ [field.name]: name }), style: 'inline' },
  ProjectStatusChanged: {
    what: ({ projectId }, { project }) => project(projectId),
    gives: ({ status }) => ({ [field.status]: status }),
    style: 'inline',
  },
  ContainerMapped: {
    what: containerWhat,
    gives: ({ projectId }, { project }) => ({ [field.project]: project(projectId) }),
    before: ({ from }, earlier, { project }) => {
      const was = projectOn(from, earlier)
      return { [field.project]: was === null ? null : project(was) }
    },
    asOf: ({ from }) => from,
    style: 'inline',
  },
  ContainerUnmapped: {
    what: containerWhat,
    gives: () => ({ [field.project]: null }),
    before: ({ from }, earlier, { project }) => {
      const was = projectOn(from, earlier)
      return { [field.project]: was === null ? null : project(was) }
    },
    asOf: ({ from }) => from,
    style: 'short',
  },
  ContainerRenamed: {
    what: ({ kind }) => wordOf(kind),
    gives: ({ to }) => ({ [field.name]: to }),
    before: ({ container }) => ({ [field.name]: container }),
    style: 'inline',
  },
  MemberJoined: {
    what: ({ memberId }, { member }) => member(memberId),
    gives: ({ role, dataAccess }, words) => ({
      [field.role]: wordOf(role),
      [field.dataAccess]: accessWord(dataAccess, words),
    }),
  },
  MemberRoleChanged: {
    what: ({ memberId }, { member }) => member(memberId),
    gives: ({ role }) => ({ [field.role]: wordOf(role) }),
    style: 'inline',
  },
  MemberDataAccessChanged: {
    what: ({ memberId }, { member }) => member(memberId),
    gives: ({ dataAccess }, words) => ({ [field.dataAccess]: accessWord(dataAccess, words) }),
    style: 'inline',
  },
  MemberLeft: {
    what: ({ memberId }, { member }) => member(memberId),
    gives: () => ({ [field.role]: null, [field.dataAccess]: null }),
    style: 'short',
  },
  ApiKeyIssued: { what: ({ name }) => name, gives: keyValues },
  ApiKeyRevoked: {
    what: ({ keyId }, { key }) => key(keyId),
    gives: () => ({ [field.status]: stateTexts.revoked }),
    style: 'short',
  },
  ApiKeyRotated: {
    what: ({ keyId }, { key }) => key(keyId),
    gives: ({ graceUntil }) => ({ [field.status]: stateTexts.active, [field.graceUntil]: instantWord(graceUntil) }),
  },
  EngagementSigned: { what: theProject, gives: engagementValues },
  EngagementAmended: { what: theProject, gives: engagementValues },
  EngagementEnded: { what: theProject, gives: ({ endedOn }) => ({ [field.endsOn]: endedOn }) },
  PriceSet: {
    what: ({ role }) => role,
    gives: ({ amount, currency }) => ({ [field.hourlyPrice]: hourly(amount, currency) }),
    before: ({ effectiveFrom }, earlier) => ({
      [field.hourlyPrice]: priceOn(effectiveFrom, dataOf(earlier, 'PriceSet')),
    }),
    asOf: ({ effectiveFrom }) => effectiveFrom,
    style: 'inline',
  },
  ScopeLocked: {
    what: theProject,
    gives: ({ lockedOn, timeZone, items, itemsTotal, reference }) => ({
      [field.status]: stateTexts.inForce,
      [field.lockedOn]: lockedOn,
      [field.zone]: timeZone,
      [field.items]: numberText(itemsTotal ?? items.length),
      [field.reference]: reference,
    }),
  },
  ScopeLockReleased: {
    what: theProject,
    gives: ({ reason }) => ({ [field.status]: stateTexts.released, [field.reason]: reason }),
  },
  ChangeOrderApproved: { what: ({ reference }) => reference, gives: orderValues, style: 'short' },
  ChangeOrderAmended: { what: ({ reference }) => reference, gives: orderValues },
  ChangeOrderWithdrawn: {
    what: named(['ChangeOrderApproved', 'ChangeOrderAmended'], ({ reference }) => reference),
    gives: ({ withdrawnOn, reason }) => ({
      [field.status]: valueTexts.on(stateTexts.withdrawn, withdrawnOn),
      [field.reason]: reason,
    }),
  },
  ObjectiveSet: {
    what: ({ title }) => title,
    gives: ({ title, setOn, dueOn }) => ({
      [field.title]: title,
      [field.status]: stateTexts.open,
      [field.setOn]: setOn,
      [field.dueOn]: dueOn,
    }),
    style: 'short',
  },
  ObjectiveCompleted: {
    what: named(['ObjectiveSet'], ({ title }) => title),
    gives: ({ completedOn }) => ({ [field.status]: valueTexts.on(stateTexts.completed, completedOn) }),
  },
  ObjectiveDropped: {
    what: named(['ObjectiveSet'], ({ title }) => title),
    gives: ({ droppedOn }) => ({ [field.status]: valueTexts.on(stateTexts.dropped, droppedOn) }),
  },
  MilestoneReached: {
    what: ({ title }) => title,
    gives: ({ title, reachedOn }) => ({ [field.title]: title, [field.reachedOn]: reachedOn }),
    style: 'short',
  },
  ClientQuestionAsked: { what: itself, gives: ({ question }) => ({ [field.question]: question }) },
  ClientQuestionAnswered: { what: itself, gives: ({ answer }) => ({ [field.answer]: answer }) },
  CostEstimateRecorded: {
    what: theProject,
    gives: ({ amountCents, currency, decidedOn }) => ({
      [field.amount]: centsWord(amountCents, currency),
      [field.decidedOn]: decidedOn,
    }),
  },
  AssumptionSet: {
    what: ({ assumptionId }) => wordOf(assumptionId.replaceAll('-', ' ')),
    gives: assumptionValues,
    before: ({ effectiveFrom: day }, earlier) => {
      const version = dataOf(earlier, 'AssumptionSet').findLast(
        ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day),
      )
      return version === undefined ? {} : assumptionValues(version)
    },
    asOf: ({ effectiveFrom }) => effectiveFrom,
  },
  TimeEntryRecorded: observed,
  TimeEntryWithdrawn: observed,
  InvoiceIssued: {
    what: ({ number }) => number,
    gives: (data) => ({
      [field.status]: data.status,
      [field.issuedOn]: data.issuedOn,
      [field.period]: valueTexts.days(data.periodStart, data.periodEnd),
      ...invoiceAmount(data),
    }),
  },
  InvoiceWithdrawn: observed,
  InvoiceVoided: {
    what: itself,
    gives: ({ reason }) => ({ [field.status]: stateTexts.void, [field.reason]: reason }),
  },
  // Each note and each explained line is one of many of its invoice: none replaces another.
  InvoiceNoted: {
    what: itself,
    gives: ({ lineId, text }) =>
      lineId === null ? { [field.note]: text } : { [field.line]: lineId, [field.note]: text },
    before: NOTHING,
  },
  InvoiceNoteWithdrawn: { what: itself, gives: NOTHING },
  InvoiceLineExplained: {
    what: itself,
    gives: ({ lineId, reason }) => ({ [field.line]: lineId, [field.reason]: reason }),
    before: NOTHING,
  },
  InvoiceExplanationWithdrawn: { what: itself, gives: ({ lineId }) => ({ [field.line]: lineId }), before: NOTHING },
  InvoiceApproved: { what: itself, gives: NOTHING },
  InvoiceApprovalWithdrawn: { what: itself, gives: ({ reason }) => ({ [field.reason]: reason }), before: NOTHING },
  CloudCostRecorded: observed,
  CloudCostWithdrawn: observed,
  RateSet: {
    what: ({ role, clientId, projectId }, { client, project }) => {
      if (projectId !== undefined) return valueTexts.rateFor(role, project(projectId))
      return clientId === undefined ? role : valueTexts.rateFor(role, client(clientId))
    },
    gives: ({ amount, currency }) => ({ [field.hourlyRate]: hourly(amount, currency) }),
    before: ({ effectiveFrom }, earlier) => ({ [field.hourlyRate]: rateOn(effectiveFrom, dataOf(earlier, 'RateSet')) }),
    asOf: ({ effectiveFrom }) => effectiveFrom,
    style: 'inline',
  },
  RoleBandSet: {
    what: ({ role }) => role,
    gives: ({ band }) => ({ [field.band]: band === null ? null : settingName(band) }),
    style: 'inline',
  },
  WorkItemObserved: observed,
  WorkItemWithdrawn: observed,
  CodeChangeObserved: observed,
  CodeChangeWithdrawn: observed,
  ReleaseObserved: observed,
  ReleaseWithdrawn: observed,
  MeetingObserved: observed,
  MeetingWithdrawn: observed,
  AiUsageReported: observed,
  AiUsageWithdrawn: observed,
  ChangeLinked: {
    what: ({ workItem }, words, subject) => valueTexts.changeTo(changeWhat(null, words, subject), workItem),
    gives: ({ workItem }) => ({ [valueTexts.linkTo(workItem)]: valueTexts.linked }),
    style: 'short',
  },
  ChangeUnlinked: {
    what: ({ workItem }, words, subject) => valueTexts.changeTo(changeWhat(null, words, subject), workItem),
    gives: ({ workItem }) => ({ [valueTexts.linkTo(workItem)]: valueTexts.notLinked }),
    style: 'short',
  },
  AiMarksTakenBack: { what: changeWhat, gives: () => ({ [field.marks]: valueTexts.takenBack }), style: 'short' },
  AiMarksRestored: { what: changeWhat, gives: () => ({ [field.marks]: valueTexts.counted }), style: 'short' },
  AiRuleTakenBack: {
    what: ({ rule, from, to }, _, { place }) => valueTexts.ruleOf(rule, place, from, to),
    gives: (rule) => ruleValues(rule, valueTexts.takenBack),
    style: 'short',
  },
  AiRuleRestored: {
    what: ({ rule, from, to }, _, { place }) => valueTexts.ruleOf(rule, place, from, to),
    gives: (rule) => ruleValues(rule, valueTexts.counted),
    style: 'short',
  },
  MeetingTagged: {
    what: itself,
    gives: ({ projectId, tag }, { project }) => ({
      [field.attribution]: tag === null ? null : tag === 'attributed' ? project(projectId) : valueTexts.noProject,
    }),
    style: 'inline',
  },
  WorkTypeSet: { what: itself, gives: ({ workType }) => ({ [field.type]: workType }), style: 'inline' },
  ConnectionRegistered: {
    what: ({ label, provider }) => label || provider,
    gives: ({ provider, label }) => ({
      [field.provider]: wordOf(provider),
      [field.name]: label === '' ? null : label,
      [field.status]: stateTexts.active,
    }),
    style: 'short',
  },
  SyncStarted: { what: ofConnection, gives: NOTHING, style: 'short' },
  PageRead: { what: ofConnection, gives: NOTHING, style: 'short' },
  HostRead: { what: ofConnection, gives: NOTHING, style: 'short' },
  HookReceived: { what: ofConnection, gives: NOTHING, style: 'short' },
  HostConnected: {
    what: ofConnection,
    gives: ({ address, account, containers }) => ({
      [field.address]: address,
      [field.account]: account,
      [field.containers]: containers.map(({ container }) => container).join(', ') || null,
    }),
    style: 'inline',
  },
  SyncCompleted: { what: ofConnection, gives: NOTHING, style: 'short' },
  SyncFailed: { what: ofConnection, gives: ({ message }) => ({ [field.reason]: message }), before: NOTHING },
  ConnectionPaused: {
    what: ofConnection,
    gives: () => ({ [field.status]: stateTexts.paused }),
    before: () => ({ [field.status]: stateTexts.active }),
    style: 'short',
  },
  ConnectionResumed: {
    what: ofConnection,
    gives: () => ({ [field.status]: stateTexts.active }),
    before: () => ({ [field.status]: stateTexts.paused }),
    style: 'short',
  },
  ConnectionRemoved: { what: ofConnection, gives: () => ({ [field.status]: stateTexts.removed }), style: 'short' },
  EvidenceRenamed: {
    what: ofConnection,
    gives: ({ to }) => ({ [field.name]: to }),
    before: ({ from }) => ({ [field.name]: from }),
    style: 'inline',
  },
  ImportAnswered: {
    what: ofConnection,
    gives: importValues,
    before: (_, earlier, words) => {
      const last = dataOf(earlier, 'ImportAnswered').at(-1)
      return last === undefined ? {} : importValues(last, words)
    },
  },
  RecordDeadLettered: {
    what: ({ record }) => record,
    gives: ({ message }) => ({ [field.status]: stateTexts.open, [field.reason]: message }),
    style: 'short',
  },
  DeadLetterResolved: {
    what: named(['RecordDeadLettered'], ({ record }) => record),
    gives: ({ resolution }) => ({ [field.status]: resolution }),
  },
  PlanChanged: { what: itself, gives: ({ plan }) => ({ [field.plan]: plan }), style: 'inline' },
  TrialStarted: {
    what: itself,
    gives: ({ plan, endsAt }) => ({ [field.trialPlan]: plan, [field.trialEnds]: instantWord(endsAt) }),
  },
  TrialEnded: { what: itself, gives: ({ endsAt }) => ({ [field.trialEnds]: instantWord(endsAt) }) },
  SubscriptionSynced: {
    what: itself,
    gives: ({ plan, status, currentPeriodEnd }) => ({
      [field.plan]: plan,
      [field.status]: wordOf(status),
      [field.paymentPeriodEnd]: instantOrNone(currentPeriodEnd),
    }),
  },
  PaymentRecorded: {
    what: itself,
    gives: ({ status, amountCents, currency }) => ({
      [field.outcome]: status,
      [field.amount]: centsWord(amountCents, currency),
    }),
    // Each payment is one of its own.
    before: NOTHING,
  },
  SettingsChanged: {
    what: ({ section }) => settingName(section),
    gives: ({ after }) => settingValues(after),
    before: ({ before }) => settingValues(before),
  },
  ReportExported: { what: ({ report }) => report, gives: NOTHING, style: 'short' },
}

const settingValues = (values: DataOf<'SettingsChanged'>['after']): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [settingName(name), settingWord(value)]))
