import { readFileSync } from 'node:fs'

/** A row of one of the contract's tables, under the heading that is above it. */
export interface ContractRow {
  readonly heading: string
  readonly cells: readonly string[]
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of all tables of a text in Markdown, without their heads. */
export const tableRows = (text: string): readonly ContractRow[] => {
  const lines = text.split('\n')
  let heading = ''
  return lines.flatMap((line, i) => {
    if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '')
    const isHead = /^\|[-| ]+\|$/.test(lines[i + 1] ?? '')
    return line.startsWith('|') && !isHead && !/^\|[-| ]+\|$/.test(line) ? [{ heading, cells: cellsOf(line) }] : []
  })
}

export const contractRows: readonly ContractRow[] = tableRows(
  readFileSync('docs/contract/workspace-delivery-intelligence-api.txt', 'utf8'),
)

const bare = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '')

/** An endpoint as the contract's table has it. */
export interface ContractEndpoint {
  readonly id: string
  /** The path with `{name}` for each parameter. */
  readonly path: string
  readonly scope: string
  readonly action: string
}
export const contractEndpoints: readonly ContractEndpoint[] = contractRows
  .filter(({ heading }) => heading === 'Endpoints')
  .map(({ cells: [id, path, scope, action] }) => ({
    id: bare(id),
    path: bare(path),
    scope: bare(scope),
    action: bare(action),
  }))

const parametersOf = (cell: string): Readonly<Record<string, 'required' | 'optional'>> =>
  Object.fromEntries(
    cell
      .replace(/\([^)]*\)/g, '')
      .split(';')
      .flatMap((part) => {
        const need = part.includes('required') ? 'required' : 'optional'
        return [...part.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, need] as const)
      }),
  )
/** The query parameters of each operation, by name. */
export const contractParameters: ReadonlyMap<string, Readonly<Record<string, 'required' | 'optional'>>> = new Map(
  contractRows
    .filter(({ heading }) => heading === 'Query parameters')
    .flatMap(({ cells: [ids = '', parameters = ''] }) =>
      ids.split(', ').map((id) => [id, parametersOf(parameters)] as const),
    ),
)

/** The operation that a target within a workspace names; undefined where it names none of the contract's. */
export const operationAt = (target: string): string | undefined => {
  const within = /^(?:https?:\/\/[^/]+)?\/(?:api\/)?v1\/organizations\/[^/]+\/workspaces\/[^/?]+([^?]*)/.exec(
    target,
  )?.[1]
  return contractEndpoints.find(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(within ?? ''))
    ?.id
}
