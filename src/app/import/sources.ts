import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { label, optional } from '#app/state/field'
import { type AllGiven, optionName } from '#app/state/input'
import type { Refusal } from '#app/state/refusal'
import { type FactsReading, openFacts } from '#connectors/facts/open'
import { beginsWithFacts } from '#connectors/facts/shape'
import { openInput } from '#connectors/files/input'
import { EvidenceKind } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import type { SourceError } from '#import/source'
import { emptyIsTrue, FACTS, filesSource } from './file-source.js'
import { gitSource } from './git-source.js'
import { previewFacts } from './preview.js'
import { type AnySource, defineSource } from './source.js'
import { tableSource } from './table-source.js'

const factsFields = {
  label: optional(label, "name of the connection (default: the name that the file gives, else the file's own)"),
  emptyIsTrue,
}

/** A file of facts of any kind. */
export const factsSource = defineSource<typeof factsFields, FactsReading>({
  name: 'facts',
  summary: 'import files of facts of any kind, one JSON value per line (docs/facts.md)',
  location: {
    placeholder: 'file',
    description: 'files of one export, plain or gzip; - is standard input; unchanged files are not read again',
    several: true,
  },
  fields: factsFields,
  example: 'jira.jsonl --workspace acme/website --label "Jira of Acme"',
  open: (paths, input, { projects, repositories: names }, now) =>
    openFacts(paths, { label: input.label, projects, names, now }),
  channel: ({ channel }) => channel,
  category: ({ category }) => category,
  kinds: EvidenceKind.values,
  emptyIsTrue: (input) => input.emptyIsTrue,
  preview: previewFacts,
})

/** Every kind of source that can be imported. */
export const sources: readonly AnySource[] = [filesSource, tableSource, factsSource, gitSource]

/** Says whether files are files of facts, as a person says or as the first one begins. */
const areFacts = async ([path = '']: readonly string[], { as }: AllGiven): Outcome<SourceError, boolean> => {
  if (as !== undefined) return right(as === FACTS)
  const input = await openInput(path)
  return isLeft(input) ? input : right(beginsWithFacts(input.right.head))
}

/** The source of facts, unless options are given that only other files have a use for. */
const factsGiven = (given: AllGiven): Either<Refusal, AnySource> => {
  const useless = ['project', 'facts', ...Object.keys(filesSource.fields)].find(
    (name) => name !== 'as' && given[name] !== undefined && !Object.hasOwn(factsFields, name),
  )
  return useless === undefined
    ? right(factsSource)
    : left({ tag: 'misused', message: `a file of facts says everything itself: leave out ${optionName(useless)}` })
}

/** The source that reads some locations: files of facts are recognised among exported files, and imported as facts. */
export const sourceFor = async (
  source: AnySource,
  locations: readonly string[],
  given: AllGiven,
): Outcome<SourceError | Refusal, AnySource> => {
  // A pipe is read to its end here, where Ctrl-C still ends the program at once.
  for (const path of source === gitSource ? [] : locations) {
    const input = await openInput(path)
    if (isLeft(input)) return input
  }
  if (source !== filesSource) return right(source)
  const facts = await areFacts(locations, given)
  if (isLeft(facts)) return facts
  return facts.right ? factsGiven(given) : right(source)
}
