import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { Currency } from '#domain/money'
import { type Counted, dayOfMilliseconds, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { Amount, Count, centsOf, exact, listOf, members, required, without } from '#sources/kit/ai-usage/numbers'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'

/** Seconds since 1970; the end is not in it. */
const Window = required({ start_time: t.number, end_time: t.number })

const Usage = members({
  project_id: maybe(t.string),
  model: maybe(t.string),
  input_tokens: maybe(Count),
  input_cached_tokens: maybe(Count),
  input_uncached_tokens: maybe(Count),
  output_tokens: maybe(Count),
})
const UsageBucket = t.intersection([Window, required({ results: listOf(Usage) })])
type UsageBucket = t.TypeOf<typeof UsageBucket>

const Cost = t.intersection([
  required({ amount: required({ value: Amount, currency: t.string }) }),
  members({ project_id: maybe(t.string) }),
])
const CostBucket = t.intersection([Window, required({ results: listOf(Cost) })])
type CostBucket = t.TypeOf<typeof CostBucket>

const usageOf = (result: t.TypeOf<typeof Usage>): readonly Counted[] => {
  const model = result.model || null
  // What is written as input holds what was read from the cache.
  const input = exact(result.input_uncached_tokens) ?? without(result.input_tokens, result.input_cached_tokens)
  return [
    { metric: 'tokens_input', model, value: input },
    { metric: 'tokens_output', model, value: exact(result.output_tokens) },
  ]
}

const costOf = ({ amount }: t.TypeOf<typeof Cost>): Counted => ({
  metric: 'estimated_cost_cents',
  value: centsOf(amount.value),
  currency: amount.currency.toUpperCase(),
})

/** The UTC day that a bucket lies in; null if it is in more than one, or in none. */
const dayOfBucket = ({ start_time, end_time }: t.TypeOf<typeof Window>): string | null => {
  const [first, last] = [dayOfMilliseconds(start_time * 1_000), dayOfMilliseconds(end_time * 1_000 - 1)]
  return first === last && end_time > start_time ? first : null
}

/** Groups the counts of a bucket by project: a project is an account of its own. */
const byProject = <R extends { readonly project_id?: string | null | undefined }>(
  results: readonly R[],
  countedOf: (result: R) => readonly Counted[],
): ReadonlyMap<string | null, readonly Counted[]> => {
  const projects = new Map<string | null, Counted[]>()
  for (const result of results) {
    const project = result.project_id || null
    const counted = projects.get(project) ?? []
    counted.push(...countedOf(result))
    projects.set(project, counted)
  }
  return projects
}

const stated = (
  bucket: t.TypeOf<typeof Window>,
  projects: ReadonlyMap<string | null, readonly Counted[]>,
  what: string,
  choices: Choices,
): readonly Mapped[] => {
  const day = dayOfBucket(bucket)
  if (day === null) return rejected('no_day', 'start_time, end_time: not within one day in UTC')
  if (projects.size === 0) return leftOut('no_use')
  return [...projects].flatMap(([project, counted]) => {
    const scope = scopeOf(project, choices)
    if (scope === null) return noScope('project_id')
    const of = { vendor: 'openai_codex', scope, day, provenance: 'vendor_reported' } as const
    return sharesOf(of, counted, [what, bucket.start_time, bucket.end_time])
  })
}

const mapUsage = (bucket: UsageBucket, choices: Choices): readonly Mapped[] =>
  stated(bucket, byProject(bucket.results, usageOf), 'usage', choices)

const mapCosts = (bucket: CostBucket, choices: Choices): readonly Mapped[] => {
  const projects = byProject(bucket.results, (result) => [costOf(result)])
  if ([...projects.values()].flat().some(({ currency }) => !Currency.is(currency)))
    return rejected('no_currency', 'amount.currency: expected a currency code of ISO 4217')
  return stated(bucket, projects, 'costs', choices)
}

const common = {
  layout: 'json',
  provider: 'openai_codex',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  list: 'data',
} as const

/** Tokens of an organization, in buckets of at most a day. */
export const openaiUsage: JsonFormat = {
  ...common,
  name: 'openai-usage',
  title: 'OpenAI, usage of completions (JSON)',
  variants: 'those of an organization',
  asksContainer: 'organization',
  members: ['start_time', 'end_time', 'results.input_tokens'],
  map: mapping(UsageBucket, mapUsage),
}

/** The costs of an organization, in buckets of a day. */
export const openaiCosts: JsonFormat = {
  ...common,
  name: 'openai-costs',
  title: 'OpenAI, costs (JSON)',
  variants: 'those of an organization',
  asksContainer: 'organization',
  members: ['start_time', 'end_time', 'results.amount'],
  map: mapping(CostBucket, mapCosts),
}

const AnyBucket = required({ results: listOf(t.UnknownRecord) })

/** Says whether a bucket is of costs: its results have amounts. */
const isOfCosts = (bucket: unknown): boolean =>
  AnyBucket.is(bucket) && bucket.results.some((result) => result['amount'] !== undefined)

/** Buckets of both, as the service asks for them: their account is known. */
export const openaiDays: JsonFormat = {
  ...common,
  name: 'openai-days',
  title: 'OpenAI, usage and costs (JSON)',
  members: [],
  map: (bucket, ...rest) => (isOfCosts(bucket) ? openaiCosts : openaiUsage).map(bucket, ...rest),
}
