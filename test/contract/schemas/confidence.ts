import { int0, percentage, provider } from './common.js'
import {
  between,
  boolean,
  both,
  closed,
  distinct,
  eachOnce,
  list,
  nullWith,
  oneOf,
  only,
  orNull,
  text,
} from './json-schema.js'

const SIGNALS: readonly (readonly [id: string, weight: number])[] = [
  ['prs_linked', 16],
  ['items_mapped', 14],
  ['meetings_tagged', 12],
  ['rate_card', 14],
  ['ai_tagging', 12],
  ['release_evidence', 10],
  ['manual_entry_share', 8],
  ['freshness', 8],
  ['assumptions', 6],
]
const evidence = closed({ numerator: orNull(int0), denominator: orNull(int0), query: text })

const signal = ([id, weight]: (typeof SIGNALS)[number]) =>
  both(
    closed({
      id: only(id),
      label: text,
      note: text,
      weight: only(weight),
      pct: orNull(percentage),
      contribution: orNull(between(0, weight)),
      evidence,
    }),
    nullWith('pct', 'contribution'),
    nullWith('contribution', 'pct'),
  )

/** Also a part of the invoice facts. */
export const confidence = closed({
  label: oneOf('insufficient', 'low', 'moderate', 'high'),
  score: percentage,
  hints: list(text),
  signals: eachOnce(...SIGNALS.map(signal)),
})

const step = (id: string, more = {}) =>
  closed({ id: only(id), done: boolean, meta: text, providers: distinct(provider), ...more })

export const confidenceRead = closed({
  checklist: eachOnce(
    step('ticket-pr-convention'),
    step('project-mapping'),
    step('calendar-tags'),
    step('scope-lock'),
    step('ai-marking'),
    step('work-type-classification', { evidence }),
  ),
  confidence,
})
