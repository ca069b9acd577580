// The page of figures, docs/measurements.md: a section for each benchmark and the stores it ran on.

const STORES = { embedded: 'embedded stores (SQLite)', servers: 'the small servers of the tests' }

type Figure = number | string | boolean | readonly Figure[] | { readonly [name: string]: Figure }

/** One run of one benchmark. */
export interface Measured {
  readonly benchmark: string
  /** A sentence that says what the figures are. */
  readonly measures: string
  readonly stores: keyof typeof STORES
  /** The command that measures it again. */
  readonly command: string
  readonly machine: string
  readonly date: string
  readonly figures: Readonly<Record<string, unknown>>
}

const PREFACE = `# Measurements

Figures of one run of each benchmark, written by \`npm run bench\`; \`npm run bench -- cached\` writes only its own section
anew. Machines are noisy, and other work may have shared the cores: compare figures within one run, trust ratios more than
absolute figures, and measure on your own machine before you rely on them. Names that begin with \`aim\` or hold \`allowed\`
are what a figure is held against. [operations.md](operations.md#sizing) says how to size an installation.
`

const shown = (figure: Figure): string => {
  if (typeof figure === 'number') return String(Number.isInteger(figure) ? figure : Number(figure.toPrecision(3)))
  if (typeof figure !== 'object') return String(figure)
  if (Array.isArray(figure)) return figure.map(shown).join(' / ')
  return Object.entries(figure)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(', ')
}

const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((cells, index) => [
      `| ${cells.join(' | ')} |`,
      ...(index === 0 ? [`|${' --- |'.repeat(cells.length)}`] : []),
    ])
    .join('\n')

const isGroup = (figure: Figure): figure is { readonly [name: string]: Figure } =>
  typeof figure === 'object' && !Array.isArray(figure)

/** A row for each group and a column for each name in one; turned round where that is narrower. */
const groupTable = (groups: readonly (readonly [string, Readonly<Record<string, Figure>>])[]): string => {
  const names = [...new Set(groups.flatMap(([, group]) => Object.keys(group)))]
  const cell = (group: Readonly<Record<string, Figure>>, name: string): string =>
    group[name] === undefined ? '' : shown(group[name])
  return names.length > groups.length
    ? table([
        ['', ...groups.map(([title]) => title)],
        ...names.map((name) => [name, ...groups.map(([, group]) => cell(group, name))]),
      ])
    : table([['', ...names], ...groups.map(([title, group]) => [title, ...names.map((name) => cell(group, name))])])
}

/** The tables of all figures: single ones first, then groups, those with the same names together. */
const tablesOf = (figures: Readonly<Record<string, unknown>>): readonly string[] => {
  const entries = Object.entries(figures) as [string, Figure][]
  const single = entries.filter(([, figure]) => !isGroup(figure)).map(([name, figure]) => [name, shown(figure)])
  const alike = new Map<string, [string, Readonly<Record<string, Figure>>][]>()
  for (const [title, figure] of entries) {
    if (!isGroup(figure)) continue
    const names = Object.keys(figure).join()
    alike.set(names, [...(alike.get(names) ?? []), [title, figure]])
  }
  return [...(single.length === 0 ? [] : [table([['', 'figure'], ...single])]), ...[...alike.values()].map(groupTable)]
}

const headingOf = ({ benchmark, stores }: Pick<Measured, 'benchmark' | 'stores'>): string =>
  stores === 'embedded' ? benchmark : `${benchmark} on ${stores}`

const sectionOf = (measured: Measured): string =>
  [
    `## ${headingOf(measured)}`,
    measured.measures,
    `Measured on ${measured.date} with ${measured.machine}, on ${STORES[measured.stores]}. Again: \`${measured.command}\``,
    ...tablesOf(measured.figures),
  ].join('\n\n')

/** The page with the section of this run in place of an earlier one, in the order of the benchmarks; all other sections stay. */
export const withMeasured = (page: string, measured: Measured, order: readonly string[]): string => {
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (.+)$/m.exec(section)?.[1] ?? '', section.trim()]),
  )
  sections.set(headingOf(measured), sectionOf(measured))
  const place = (heading: string): number => order.indexOf(heading.split(' ')[0] ?? '')
  const sorted = [...sections].toSorted(([a], [b]) => place(a) - place(b) || a.length - b.length)
  return `${[PREFACE.trim(), ...sorted.map(([, section]) => section)].join('\n\n')}\n`
}
