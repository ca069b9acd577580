import { type Counted, dayOf, noDay, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { centsOf, isAmount, readCount } from '#sources/kit/ai-usage/numbers'
import type { Row, TableFormat } from '#sources/kit/format'
import { rejected } from '#sources/kit/mapping'
import { readDecimal } from '#sources/kit/numbers'

type Column = 'date' | 'kind' | 'model' | 'maxMode' | 'input' | 'inputAndWritten' | 'cached' | 'output' | 'cost'

/** Requests that a plan includes, or that failed, say so in place of an amount. */
const costOf = (text: string): string | null => {
  const dollars = readDecimal(text.replace('$', ''), 'point')
  return dollars === null || !isAmount(dollars) ? null : centsOf(dollars)
}

/** Says whether a request used the model at all. */
const isUsed = ({ input, inputAndWritten, cached, output }: Row<Column>): boolean =>
  [input, inputAndWritten, cached, output].some((tokens) => /[1-9]/.test(tokens))

/** A row has no id: with its time of day, the same one is the same in all that it says. */
const partOf = ({ date, ...cells }: Row<Column>): readonly string[] | null =>
  date.includes(':') ? ['row', date, ...Object.values(cells)] : null

/** The usage that the dashboard of Cursor exports: a row for each request to a model. */
export const cursorCsv: TableFormat<Column> = {
  layout: 'table',
  name: 'cursor-csv',
  title: 'Cursor, usage of the dashboard (CSV)',
  provider: 'cursor',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  asksContainer: 'team',
  states: 'cursor-events',
  columns: {
    date: ['date'],
    kind: ['kind'],
    model: ['model'],
    maxMode: ['max mode'],
    input: ['input (w/o cache write)', 'input (no cache)'],
    inputAndWritten: ['input (w/ cache write)'],
    cached: ['cache read'],
    output: ['output tokens'],
    cost: ['cost'],
  },
  distinctive: ['date', 'model', 'input', 'inputAndWritten', 'cached', 'output', 'cost'],
  needs: [['date'], ['model'], ['input'], ['output']],
  // All are written in one way, whatever the language of the dashboard.
  days: [],
  instants: [],
  numbers: [],
  map: (row, choices) => {
    const day = dayOf(row.date)
    if (day === null) return noDay('Date')
    const scope = scopeOf(null, choices)
    if (scope === null) return noScope('team')
    const { model } = row
    const [input, output] = [readCount(row.input), readCount(row.output)]
    if (input === null || output === null) return rejected('no_tokens', 'the tokens cannot be read')
    const cents = costOf(row.cost)
    const counted: readonly Counted[] = [
      { metric: 'tokens_input', model, value: input },
      { metric: 'tokens_output', model, value: output },
      {
        metric: 'estimated_cost_cents',
        model,
        value: cents,
        isUnknown: cents === null && isUsed(row),
        currency: 'USD',
      },
    ]
    return sharesOf({ vendor: 'cursor', scope, day, provenance: 'provider_export' }, counted, partOf(row))
  },
}
