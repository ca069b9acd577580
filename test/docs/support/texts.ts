import * as api from '#api/texts'
import * as domain from '#domain/texts'
import * as ai from '#projections/ai/texts'
import * as audit from '#projections/audit/texts'
import * as commandCenter from '#projections/command-center/texts'
import * as confidence from '#projections/confidence/texts'
import * as cost from '#projections/cost/texts'
import * as dataSources from '#projections/data-sources/texts'
import * as explain from '#projections/explain/texts'
import * as forensics from '#projections/forensics/texts'
import * as trace from '#projections/forensics/trace/texts'
import * as invoiceDefense from '#projections/invoice-defense/texts'
import * as portfolio from '#projections/portfolio/texts'
import * as scopeCreep from '#projections/scope-creep/texts'
import * as search from '#projections/search/texts'
import * as selection from '#projections/selection/texts'
import * as trail from '#projections/trail/texts'

/** A sentence, or the sentences of one thing by member. */
type Text = string | { readonly [member: string]: string }
type Maker = (...values: never[]) => Text
type Samples<T> = {
  readonly [K in keyof T as T[K] extends Maker ? K : never]: T[K] extends (...values: infer V) => Text
    ? readonly Readonly<V>[]
    : never
}

/** Texts that appear in one place, with sample values for those that take some. */
export interface Group {
  readonly texts: Readonly<Record<string, Text | Maker>>
  readonly where: string
  readonly samples: Readonly<Record<string, readonly (readonly unknown[])[]>>
}

/** A text that takes values has samples, or it is no group. */
export const group = <const T extends Readonly<Record<string, Text | Maker>>>(
  where: string,
  texts: T,
  ...[samples]: keyof Samples<T> extends never ? [] : [Samples<T>]
): Group => ({ where, texts, samples: (samples ?? {}) as Group['samples'] })

/** A page of the product, or another place where texts appear. */
export interface Page {
  readonly title: string
  /** The operations that answer with it. */
  readonly operations: readonly string[]
  readonly groups: readonly Group[]
}

/** Every file of texts, by the folder that its ids begin with. */
export const FILES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ai,
  audit,
  'command-center': commandCenter,
  confidence,
  cost,
  'data-sources': dataSources,
  explain,
  forensics,
  'invoice-defense': invoiceDefense,
  portfolio,
  'scope-creep': scopeCreep,
  search,
  selection,
  trace,
  trail,
  api,
  domain,
}

const NAMES: ReadonlyMap<unknown, string> = new Map(
  Object.entries(FILES).flatMap(([folder, file]) =>
    Object.entries(file).map(([name, texts]) => {
      const short = name.replace(/Texts$/, '')
      return [texts, short === folder ? `${folder}.` : `${folder}.${short}.`] as const
    }),
  ),
)
/** The beginning of the ids of a group; names that are in no file of texts go by their own ids. */
const prefixOf = ({ texts }: Group): string => NAMES.get(texts) ?? ''

/** The texts of a group, each with its id; one that takes values once for each sample. */
export const textsOf = (one: Group): readonly { readonly id: string; readonly text: string }[] =>
  Object.entries(one.texts).flatMap(([key, text]) => {
    const id = `${prefixOf(one)}${key}`
    const made =
      typeof text === 'function'
        ? (one.samples[key] ?? []).map((values) => (text as (...all: readonly unknown[]) => Text)(...values))
        : [text]
    return made.flatMap((shown) =>
      typeof shown === 'string'
        ? [{ id, text: shown }]
        : Object.entries(shown).map(([member, sentence]) => ({ id: `${id}.${member}`, text: sentence })),
    )
  })

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '\\*')

const section = ({ title, operations, groups }: Page): string =>
  [
    `## ${title}`,
    ...(operations.length === 0 ? [] : ['', `Answered by ${operations.map((one) => `\`${one}\``).join(', ')}.`]),
    ...groups.flatMap((one) => [
      '',
      one.where,
      '',
      '| text | id |',
      '|---|---|',
      ...textsOf(one).map(({ id, text }) => `| ${escaped(text)} | \`${id}\` |`),
    ]),
  ].join('\n')

/** docs/texts.md, as the files of texts give it. */
export const textsPage = (pages: readonly Page[]): string =>
  `${[
    `# Texts

Every text that an answer of the API can carry, by the page of the product that shows it. Sample values stand where the
service puts real ones. Names of clients, projects, people and records come from the workspace and are not listed.

Amounts show the decimals of their currency and its code (\`20,464.94 EUR\`, \`1,500 JPY\`), hours are written out
(\`1,204.5 hours\`), shares have no blank (\`62.5%\`), thousands are grouped by commas, and days are \`YYYY-MM-DD\`. A number
that is not known is in no text: another sentence says that it is not known. \`src/domain/wording.ts\` writes all of these.

The texts of a folder stand in its \`texts.ts\`: \`confidence.signal.prs_linked.hint\` is in \`projections/confidence/texts.ts\`,
\`api.error.notFound\` in \`src/api/texts.ts\`. This page is generated from these files, and a test compares the two. To write
it again:

\`\`\`text
WRITE_DOCS=1 npm test -- test/docs/texts.test.ts
\`\`\``,
    ...pages.map(section),
  ].join('\n\n')}\n`
