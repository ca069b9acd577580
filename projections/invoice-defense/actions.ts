import { fewText } from '#domain/wording'
import { confidenceTexts } from '../confidence/texts.js'
import type { InvoiceView } from '../reconciliation/invoice-view.js'
import type { Reconciled } from '../reconciliation/report.js'
import type { Reconciliation } from '../reconciliation/response.js'
import { ACTIONS_LIMIT, type Facts, type FollowUp } from './response.js'
import { actionTexts } from './texts.js'

export interface ActionInputs {
  readonly facts: Omit<Facts, 'actions'>
  readonly invoice: InvoiceView | null
  readonly reconciliation: Reconciliation | null
  /** Ids of lines that somebody explained as they stand: these ask for no action. */
  readonly explainedLines: ReadonlySet<string>
  readonly hasEngagement: boolean
  readonly hasLock: boolean
  /** Items added after the lock without a known value, and items whose standing to the lock is uncertain. */
  readonly unsupportedItems: number
  readonly uncertainItems: number
  /** Roles that worked without a rate. */
  readonly unpricedRoles: readonly string[]
  readonly withoutPrice: Reconciled['withoutPrice'] | null
  /** Says whether time sheets and calendars both cover the period, and nobody stated how they go together. */
  readonly asksForMeetings: boolean
  /** Says whether what is derived from a rate is hidden from the caller. */
  readonly hidesCosts: boolean
}

/** The time without an agreed price, as it is named in a sentence; null where there is none. */
export const namesWithoutPrice = (found: Reconciled['withoutPrice'] | null): string | null => {
  const names = [...(found?.roles ?? []), ...(found?.meetings ? ['meetings'] : [])]
  return names.length === 0 ? null : fewText(names)
}

type Advice = Omit<FollowUp, 'n'>

/** The next actions, worst first, at most nine: templates over the facts. */
export const actionsOf = (inputs: ActionInputs): readonly FollowUp[] => {
  const { facts, invoice, reconciliation, hasEngagement, hasLock, unsupportedItems, uncertainItems } = inputs
  const { unpricedRoles, withoutPrice, asksForMeetings, hidesCosts, explainedLines } = inputs
  const { investment, assumptions, sources, aiInsufficientSample, confidence } = facts
  const unexplained = reconciliation?.rows.filter(({ lineId }) => !explainedLines.has(lineId)) ?? []
  const lines = (status: string): number => unexplained.filter((row) => row.status === status).length
  const [over, unsupported, under] = [lines('over_billed'), lines('unsupported'), lines('under_billed')]
  const unverified = assumptions.filter(({ status }) => status !== 'verified').length
  const missing = sources.filter(({ state }) => state === 'not_connected')
  const ailing = sources.filter(({ state }) => state === 'failing' || state === 'stale' || state === 'degraded')
  const labels = (some: typeof sources): readonly string[] => some.map(({ label }) => label)
  const unpricedHours = investment.unpricedHours ?? 0
  const unbilled = reconciliation?.unbilled.timeEntries ?? 0
  const unagreed = namesWithoutPrice(withoutPrice)
  const level = confidenceTexts.level(confidence.label, confidence.score)
  const advice: readonly (Advice | false)[] = [
    investment.currencyConflict && { tag: 'currency', tone: 'risk', ...actionTexts.severalCurrencies() },
    over > 0 && { tag: 'invoice', tone: 'risk', ...actionTexts.overBilled(over, invoice?.number ?? '') },
    unsupported > 0 && { tag: 'invoice', tone: 'risk', ...actionTexts.unsupported(unsupported) },
    unagreed !== null && { tag: 'prices', tone: 'warn', ...actionTexts.noPrice(unagreed) },
    ailing.length > 0 && { tag: 'sources', tone: 'warn', ...actionTexts.ailingSources(labels(ailing)) },
    unpricedHours > 0 && {
      tag: 'rates',
      tone: 'warn',
      ...actionTexts.unpricedHours(unpricedHours, fewText(unpricedRoles)),
    },
    unbilled > 0 && { tag: 'time', tone: 'warn', ...actionTexts.unbilledTime(unbilled) },
    unsupportedItems > 0 && { tag: 'scope', tone: 'warn', ...actionTexts.unvaluedItems(unsupportedItems) },
    asksForMeetings && { tag: 'assumptions', tone: 'info', ...actionTexts.meetingsInTimeSheets() },
    under > 0 && { tag: 'invoice', tone: 'info', ...actionTexts.underBilled(under) },
    missing.length > 0 && { tag: 'sources', tone: 'info', ...actionTexts.missingSources(labels(missing)) },
    invoice === null && { tag: 'invoice', tone: 'info', ...actionTexts.noInvoice() },
    !hasEngagement && { tag: 'engagement', tone: 'info', ...actionTexts.noEngagement() },
    !hasLock && { tag: 'scope', tone: 'info', ...actionTexts.noLock() },
    uncertainItems > 0 && { tag: 'scope', tone: 'info', ...actionTexts.uncertainItems(uncertainItems) },
    aiInsufficientSample !== null && { tag: 'ai', tone: 'ai', ...actionTexts.noNetHours(aiInsufficientSample.reason) },
    unverified > 0 && { tag: 'assumptions', tone: 'neutral', ...actionTexts.unverifiedAssumptions(unverified) },
    ...confidence.hints.map(
      (hint): Advice => ({ tag: 'confidence', tone: 'neutral', ...actionTexts.improveConfidence(hint, level) }),
    ),
  ]
  // That costs are hidden is told however much else there is to do.
  const last: readonly Advice[] = hidesCosts ? [{ tag: 'privacy', tone: 'neutral', ...actionTexts.costsHidden() }] : []
  return [...advice.flatMap((one) => (one === false ? [] : [one])).slice(0, ACTIONS_LIMIT - last.length), ...last].map(
    ({ tag, title, tone, action, why }, i) => ({ n: i + 1, tag, title, tone, action, why }),
  )
}
