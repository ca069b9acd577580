import { measuredNumber } from '#domain/coverage'
import { figure } from '#domain/figures'
import { comparisonReasons } from '../ai/texts.js'
import { confidenceTexts } from '../confidence/texts.js'
import { claim, count, type PackInputs, type Part } from './claims.js'
import { costs } from './cost-claims.js'
import { type Pack, PackId } from './response.js'
import { additionTexts, aiClaimTexts, confidenceClaimTexts, deliveredTexts, packQuestions } from './texts.js'

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

const worthOf = (
  cents: number | null,
  { facts: { currency }, references: { orders }, hidesValue, forClient }: PackInputs,
): Part =>
  currency === null || cents === null
    ? hidesValue
      ? additionTexts.valueHidden
      : additionTexts.valueNotKnown
    : claim(
        additionTexts.value(cents, currency),
        figure(
          cents,
          'cents',
          'modeled',
          forClient ? additionTexts.ordersBasis(currency) : additionTexts.valueBasis(currency),
        ),
        orders,
      )

const added = (inputs: PackInputs): readonly Part[] => {
  const { facts, read, references, unsupportedItems } = inputs
  const { scope } = facts
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
    // Where nothing was added, only change orders have a value.
    ...(addedItems === 0 && valueCents === null ? [] : [worthOf(valueCents, inputs)]),
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
  ...confidence.signals.filter(({ pct, note }) => pct === null && note !== '').map(({ note }) => note),
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
