import type { Figure, Provenance } from '#domain/common'
import { type Availability, measuredNumber } from '#domain/coverage'
import { figure } from '#domain/figures'
import type { Currency } from '#domain/money'
import { comparisonReasons } from '../ai/texts.js'
import { confidenceTexts } from '../confidence/texts.js'
import { costBases, costTexts } from '../cost/texts.js'
import type { DeliveryOutput } from '../delivery/report.js'
import { type Facts, type Pack, PackId } from './response.js'
import {
  additionTexts,
  aiClaimTexts,
  confidenceClaimTexts,
  costClaimTexts,
  deliveredTexts,
  packQuestions,
} from './texts.js'

/** What packs are made of. */
export interface PackInputs {
  readonly facts: Facts
  /** What was delivered: 0 where coverage shows that there was none, null where it is not known. */
  readonly output: DeliveryOutput
  readonly read: { readonly workItems: Availability; readonly codeChanges: Availability }
  /** The project's, in which nothing spent is 0. */
  readonly currency: Currency
  /** Up to when the evidence behind each pack counts, as sentences. */
  readonly reach: Readonly<Record<PackId, readonly string[]>>
  /** Added items without a known value. */
  readonly unsupportedItems: number
  /** The first of what a claim rests on, by reference. */
  readonly references: {
    readonly items: readonly string[]
    readonly changes: readonly string[]
    readonly releases: readonly string[]
    readonly assisted: readonly string[]
    readonly added: readonly string[]
    readonly orders: readonly string[]
  }
}

type Claim = Pack['claims'][number]
/** A claim, or what is missing for it. */
type Part = Claim | string

const claim = (text: string, of: Figure, evidence: readonly string[]): Claim => ({
  text,
  figure: of,
  provenance: of.provenance,
  evidence,
})
const count = (value: number, provenance: Provenance, basis: string): Figure =>
  figure(value, 'count', provenance, basis)

const delivered = ({ facts: { delivery }, output, references }: PackInputs): readonly Part[] => {
  const one = (what: 'completedItems' | 'mergedChanges' | 'releases', evidence: readonly string[]): Part => {
    const found = delivery[what]
    const { name, basis } = deliveredTexts[what]
    return found > 0 || output[what] === 0
      ? claim(deliveredTexts.counted(name, found), count(found, 'provider_export', basis), evidence)
      : deliveredTexts.notKnown(name)
  }
  const { objectivesTotal, objectivesCompleted } = delivery
  return [
    one('completedItems', references.items),
    one('mergedChanges', references.changes),
    one('releases', references.releases),
    objectivesTotal === 0
      ? deliveredTexts.noObjectives
      : claim(
          deliveredTexts.objectives(objectivesCompleted, objectivesTotal),
          count(objectivesCompleted, 'user_declared', deliveredTexts.objectivesBasis),
          [],
        ),
  ]
}

const COST_EVIDENCE = { labour: 'time_entry', coordination: 'meeting', cloud: 'cloud_line' } as const

const costs = ({ facts: { investment, currency: spent }, currency: own }: PackInputs): readonly Part[] => {
  const currency = spent ?? own
  const money = (
    name: string,
    cents: number | null,
    provenance: Provenance,
    basis: (currency: Currency) => string,
    evidence: readonly string[],
  ): Part =>
    cents === null
      ? costClaimTexts.notKnown(name)
      : claim(
          costClaimTexts.amount(name, cents, currency),
          figure(cents, 'cents', provenance, basis(currency)),
          evidence,
        )
  const { labour, coordination, cloud } = COST_EVIDENCE
  const { labourCents, coordinationCents, cloudCents, totalCents, unpricedHours, currencyConflict } = investment
  return [
    money(costClaimTexts.labour, labourCents, 'modeled', costBases.labour, [labour]),
    money(costClaimTexts.coordination, coordinationCents, 'modeled', costBases.coordination, [coordination]),
    money(costClaimTexts.cloud, cloudCents, 'provider_export', costBases.cloud, [cloud]),
    money(costClaimTexts.total, totalCents, 'modeled', costBases.investment, [labour, coordination, cloud]),
    ...(currencyConflict ? [costTexts.severalCurrencies] : []),
    ...((unpricedHours ?? 0) > 0 ? [costTexts.unpricedHours(unpricedHours ?? 0)] : []),
  ]
}

const worthOf = (cents: number | null, currency: Currency | null, orders: readonly string[]): Part =>
  currency === null || cents === null
    ? additionTexts.valueNotKnown
    : claim(
        additionTexts.value(cents, currency),
        figure(cents, 'cents', 'modeled', additionTexts.valueBasis(currency)),
        orders,
      )

const added = ({ facts: { scope, currency }, read, references, unsupportedItems }: PackInputs): readonly Part[] => {
  if (scope === null) return [additionTexts.noReport]
  const { expansionPct, valueCents } = scope
  const addedItems = measuredNumber(read.workItems, scope.addedItems)
  if (addedItems === null) return [additionTexts.notKnown]
  return [
    claim(
      additionTexts.items(addedItems),
      count(addedItems, 'provider_export', additionTexts.itemsBasis),
      references.added,
    ),
    expansionPct === null
      ? additionTexts.growthNotKnown
      : claim(
          additionTexts.growth(expansionPct),
          figure(expansionPct, 'percent', 'provider_export', additionTexts.growthBasis),
          references.added,
        ),
    // Where nothing was added there is nothing to value.
    ...(addedItems === 0 ? [] : [worthOf(valueCents, currency, references.orders)]),
    ...(unsupportedItems > 0 ? [additionTexts.unsupported(unsupportedItems)] : []),
  ]
}

const netHoursOf = ({ facts: { aiInsufficientSample }, references }: PackInputs, netHours: number | null): Part =>
  netHours === null
    ? aiClaimTexts.netNotKnown(aiInsufficientSample?.reason ?? comparisonReasons.none)
    : claim(
        netHours < 0 ? aiClaimTexts.netLoss(-netHours) : aiClaimTexts.netGain(netHours),
        count(netHours, 'self_reported', aiClaimTexts.netBasis),
        references.assisted,
      )

const aiUsed = (inputs: PackInputs): readonly Part[] => {
  const { facts, output, read, references } = inputs
  const { ai } = facts
  if (ai === null)
    return output.mergedChanges === 0
      ? [claim(aiClaimTexts.noneMerged, count(0, 'provider_export', aiClaimTexts.mergedBasis), [])]
      : [aiClaimTexts.noneKnown]
  const known = (value: number): number | null => measuredNumber(read.codeChanges, value)
  const [assisted, notAssisted, pct] = [known(ai.assistedChanges), known(ai.notAssistedChanges), known(ai.taggedPct)]
  return [
    assisted === null
      ? aiClaimTexts.assistedNotKnown
      : claim(
          notAssisted === null ? aiClaimTexts.assisted(assisted) : aiClaimTexts.bothTagged(assisted, notAssisted),
          count(assisted, 'self_reported', aiClaimTexts.assistedBasis),
          references.assisted,
        ),
    pct === null
      ? aiClaimTexts.taggedNotKnown
      : claim(
          aiClaimTexts.tagged(pct),
          figure(pct, 'percent', 'self_reported', aiClaimTexts.taggedBasis),
          references.assisted,
        ),
    netHoursOf(inputs, ai.netHours),
  ]
}

const sureness = ({ facts: { confidence } }: PackInputs): readonly Part[] => [
  claim(
    confidenceTexts.level(confidence.label, confidence.score),
    count(confidence.score, 'modeled', confidenceClaimTexts.basis),
    confidence.signals.filter(({ pct }) => pct !== null).map(({ id }) => id),
  ),
  ...confidence.signals.filter(({ pct }) => pct === null).map(({ label }) => confidenceTexts.notMeasured(label)),
  ...confidence.hints,
]

const PACKS: Readonly<Record<PackId, (inputs: PackInputs) => readonly Part[]>> = {
  'what-was-delivered': delivered,
  'what-did-it-cost': costs,
  'what-was-added': added,
  'was-ai-used': aiUsed,
  'how-sure-are-you': sureness,
}

/** The pack that answers a question, by its id or its exact title; null for any other question. */
export const packOfQuestion = (question: string | undefined): PackId | null =>
  PackId.values.find((one) => one === question || packQuestions[one] === question) ?? null

/** A pack: templates over facts. */
export const packOf = (id: PackId | null, inputs: PackInputs): Pack | null => {
  if (id === null) return null
  const parts = PACKS[id](inputs)
  return {
    id,
    question: packQuestions[id],
    claims: parts.flatMap((part) => (typeof part === 'string' ? [] : [part])),
    gaps: [...parts.flatMap((part) => (typeof part === 'string' ? [part] : [])), ...inputs.reach[id]],
  }
}
