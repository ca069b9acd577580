import { Unit } from '#domain/common'
import type { ExplanationKind } from './response.js'

// What kind of number stands at a path: answers name their members so that each name means one formula.

interface Rule {
  readonly kind: ExplanationKind
  readonly pattern: RegExp
}

/** The first that fits counts; none fits what is a sum, a count, or stated. */
const RULES: readonly Rule[] = [
  // A place in a list; months of the calendar, and projects that the caller sees.
  { kind: 'constant', pattern: /(?:^|\.)(?:n|monthsTotal|projectsTotal)$/ },
  { kind: 'score', pattern: /(?:^|\.)(?:score|scoreChange|contribution)$/ },
  { kind: 'mean', pattern: /(?:^|\.)blendedHourlyRateCents$/ },
  { kind: 'difference', pattern: /(?:varianceCents|deltaCents|HoursSaved|OverheadHours|[nN]etHours|deltaHours)$/ },
  { kind: 'ratio', pattern: /(?:Pct|Ratio|Share|Coverage|(?:^|\.)(?:pct|share|coverage|acceptanceRate))$/ },
  { kind: 'ratio', pattern: /(?:assistedShare|AcceptanceRate)\.value$/ },
]

/** The formula that a member's name stands for; null where its parts decide. */
export const ruleFor = (path: string): ExplanationKind | null =>
  RULES.find(({ pattern }) => pattern.test(path))?.kind ?? null

/** Numbers of evidence that counts only as far as something was billed: without one piece, another takes its place. */
const BILLED = /(?:supportedCents|evidencedHours|(?:^|\.)unbilled\.\w+)$/

/** Says whether evidence that is left over takes the place of what is left out. */
export const isReplaced = (path: string): boolean => BILLED.test(path)

/** The object that a number is a member of. */
export const holderOf = (whole: unknown, path: string): unknown => {
  let value: unknown = whole
  for (const step of path.replaceAll('[', '.').replaceAll(']', '').split('.').slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return null
    value = Array.isArray(value)
      ? /^\d+$/.test(step)
        ? value[Number(step)]
        : value.find((one) => (one as { readonly id?: unknown } | null)?.id === step)
      : (value as Readonly<Record<string, unknown>>)[step]
  }
  return value
}

/** The unit that stands beside a number, or that its name says. */
export const unitOf = (whole: unknown, path: string): Unit => {
  const holder = holderOf(whole, path)
  const unit = typeof holder === 'object' && holder !== null && 'unit' in holder ? holder.unit : null
  if (Unit.is(unit)) return unit
  if (/[cC]ents$/.test(path)) return 'cents'
  if (/(?:Pct|(?:^|\.)pct)$/.test(path)) return 'percent'
  return ruleFor(path) === 'ratio' ? 'ratio' : 'count'
}
