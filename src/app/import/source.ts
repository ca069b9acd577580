import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { FoldError } from '#app/folding'
import type { Fields, InputOf } from '#app/state/field'
import type { Refusal } from '#app/state/refusal'
import type { Task, Watcher } from '#app/watcher'
import type { Location } from '#connectors/files/input'
import type { Instant, Uuid } from '#domain/common'
import type { ConnectionRegistered, ContainerKind, EvidenceKind } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { type KeptImports, NOTHING_IMPORTED } from '#import/kept-choices'
import type { AnyReading, SourceError } from '#import/source'
import type { ProjectState } from '#projections/entities/project'
import type { OnThing, Preview } from './preview.js'

/** The project has to be named. */
export interface WhichProject {
  readonly tag: 'which_project'
  readonly projects: readonly Pick<ProjectState, 'projectId' | 'name'>[]
}

/** The names of a workspace that a reading depends on. */
export interface WorkspaceNames {
  readonly projects: ReadonlySet<Uuid>
  /** Current names of repositories, by the name in their own data. */
  readonly repositories: ReadonlyMap<string, string>
  /** Names of trackers, by the names that their renamed repositories have in their own data. */
  readonly trackers: ReadonlyMap<string, string>
  /** All names of renamed repositories, by each of their names. */
  readonly formerNames: ReadonlyMap<string, readonly string[]>
  /** The project that a person names, else the only one; null if the source asks for none. */
  readonly project: Uuid | null
  /** The id of a project by its id or name. */
  readonly projectNamed: (text: string) => Either<Refusal, Uuid>
  /** The workspace's only project; else a person has to name one. */
  readonly onlyProject: Either<WhichProject, Uuid>
  /** Choices and files that are kept of earlier imports of a connection. */
  readonly kept: (connection: Pick<AnyReading, 'provider' | 'identity'>) => Outcome<StoreError, KeptImports>
}
export const NO_NAMES: WorkspaceNames = {
  projects: new Set(),
  repositories: new Map(),
  trackers: new Map(),
  formerNames: new Map(),
  project: null,
  projectNamed: () => left({ tag: 'conflict', message: 'no workspace is given in which to look for the project' }),
  onlyProject: left({ tag: 'which_project', projects: [] }),
  kept: async () => right(NOTHING_IMPORTED),
}

/** A kind of source that can be imported, as data for imports, the command line and its help. */
export interface Source<F extends Fields = Fields, R extends AnyReading = AnyReading> {
  readonly name: string
  readonly summary: string
  /** The fields that locate it. */
  readonly location: { readonly placeholder: string; readonly description: string; readonly several: boolean }
  readonly fields: F
  /** The arguments of its example. */
  readonly example: string
  readonly open: (
    locations: readonly Location[],
    input: InputOf<F>,
    names: WorkspaceNames,
    now: () => Instant,
  ) => Outcome<SourceError | StoreError | Refusal | WhichProject | FoldError, R>
  /** The same reading under current names. */
  readonly named: (reading: R, names: WorkspaceNames) => R
  readonly channel: (reading: R) => Channel
  readonly category: (reading: R) => t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** Kinds of evidence that it may deliver. */
  readonly kinds: readonly EvidenceKind[]
  /** The kind of its only container, which an import maps to a project; null if its facts name their places. */
  readonly container: ContainerKind | null
  /** The use of `--project`; null if facts name their projects themselves. */
  readonly project: string | null
  /** Says whether the project of its facts must be known. */
  readonly asksProject: (input: InputOf<F>) => boolean
  /** The label of its import's progress. */
  readonly task: Task
  /** Says whether records may be rejected, one by one. */
  readonly rejects: boolean
  /** Says whether an empty source may withdraw all its evidence. */
  readonly emptyIsTrue: (input: InputOf<F>) => boolean
  /** A preview of an import, which passes on each thing that it reads; null if there is none. */
  readonly preview:
    | ((reading: R, watcher: Pick<Watcher, 'progress'>, onThing: OnThing) => Outcome<SourceError, Preview>)
    | null
  /** Says whether its facts can be written as a file of facts, with the preview. */
  readonly writesFacts: boolean
  /** Proposes how to describe it, if a person asks for that and nothing else; null if it needs no description. */
  readonly proposes: ((locations: readonly Location[], input: InputOf<F>) => Outcome<SourceError, object> | null) | null
  /** Says whether it can be opened only for a workspace, whose projects it needs. */
  readonly needsWorkspace: boolean
}
/** The standard of a source where it does not say: files in the form of a product, which must not be empty and have no preview. */
const STANDARD = {
  named: <R>(reading: R): R => reading,
  container: null,
  project: null,
  asksProject: () => false,
  task: 'importing_lines',
  rejects: true,
  emptyIsTrue: () => false,
  preview: null,
  writesFacts: false,
  proposes: null,
  needsWorkspace: true,
} as const

/** A source, of which only what differs from the standard is stated. */
export const defineSource = <F extends Fields, R extends AnyReading>(
  stated: Omit<Source<F, R>, keyof typeof STANDARD> & Partial<Source<F, R>>,
): Source<F, R> => ({ ...STANDARD, ...stated })

// biome-ignore lint/suspicious/noExplicitAny: a source of any fields, with any reading
export type AnySource = Source<any, any>
