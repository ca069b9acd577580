import { ShortText } from '#domain/bounds'
import { CivilDate, type Provenance, type Unit } from '#domain/common'
import type { AiUsageFacts, UsageMetric, UsageSource } from '#domain/events/ai-usage'
import { instantIn } from '#domain/time'
import { digestOf } from '../digest.js'
import { ERA, isInEra } from '../era.js'
import type { Choices, Mapped } from '../format.js'
import { leftOut, rejected } from '../mapping.js'
import { Name } from '../name.js'

/** A day of an account, as a vendor reports it. */
export interface DayOfUse {
  readonly vendor: UsageSource
  /** The organization or team that the vendor counts. */
  readonly scope: string
  /** In UTC. */
  readonly day: CivilDate
  readonly provenance: Provenance
}

/** A count of a day; not stated if its value is null. */
export interface Counted {
  readonly metric: UsageMetric
  readonly value: string | null
  /** It was used, and nothing says how much: then the sum of its day is not known, however much of it is. */
  readonly isUnknown?: boolean
  readonly model?: string | null
  readonly currency?: string | null
}

const UNITS: { readonly [M in UsageMetric]?: Unit } = {
  accepted_lines: 'lines',
  deleted_lines: 'lines',
  suggested_lines: 'lines',
  active_seats_band: 'band',
  tokens_input: 'tokens',
  tokens_output: 'tokens',
  estimated_cost_cents: 'cents',
  credits: 'credits',
}

/** The UTC day of a civil day, or of an instant; null if it is neither, or in no year that a fact may have. */
export const dayOf = (written: unknown): CivilDate | null => {
  if (typeof written !== 'string') return null
  const day = CivilDate.is(written) ? written : (instantIn(written)?.slice(0, 10) ?? null)
  return day !== null && isInEra(day) ? day : null
}

/** The UTC day of milliseconds since 1970; null as above. */
export const dayOfMilliseconds = (ms: number): CivilDate | null => {
  if (!Number.isFinite(ms) || ms < 0 || ms > Date.UTC(2200, 0, 1)) return null
  return dayOf(new Date(ms).toISOString().slice(0, 10))
}

export const noDay = (member: string): readonly Mapped[] =>
  rejected('no_day', `${member}: missing, or no day in ${ERA}`)

/** The account that a record names; else the one that a person named; null if neither does. */
export const scopeOf = (named: string | null, { container }: Choices): string | null => named ?? container

export const noScope = (members: string): readonly Mapped[] =>
  rejected(
    'unknown_account',
    `${members}: missing, so that nothing names the account: add --container with a name for it`,
  )

const dataOf = (
  { vendor, scope, day, provenance }: DayOfUse,
  counted: Counted,
  value: string | null,
): AiUsageFacts => ({
  vendor,
  scope,
  windowStart: day,
  windowEnd: day,
  metric: counted.metric,
  model: counted.model ?? null,
  value,
  unit: UNITS[counted.metric] ?? 'count',
  currency: counted.currency ?? null,
  provenance,
})

/**
 * The shares that a record adds to a day, summed over all records of the day: no person is in a fact, or in its key. `part` says which
 * record it is, where the vendor may state it again.
 */
export const sharesOf = (of: DayOfUse, counted: readonly Counted[], part: unknown): readonly Mapped[] => {
  if (counted.some(({ model }) => model !== undefined && model !== null && !ShortText.is(model)))
    return rejected('no_model', 'the model is no text of 1 to 1,000 characters')
  const { vendor, scope, day } = of
  const place = `${vendor}:${scope}`
  if (!Name.is(place)) return rejected('unknown_account', 'the id of the account is no text of at most 480 characters')
  const ofPart = part === null ? null : JSON.stringify([vendor, scope, day, part])
  const shares = counted.flatMap((one): readonly Mapped[] => {
    if (one.value === null && one.isUnknown !== true) return []
    const data = dataOf(of, one, one.value)
    const { metric, model, currency } = data
    const fact = {
      kind: 'ai_usage' as const,
      place,
      known: { key: digestOf(JSON.stringify([vendor, scope, day, metric, model, currency])) },
      data,
    }
    return [ofPart === null ? { tag: 'share', fact } : { tag: 'share', fact, part: ofPart }]
  })
  return shares.length > 0 ? shares : leftOut('no_use')
}
