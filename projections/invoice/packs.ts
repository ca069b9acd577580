import type { Figure, Provenance } from '#domain/common'
import { type Availability, measuredNumber } from '#domain/coverage'
import { figure } from '#domain/figures'
import { type Currency, moneyText } from '#domain/money'
import type { DeliveryOutput } from '../delivery/report.js'
import type { Facts, Pack, PackId } from './response.js'

/** What packs are made of. */
export interface PackInputs {
  readonly facts: Facts
  /** What was delivered as far as coverage tells: a 0 is established, null is not known. */
  readonly output: DeliveryOutput
  readonly read: { readonly workItems: Availability; readonly codeChanges: Availability }
  /** The project's, in which nothing spent is 0. */
  readonly currency: Currency
  /** Added items of which nothing tells a value. */
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
  ...{ text, figure: of, provenance: of.provenance, evidence },
})
const count = (value: number, provenance: Provenance, basis: string): Figure =>
  figure(value, 'count', provenance, basis)

const delivered = ({ facts: { delivery }, output, references }: PackInputs): readonly Part[] => {
  const one = (
    name: 'completedItems' | 'mergedChanges' | 'releases',
    what: string,
    basis: string,
    evidence: readonly string[],
  ): Part => {
    const held = delivery[name]
    return held > 0 || output[name] === 0
      ? claim(`${what}: ${held}.`, count(held, 'provider_export', basis), evidence)
      : `${what}: not known; nothing was found, and not all of this period was read.`
  }
  return [
    one('completedItems', 'Completed work items', 'work items done in the period', references.items),
    one('mergedChanges', 'Merged changes', 'changes merged in the period', references.changes),
    one('releases', 'Releases', 'tags of the period', references.releases),
    delivery.objectivesTotal === 0
      ? 'No objective is set.'
      : claim(
          `Objectives completed: ${delivery.objectivesCompleted} of ${delivery.objectivesTotal}.`,
          count(delivery.objectivesCompleted, 'user_declared', 'objectives completed until the end of the period'),
          [],
        ),
  ]
}

const costs = ({ facts: { investment, currency: spent }, currency: own }: PackInputs): readonly Part[] => {
  const currency = spent ?? own
  const money = (
    cents: number | null,
    what: string,
    provenance: Provenance,
    basis: string,
    evidence: readonly string[],
  ): Part =>
    cents === null
      ? `The cost of ${what} is not known.`
      : claim(
          `The cost of ${what} is ${moneyText(cents, currency)}.`,
          figure(cents, 'cents', provenance, `${currency}, ${basis}`),
          evidence,
        )
  return [
    money(investment.labourCents, 'labour', 'modeled', 'hours at the rates in force', ['time_entry']),
    money(investment.coordinationCents, 'coordination', 'modeled', 'meetings at the blended rate', ['meeting']),
    money(investment.cloudCents, 'cloud services', 'provider_export', 'cloud lines', ['cloud_line']),
    money(investment.totalCents, 'all that is known', 'modeled', 'labour, coordination and cloud', [
      'time_entry',
      'meeting',
      'cloud_line',
    ]),
    ...(investment.currencyConflict ? ['Costs are in two currencies, so there is no total.'] : []),
    ...((investment.unpricedHours ?? 0) > 0 ? [`${investment.unpricedHours} h have no rate and are in no cost.`] : []),
  ]
}

const worthOf = (cents: number | null, currency: Currency | null, orders: readonly string[]): Part =>
  currency === null || cents === null
    ? 'What the added items are worth is not known.'
    : claim(
        `They are worth ${moneyText(cents, currency)}.`,
        figure(cents, 'cents', 'modeled', `${currency}, change orders, else time at the rates in force`),
        orders,
      )

const added = ({ facts: { scope, currency }, read, references, unsupportedItems }: PackInputs): readonly Part[] => {
  if (scope === null) return ['No lock is in force, or no tracker was read: nobody can say what was added.']
  const { expansionPct, valueCents } = scope
  const addedItems = measuredNumber(read.workItems, scope.addedItems)
  if (addedItems === null)
    return ['Whether anything was added after the lock is not known: not all of this period was read.']
  return [
    claim(
      `Items added after the lock: ${addedItems}.`,
      count(addedItems, 'provider_export', 'items made after the lock'),
      references.added,
    ),
    expansionPct === null
      ? 'By how much scope grew is not known.'
      : claim(
          `Scope grew by ${expansionPct} %.`,
          figure(expansionPct, 'percent', 'provider_export', 'added items over items of the lock'),
          references.added,
        ),
    // Where nothing was added there is nothing to value.
    ...(addedItems === 0 ? [] : [worthOf(valueCents, currency, references.orders)]),
    ...(unsupportedItems > 0 ? [`Added items of which nothing supports a value: ${unsupportedItems}.`] : []),
  ]
}

const aiUsed = ({ facts: { ai, aiInsufficientSample }, output, read, references }: PackInputs): readonly Part[] => {
  if (ai === null)
    return output.mergedChanges === 0
      ? [
          claim(
            'Merged changes: 0. So AI assisted none.',
            count(0, 'provider_export', 'changes merged in the period'),
            [],
          ),
        ]
      : ['No merged change was read for this period.']
  const known = (value: number): number | null => measuredNumber(read.codeChanges, value)
  const [assisted, notAssisted, pct] = [known(ai.assistedChanges), known(ai.notAssistedChanges), known(ai.taggedPct)]
  return [
    assisted === null
      ? 'How many merged changes AI assisted is not known: no mark of it was found, and not all of this period was read.'
      : claim(
          `Merged changes marked as assisted by AI: ${assisted}${notAssisted === null ? '' : `, as not assisted: ${notAssisted}`}.`,
          count(assisted, 'self_reported', 'merged changes with a mark of assistance'),
          references.assisted,
        ),
    pct === null
      ? 'How many merged changes carry a mark is not known: none was found, and not all of this period was read.'
      : claim(
          `${pct} % of merged changes carry a mark.`,
          figure(pct, 'percent', 'self_reported', 'changes with a mark over merged changes'),
          references.assisted,
        ),
    ai.netHours === null
      ? `Net hours cannot be told: ${aiInsufficientSample?.reason ?? 'the sample is too small'}.`
      : claim(
          `Against changes marked as not assisted, ${ai.netHours} h were gained net, as a modelled counterfactual.`,
          count(ai.netHours, 'self_reported', 'hours, a modelled counterfactual: forge timestamps by AI tags'),
          references.assisted,
        ),
  ]
}

const sureness = ({ facts: { confidence } }: PackInputs): readonly Part[] => [
  claim(
    `Confidence is ${confidence.label}, at ${confidence.score} of 100.`,
    count(confidence.score, 'modeled', 'points of 100, the sum of what each signal contributes'),
    confidence.signals.filter(({ pct }) => pct !== null).map(({ id }) => id),
  ),
  ...confidence.signals.filter(({ pct }) => pct === null).map(({ label }) => `${label}: cannot be measured.`),
  ...confidence.hints,
]

const PACKS: readonly {
  readonly id: PackId
  readonly question: string
  readonly parts: (inputs: PackInputs) => readonly Part[]
}[] = [
  { id: 'what-was-delivered', question: 'What was delivered?', parts: delivered },
  { id: 'what-did-it-cost', question: 'What did it cost?', parts: costs },
  { id: 'what-was-added', question: 'What was added?', parts: added },
  { id: 'was-ai-used', question: 'Was AI used?', parts: aiUsed },
  { id: 'how-sure-are-you', question: 'How sure are you?', parts: sureness },
]

/** The pack that answers a question, by its id or its exact title: templates over facts. Null for any other question. */
export const packOf = (question: string | undefined, inputs: PackInputs): Pack | null => {
  const found = PACKS.find((one) => one.id === question || one.question === question)
  if (found === undefined) return null
  const parts = found.parts(inputs)
  return {
    ...{ id: found.id, question: found.question },
    claims: parts.flatMap((part) => (typeof part === 'string' ? [] : [part])),
    gaps: parts.flatMap((part) => (typeof part === 'string' ? [part] : [])),
  }
}
