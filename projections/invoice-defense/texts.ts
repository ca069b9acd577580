import type { Currency } from '#domain/money'
import { countText, fewText, hoursText, moneyText, numberText, percentText } from '#domain/wording'
import type { PackId } from './response.js'

/** Advice on what to do next: what was found, what to do about it, and why. */
interface Advice {
  readonly title: string
  readonly action: string
  readonly why: string
}
type Advising = Readonly<Record<string, (...values: never[]) => Advice>>

export const actionTexts = {
  severalCurrencies: () => ({
    title: 'Costs are in more than one currency',
    action: 'Use one currency for rates, cloud costs and invoices.',
    why: 'Amounts in different currencies cannot be added up.',
  }),
  overBilled: (lines: number, invoice: string) => ({
    title: `${countText(lines, 'line')} billed above the evidence`,
    action: `Check ${lines === 1 ? 'this line' : 'these lines'} of invoice ${invoice} before you defend it.`,
    why: 'The evidence supports less than was billed.',
  }),
  unsupported: (lines: number) => ({
    title: `${countText(lines, 'line')} without evidence`,
    action: `Connect the sources behind ${lines === 1 ? 'this line, or remove it' : 'these lines, or remove them'} from the invoice.`,
    why: 'No evidence was found for what was billed.',
  }),
  ailingSources: (labels: readonly string[]) => ({
    title: `Sources need attention: ${labels.join(', ')}`,
    action: 'Import them again and check for rejected records.',
    why: 'Their data may be out of date or incomplete.',
  }),
  noPrice: (whose: string) => ({
    title: `No price was agreed for ${whose}`,
    action: 'State what the client agreed to pay for an hour.',
    why: 'Lines without an agreed price are checked against their own price for an hour, and unbilled time has no amount.',
  }),
  unpricedHours: (hours: number, roles: string) => ({
    title: `${hoursText(hours)} without a rate`,
    action: `Set a rate for ${roles}.`,
    why: 'Hours without a rate are not included in any cost.',
  }),
  unbilledTime: (entries: number) => ({
    title: `${countText(entries, 'billable time entry', 'billable time entries')} not on the invoice`,
    action: 'Bill this time, or mark it as not billable.',
    why: 'No line of the invoice covers it.',
  }),
  unvaluedItems: (items: number) => ({
    title: `${countText(items, 'added item')} without a value`,
    action: 'Agree on a change order for what was added.',
    why: 'An addition is valued by its change order, or by time with a rate; there is neither.',
  }),
  meetingsInTimeSheets: () => ({
    title: 'It is not stated whether time sheets contain the meetings',
    action: 'Set the work cost allocation of the project to “added” or “included”.',
    why: 'Until then the cost of meetings is added to that of the time in time sheets.',
  }),
  underBilled: (lines: number) => ({
    title: `${countText(lines, 'line')} billed below the evidence`,
    action: 'Check whether the rest is still to be billed.',
    why: 'The evidence supports more than was billed.',
  }),
  missingSources: (labels: readonly string[]) => ({
    title: `Not connected: ${labels.join(', ')}`,
    action: 'Connect these sources.',
    why: 'Numbers that depend on them are not known.',
  }),
  noInvoice: () => ({
    title: 'No invoice overlaps the period',
    action: 'Import the invoice, or record it by hand.',
    why: 'Without an invoice there is nothing to reconcile.',
  }),
  noEngagement: () => ({
    title: 'No engagement is recorded',
    action: 'Record what was agreed with the client.',
    why: 'Without an agreement we cannot tell what is out of scope.',
  }),
  noLock: () => ({
    title: 'No scope is locked',
    action: 'Lock the items that were agreed on.',
    why: 'Without a lock we cannot tell what was added.',
  }),
  uncertainItems: (items: number) => ({
    title: `${countText(items, 'item')} of uncertain scope`,
    action: 'Decide with the next lock what is in scope.',
    why: `${items === 1 ? 'It' : 'They'} existed before the lock but ${items === 1 ? 'is' : 'are'} not part of it.`,
  }),
  noNetHours: (reason: string) => ({
    title: 'AI net hours cannot be calculated',
    action: 'Tag changes as AI-assisted or not.',
    why: reason,
  }),
  unverifiedAssumptions: (n: number) => ({
    title: `${countText(n, 'assumption')} not verified`,
    action: `Verify ${n === 1 ? 'it' : 'them'} with the client.`,
    why: `The numbers depend on ${n === 1 ? 'it' : 'them'}.`,
  }),
  costsHidden: () => ({
    title: 'Costs are hidden',
    action: 'Ask an owner or admin if you need them.',
    why: "This workspace's privacy settings hide amounts that are based on hourly rates beside what is invoiced.",
  }),
  improveConfidence: (hint: string, level: string) => ({
    title: 'Improve confidence in these numbers',
    action: hint,
    why: level,
  }),
} as const satisfies Advising

/** An assumption that holds until somebody sets another one. */
export const assumptionTexts = {
  'cost-basis': {
    title: 'Cost basis',
    value: 'An hour costs the rate in force for its role on that day.',
    unitOrMethod: 'hours × rate',
  },
  'scope-baseline': {
    title: 'Scope baseline',
    value: 'The scope lock in force on the last day of the period is what was agreed.',
    unitOrMethod: 'locked items',
  },
  'meeting-attribution': {
    title: 'Meeting attribution',
    value: "Meetings in the project's calendars belong to the project, unless someone tags them otherwise.",
    unitOrMethod: 'confirmed, timed meetings',
  },
  'ai-attribution': {
    title: 'AI attribution',
    value: 'Only AI tags on merged changes show whether AI assisted.',
    unitOrMethod: 'labels, commit trailers, CSV columns',
  },
  'reporting-period': {
    title: 'Reporting period',
    value: 'Whole calendar days in the requested time zone, up to now.',
    unitOrMethod: 'days',
  },
  'work-cost-allocation': {
    title: 'Work cost allocation',
    value:
      'added: meetings come on top of the time in time sheets, and time counts toward the work item that its entry names.',
    unitOrMethod: 'time entries, meetings',
  },
} as const

/** Sentences on who counts in meetings. */
export const headsTexts = {
  everyone: "Everyone who accepted counts, the client's people too: no domains of your own people are given.",
  of: (domains: readonly string[]) => `Of those who accepted, people of ${fewText(domains)} count.`,
  ofSome: (domains: readonly string[]) =>
    `Of those who accepted, people of ${fewText(domains)} count; in calendars without domains of your own people, everyone does.`,
} as const

export const packageTitles = {
  work_item: 'Work items',
  code_change: 'Merged changes',
  release: 'Releases',
  meeting: 'Meetings',
  time_entry: 'Time entries',
  cloud_line: 'Cloud bill lines',
  invoice: 'Invoices',
} as const

export const packageReasons = {
  partial: 'Imported data covers only part of the period.',
  unavailable: 'No import covers the period, so records may be missing.',
  invoicesByHand: 'Invoices were entered by hand and no invoice source is connected, so invoices may be missing.',
} as const

/** Says which questions are allowed. */
export const questionTexts = {
  allowed: (ids: readonly string[]) => `one of ${ids.join(', ')}, or the exact question of one of them`,
} as const

/** The exact questions that packs answer. */
export const packQuestions: Readonly<Record<PackId, string>> = {
  'what-was-delivered': 'What was delivered?',
  'what-did-it-cost': 'What did it cost?',
  'what-was-added': 'What was added?',
  'was-ai-used': 'Was AI used?',
  'how-sure-are-you': 'How sure are you?',
}

export const deliveredTexts = {
  completedItems: { name: 'Completed work items', basis: 'work items completed in the period' },
  mergedChanges: { name: 'Merged changes', basis: 'changes merged in the period' },
  releases: { name: 'Releases', basis: 'release tags of the period' },
  counted: (name: string, n: number) => `${name}: ${numberText(n)}.`,
  notKnown: (name: string) => `${name}: not known. Nothing was found, but the data does not cover the whole period.`,
  objectives: (completed: number, total: number) =>
    `Objectives completed: ${numberText(completed)} of ${numberText(total)}.`,
  objectivesBasis: 'objectives completed by the end of the period',
  noObjectives: 'No objectives are set.',
} as const

export const costClaimTexts = {
  labour: 'Cost of labour',
  coordination: 'Cost of coordination',
  coordinationIncluded: 'Cost of coordination, as part of the cost of labour',
  cloud: 'Cost of cloud services',
  total: 'Total of all known costs',
  amount: (name: string, cents: number, currency: Currency) => `${name}: ${moneyText(cents, currency)}.`,
  notKnown: (name: string) => `${name}: not known.`,
  invoiced: (number: string) => `Amount of invoice ${number}`,
  invoicedWhole: (cents: number, currency: Currency, beyond: readonly string[]) => {
    const named = beyond.length === 1 ? 'invoice' : 'invoices'
    const rest =
      beyond.length === 1 ? 'which reaches beyond the period and counts' : 'which reach beyond the period and count'
    return `Invoiced: ${moneyText(cents, currency)}. It contains ${named} ${fewText(beyond)}, ${rest} as a whole.`
  },
  invoicedWholeBasis: (currency: Currency) => `${currency}: the lines of all invoices that overlap the period`,
  supported: 'Supported by evidence',
  noInvoice: 'No invoice overlaps the period.',
  invoicedBasis: (currency: Currency) => `${currency}: the lines of the invoice`,
  supportedBasis: (currency: Currency) =>
    `${currency}: hours × the agreed price, otherwise the line's own; cloud bills and agreed amounts`,
  noPrice: (whose: string) =>
    `No price was agreed for ${whose}. Lines without an agreed price are checked against their own price for an hour.`,
  hidden: "Costs are hidden by this workspace's privacy settings.",
} as const

export const hiddenTexts = {
  /** In place of an assumption that may tell a rate. */
  assumption: "hidden by this workspace's privacy settings",
} as const

export const additionTexts = {
  noReport: 'We cannot tell what was added: no scope lock is in force, or no tracker data covers the period.',
  notKnown: 'It is not known whether anything was added after the lock: the data does not cover the whole period.',
  items: (n: number) => `Items added after the lock: ${numberText(n)}.`,
  itemsBasis: 'work items created after the lock',
  growth: (pct: number) => `Scope grew by ${percentText(pct)}.`,
  growthBasis: 'items added after the lock divided by items in the lock',
  growthNotKnown: 'It is not known by how much the scope grew.',
  value: (cents: number, currency: Currency) => `The added items are worth ${moneyText(cents, currency)}.`,
  valueBasis: (currency: Currency) => `${currency}: change orders, otherwise time at the rates in force`,
  ordersBasis: (currency: Currency) => `${currency}: change orders`,
  valueNotKnown: 'The value of the added items is not known.',
  valueHidden: "The value of the added items is hidden by this workspace's privacy settings.",
  unsupported: (n: number) => `Added items without a known value: ${numberText(n)}.`,
} as const

export const aiClaimTexts = {
  noneMerged: 'No changes were merged, so AI assisted none.',
  mergedBasis: 'changes merged in the period',
  noneKnown: 'No merged changes are known for this period.',
  assisted: (assisted: number) => `Merged changes tagged as AI-assisted: ${numberText(assisted)}.`,
  bothTagged: (assisted: number, notAssisted: number) =>
    `Merged changes tagged as AI-assisted: ${numberText(assisted)}; tagged as not assisted: ${numberText(notAssisted)}.`,
  assistedBasis: 'merged changes tagged as AI-assisted',
  assistedNotKnown:
    'It is not known how many merged changes AI assisted: no AI tag was found, but the data does not cover the whole period.',
  tagged: (pct: number) => `${percentText(pct)} of merged changes have an AI tag.`,
  taggedBasis: 'merged changes with an AI tag divided by merged changes',
  taggedNotKnown:
    'It is not known how many merged changes have an AI tag: none was found, but the data does not cover the whole period.',
  netGain: (hours: number) =>
    `Compared with changes tagged as not assisted, AI saved ${hoursText(hours)} net (modelled counterfactual).`,
  netLoss: (hours: number) =>
    `Compared with changes tagged as not assisted, AI cost ${hoursText(hours)} net (modelled counterfactual).`,
  netBasis: 'hours, a modelled counterfactual: forge timestamps compared by AI tags',
  netNotKnown: (reason: string) => `AI net hours cannot be calculated. ${reason}`,
} as const

export const confidenceClaimTexts = {
  basis: 'points of 100: the sum of what each signal contributes',
} as const
