import { ACTIONS_LIMIT, type Facts, type FollowUp, type InvoiceView, type Reconciliation } from './response.js'

/** What actions follow from. */
export interface ActionInputs {
  readonly facts: Omit<Facts, 'actions'>
  readonly invoice: InvoiceView | null
  readonly reconciliation: Reconciliation | null
  readonly hasEngagement: boolean
  readonly hasLock: boolean
  /** Items added after the lock of which nothing tells a value, and such as stand to the lock as nobody can say. */
  readonly unsupportedItems: number
  readonly uncertainItems: number
}

type Advice = Omit<FollowUp, 'n'>
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** What is worth doing next, worst first, at most nine: templates over the facts. */
export const actionsOf = (inputs: ActionInputs): readonly FollowUp[] => {
  const { facts, invoice, reconciliation, hasEngagement, hasLock, unsupportedItems, uncertainItems } = inputs
  const { investment, assumptions, sources, aiInsufficientSample, confidence } = facts
  const lines = (status: string): number => reconciliation?.rows.filter((row) => row.status === status).length ?? 0
  const [over, unsupported, under] = [lines('over_billed'), lines('unsupported'), lines('under_billed')]
  const unverified = assumptions.filter(({ status }) => status !== 'verified').length
  const missing = sources.filter(({ state }) => state === 'not_connected')
  const ailing = sources.filter(({ state }) => state === 'failing' || state === 'stale' || state === 'degraded')
  const labels = (some: typeof sources): string => some.map(({ label }) => label).join(', ')
  const advice: readonly (Advice | false)[] = [
    investment.currencyConflict && {
      ...{ tag: 'currency', title: 'Costs are in two currencies', tone: 'risk' },
      ...{ action: 'State rates, cloud lines and invoices in one currency.', why: 'Two currencies have no total.' },
    },
    over > 0 && {
      ...{ tag: 'invoice', title: `${many(over, 'line')} billed above the evidence`, tone: 'risk' },
      action: `Check these lines of invoice ${invoice?.number ?? ''} before it is defended.`,
      why: 'What was found supports less than what was billed.',
    },
    unsupported > 0 && {
      ...{ tag: 'invoice', title: `${many(unsupported, 'line')} without evidence`, tone: 'risk' },
      action: 'Connect what these lines rest on, or take them off the invoice.',
      why: 'Nothing that is held supports them.',
    },
    ailing.length > 0 && {
      ...{ tag: 'sources', title: `Sources need attention: ${labels(ailing)}`, tone: 'warn' },
      ...{ action: 'Read them again, and see what they could not take.', why: 'What they tell may be old or partial.' },
    },
    (investment.unpricedHours ?? 0) > 0 && {
      ...{ tag: 'rates', title: `${investment.unpricedHours} h without a rate`, tone: 'warn' },
      ...{ action: 'Set a rate for each role that books time.', why: 'Hours without a rate are in no cost.' },
    },
    (reconciliation?.unbilled.timeEntries ?? 0) > 0 && {
      ...{
        tag: 'time',
        title: `${many(reconciliation?.unbilled.timeEntries ?? 0, 'billable time entry', 'billable time entries')} on no line`,
        tone: 'warn',
      },
      ...{ action: 'Bill them, or say that they are not billable.', why: 'The invoice takes none of this time.' },
    },
    unsupportedItems > 0 && {
      ...{ tag: 'scope', title: `${many(unsupportedItems, 'added item')} without a value`, tone: 'warn' },
      ...{
        action: 'Agree on a change order for what was added.',
        why: 'No change order and no priced time tells a value.',
      },
    },
    under > 0 && {
      ...{ tag: 'invoice', title: `${many(under, 'line')} billed below the evidence`, tone: 'info' },
      ...{
        action: 'See whether the rest is still to be billed.',
        why: 'What was found supports more than was billed.',
      },
    },
    missing.length > 0 && {
      ...{ tag: 'sources', title: `Not connected: ${labels(missing)}`, tone: 'info' },
      ...{ action: 'Connect these sources.', why: 'What they would tell is not known.' },
    },
    invoice === null && {
      ...{ tag: 'invoice', title: 'No invoice overlaps the period', tone: 'info' },
      ...{ action: 'Import or state the invoice.', why: 'There is nothing to reconcile.' },
    },
    !hasEngagement && {
      ...{ tag: 'engagement', title: 'No engagement is stated', tone: 'info' },
      ...{ action: 'State what was agreed with the client.', why: 'Without it nothing can be beyond it.' },
    },
    !hasLock && {
      ...{ tag: 'scope', title: 'No scope is locked', tone: 'info' },
      ...{ action: 'Lock the items that were agreed on.', why: 'Without a lock nobody can say what was added.' },
    },
    uncertainItems > 0 && {
      ...{ tag: 'scope', title: `${many(uncertainItems, 'item')} of uncertain scope`, tone: 'info' },
      ...{
        action: 'Lock them or leave them out with the next lock.',
        why: 'They were there before the lock, and are not in it.',
      },
    },
    aiInsufficientSample !== null && {
      ...{ tag: 'ai', title: 'AI net hours cannot be told', tone: 'ai' },
      ...{ action: 'Mark changes as assisted or not.', why: aiInsufficientSample.reason },
    },
    unverified > 0 && {
      ...{ tag: 'assumptions', title: `${many(unverified, 'assumption')} not verified`, tone: 'neutral' },
      ...{ action: 'Verify them with the client.', why: 'The numbers rest on them.' },
    },
    ...confidence.hints.map((hint) => ({
      ...{ tag: 'confidence', title: 'The numbers can be surer', tone: 'neutral' as const },
      ...{ action: hint, why: `Confidence is ${confidence.label}, at ${confidence.score} of 100.` },
    })),
  ]
  return advice
    .flatMap((one) => (one === false ? [] : [one as Advice]))
    .slice(0, ACTIONS_LIMIT)
    .map((one, i) => ({ n: i + 1, ...one }))
}
