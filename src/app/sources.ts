import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { decode } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import { type ConnectionRegistered, type ContainerKind, EvidenceKind } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import { Name } from '../connectors/facts/fact.js'
import { type FactsReading, openFacts } from '../connectors/facts/open.js'
import { type GitReading, openGit } from '../connectors/git/open.js'
import type { SourceError, SourceReading } from '../connectors/source.js'
import { type Fields, flag, type InputOf, optional, type Reader } from './field.js'
import { type Preview, preview } from './preview.js'
import type { Task, Watcher } from './watcher.js'

/** The names of a workspace that a reading depends on. */
export interface WorkspaceNames {
  readonly projects: ReadonlySet<Uuid>
  /** Current names of repositories, by the name in their own data. */
  readonly repositories: ReadonlyMap<string, string>
}
export const NO_NAMES: WorkspaceNames = { projects: new Set(), repositories: new Map() }

/** A kind of source that can be imported, as data: imports, the command line and its help are made of it. */
export interface Source<F extends Fields = Fields, R extends SourceReading = SourceReading> {
  readonly name: string
  readonly summary: string
  /** Where it lies. */
  readonly location: { readonly placeholder: string; readonly description: string }
  readonly fields: F
  /** The arguments of its example. */
  readonly example: string
  readonly open: (
    location: string,
    input: InputOf<F>,
    names: WorkspaceNames,
    now: () => Instant,
  ) => Outcome<SourceError, R>
  /** The same reading under current names. */
  readonly named: (reading: R, names: WorkspaceNames) => R
  readonly channel: (reading: R) => Channel
  readonly category: (reading: R) => t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** Kinds of evidence that it may deliver. */
  readonly kinds: readonly EvidenceKind[]
  /** The kind of its only container, which an import maps to a project; null if its facts name their places. */
  readonly container: ContainerKind | null
  /** How the progress of its import is labelled. */
  readonly task: Task
  /** Whether records may be rejected, one by one. */
  readonly rejects: boolean
  /** Whether an empty source may withdraw all its evidence. */
  readonly emptyIsTrue: (input: InputOf<F>) => boolean
  /** A preview of an import; null if that needs a workspace. */
  readonly preview: ((reading: R, watcher: Pick<Watcher, 'progress'>) => Outcome<SourceError, Preview>) | null
}
// biome-ignore lint/suspicious/noExplicitAny: a source of any fields, with any reading
export type AnySource = Source<any, any>

/** A word, unchanged. */
const verbatim = (placeholder: string): Reader<string> => ({ placeholder, read: right })

const label: Reader<string> = {
  placeholder: 'name',
  read: (word) => {
    const name = decode(Name, word)
    return isLeft(name) ? left('Expected a name of 1-500 characters.') : name
  },
}

const factsFields = {
  label: optional(label, "name of the connection (default: the name that the file gives, else the file's own)"),
  emptyIsTrue: flag('let a complete export without records withdraw everything it delivered before'),
}

/** A file of facts of any kind. */
export const factsSource: Source<typeof factsFields, FactsReading> = {
  name: 'facts',
  summary: 'import a file of facts of any kind, one JSON value per line (docs/facts.md)',
  location: { placeholder: 'file', description: 'the file; an unchanged file is not read again' },
  fields: factsFields,
  example: 'jira.jsonl --workspace acme/website --label "Jira of Acme"',
  open: (path, input, { projects, repositories: names }, now) =>
    openFacts(path, { label: input.label, projects, names, now }),
  named: (reading) => reading,
  channel: ({ channel }) => channel,
  category: ({ category }) => category,
  kinds: EvidenceKind.values,
  container: null,
  task: 'importing_lines',
  rejects: true,
  emptyIsTrue: ({ emptyIsTrue }) => emptyIsTrue,
  preview: null,
}

const gitFields = {
  branch: optional(verbatim('name'), "branch to read (default: the repository's default branch)"),
}

/** A git repository. */
export const gitSource: Source<typeof gitFields, GitReading> = {
  name: 'git',
  summary: 'import what is new in a git repository: changes, releases, AI marks',
  location: { placeholder: 'path', description: 'the repository, or a folder in it' },
  fields: gitFields,
  example: '~/code/website --workspace acme/website',
  open: (path, { branch }, _, now) => openGit(path, now, { branch: branch ?? undefined }),
  named: (reading, { repositories }) => {
    const given = repositories.get(reading.container)
    return given === undefined ? reading : reading.under(given)
  },
  channel: () => 'git',
  category: () => 'code',
  kinds: ['code_change', 'release'],
  container: 'repository',
  task: 'importing_commits',
  rejects: false,
  emptyIsTrue: () => false,
  preview,
}

/** Every kind of source that can be imported. */
export const sources: readonly AnySource[] = [factsSource, gitSource]
