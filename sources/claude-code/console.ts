import { type Counted, dayOf, noDay, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { readCount } from '#sources/kit/ai-usage/numbers'
import type { Row, TableFormat } from '#sources/kit/format'
import { rejected } from '#sources/kit/mapping'

type Column = 'date' | 'model' | 'key' | 'workspace' | 'type' | 'context' | 'place' | 'speed' | 'input' | 'output'

/** The cells that tell a row from others of its day; the name of an API key may be a person's. */
const partOf = ({ key, type, context, place, speed, model }: Row<Column>): readonly string[] => [
  'row',
  key,
  type,
  context,
  place,
  speed,
  model,
]

/** The usage that the Claude Console exports: tokens of each day, model, API key and workspace. */
export const claudeConsole: TableFormat<Column> = {
  layout: 'table',
  name: 'claude-console',
  title: 'Claude Console, usage (CSV)',
  provider: 'claude_code',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  columns: {
    date: ['usage_date_utc'],
    model: ['model_version'],
    key: ['api_key'],
    workspace: ['workspace'],
    type: ['usage_type'],
    context: ['context_window'],
    place: ['inference_geo'],
    speed: ['speed'],
    input: ['usage_input_tokens_no_cache'],
    output: ['usage_output_tokens'],
  },
  distinctive: ['date', 'model', 'workspace', 'input', 'output'],
  needs: [['date'], ['model'], ['input'], ['output']],
  days: [],
  instants: [],
  numbers: [],
  map: (row, choices) => {
    const day = dayOf(row.date)
    if (day === null) return noDay('usage_date_utc')
    const scope = scopeOf(row.workspace === '' ? null : row.workspace, choices)
    if (scope === null) return noScope('workspace')
    const { model } = row
    const [input, output] = [readCount(row.input), readCount(row.output)]
    if (input === null || output === null) return rejected('no_tokens', 'the tokens cannot be read')
    const counted: readonly Counted[] = [
      { metric: 'tokens_input', model, value: input },
      { metric: 'tokens_output', model, value: output },
    ]
    return sharesOf({ vendor: 'claude_code', scope, day, provenance: 'provider_export' }, counted, partOf(row))
  },
}
