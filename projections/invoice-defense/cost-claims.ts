import type { Provenance } from '#domain/common'
import { figure } from '#domain/figures'
import type { Currency } from '#domain/money'
import { costBases, costTexts } from '../cost/texts.js'
import { namesWithoutPrice } from './actions.js'
import { claim, type PackInputs, type Part } from './claims.js'
import { costClaimTexts } from './texts.js'

const COST_EVIDENCE = { labour: 'time_entry', coordination: 'meeting', cloud: 'cloud_line' } as const

/** An amount with its currency; what is missing for it where it is not known. */
const amountOf = (
  name: string,
  cents: number | null,
  provenance: Provenance,
  {
    currency,
    basis,
    evidence,
  }: { currency: Currency; basis: (currency: Currency) => string; evidence: readonly string[] },
): Part =>
  cents === null
    ? costClaimTexts.notKnown(name)
    : claim(costClaimTexts.amount(name, cents, currency), figure(cents, 'cents', provenance, basis(currency)), evidence)

const unagreed = ({ withoutPrice }: PackInputs): readonly Part[] => {
  const names = namesWithoutPrice(withoutPrice)
  return names === null ? [] : [costClaimTexts.noPrice(names)]
}

/** Claims what was billed, and what of it the evidence supports. Those who may not see costs may know this, too. */
const billed = ({ invoice, reconciliation }: PackInputs): readonly Part[] => {
  if (invoice === null || reconciliation === null) return [costClaimTexts.noInvoice]
  const { currency, number } = invoice
  const { invoicedCents, supportedCents } = reconciliation
  const { labour, coordination, cloud } = COST_EVIDENCE
  const evidence = [labour, coordination, cloud]
  return [
    amountOf(costClaimTexts.invoiced(number), invoicedCents, 'provider_export', {
      currency,
      basis: costClaimTexts.invoicedBasis,
      evidence: ['invoice'],
    }),
    amountOf(costClaimTexts.supported, supportedCents, 'modeled', {
      currency,
      basis: costClaimTexts.supportedBasis,
      evidence,
    }),
  ]
}

/** Claims what was invoiced in all, where invoices that reach beyond the period are part of it. */
const invoicedWhole = ({ facts, currency: own, invoicesBeyond }: PackInputs): readonly Part[] => {
  const { invoicedCents } = facts.investment
  if (invoicedCents === null || invoicesBeyond.length === 0) return []
  const currency = facts.currency ?? own
  const text = costClaimTexts.invoicedWhole(invoicedCents, currency, invoicesBeyond)
  const basis = costClaimTexts.invoicedWholeBasis(currency)
  return [claim(text, figure(invoicedCents, 'cents', 'provider_export', basis), ['invoice'])]
}

/** Claims what a project cost; for those who may not see costs, what was billed; for a client, that alone. */
export const costs = (inputs: PackInputs): readonly Part[] => {
  if (inputs.forClient) return [...billed(inputs), ...invoicedWhole(inputs), costClaimTexts.hidden]
  if (inputs.hidesCosts)
    return [...billed(inputs), ...invoicedWhole(inputs), ...unagreed(inputs), costClaimTexts.hidden]
  const { facts, currency: own, unpricedRoles, meetingsIncluded } = inputs
  const currency = facts.currency ?? own
  const { labour, coordination, cloud } = COST_EVIDENCE
  const { labourCents, coordinationCents, cloudCents, totalCents, unpricedHours, currencyConflict } = facts.investment
  const { coordination: added, coordinationIncluded } = costClaimTexts
  const totalBasis = meetingsIncluded ? costBases.investmentWithMeetings : costBases.investment
  return [
    amountOf(costClaimTexts.labour, labourCents, 'modeled', { currency, basis: costBases.labour, evidence: [labour] }),
    amountOf(meetingsIncluded ? coordinationIncluded : added, coordinationCents, 'modeled', {
      currency,
      basis: costBases.coordination,
      evidence: [coordination],
    }),
    amountOf(costClaimTexts.cloud, cloudCents, 'provider_export', {
      currency,
      basis: costBases.cloud,
      evidence: [cloud],
    }),
    amountOf(costClaimTexts.total, totalCents, 'modeled', {
      currency,
      basis: totalBasis,
      evidence: meetingsIncluded ? [labour, cloud] : [labour, coordination, cloud],
    }),
    ...invoicedWhole(inputs),
    ...(currencyConflict ? [costTexts.severalCurrencies] : []),
    ...((unpricedHours ?? 0) > 0 ? [costTexts.unpricedHours(unpricedHours ?? 0, unpricedRoles)] : []),
    ...unagreed(inputs),
  ]
}
