import { right } from 'fp-ts/lib/Either.js'
import { EvidenceKind } from '#domain/events/connections'
import { type FactsReading, openFacts } from '../connectors/facts/open.js'
import { type GitReading, openGit } from '../connectors/git/open.js'
import { flag, label, optional, type Reader } from './field.js'
import { filesSource } from './file-source.js'
import { previewRepository } from './preview.js'
import type { AnySource, Source } from './source.js'

/** A word, unchanged. */
const verbatim = (placeholder: string): Reader<string> => ({ placeholder, read: right })

const factsFields = {
  label: optional(label, "name of the connection (default: the name that the file gives, else the file's own)"),
  emptyIsTrue: flag('let a complete export without records withdraw everything it delivered before'),
}

/** A file of facts of any kind. */
export const factsSource: Source<typeof factsFields, FactsReading> = {
  name: 'facts',
  summary: 'import a file of facts of any kind, one JSON value per line (docs/facts.md)',
  location: { placeholder: 'file', description: 'the file; an unchanged file is not read again', several: false },
  fields: factsFields,
  example: 'jira.jsonl --workspace acme/website --label "Jira of Acme"',
  open: ([path = ''], input, { projects, repositories: names }, now) =>
    openFacts(path, { label: input.label, projects, names, now }),
  named: (reading) => reading,
  channel: ({ channel }) => channel,
  category: ({ category }) => category,
  kinds: EvidenceKind.values,
  container: null,
  project: null,
  asksProject: () => false,
  task: 'importing_lines',
  rejects: true,
  emptyIsTrue: ({ emptyIsTrue }) => emptyIsTrue,
  preview: null,
  needsWorkspace: true,
}

const gitFields = {
  branch: optional(verbatim('name'), "branch to read (default: the repository's default branch)"),
}

/** A git repository. */
export const gitSource: Source<typeof gitFields, GitReading> = {
  name: 'git',
  summary: 'import what is new in a git repository: changes, releases, AI marks',
  location: { placeholder: 'path', description: 'the repository, or a folder in it', several: false },
  fields: gitFields,
  example: '~/code/website --workspace acme/website',
  open: ([path = ''], { branch }, _, now) => openGit(path, now, { branch: branch ?? undefined }),
  named: (reading, { repositories }) => {
    const given = repositories.get(reading.container)
    return given === undefined ? reading : reading.under(given)
  },
  channel: () => 'git',
  category: () => 'code',
  kinds: ['code_change', 'release'],
  container: 'repository',
  project: 'the project that the repository belongs to (default: the only one)',
  asksProject: () => true,
  task: 'importing_commits',
  rejects: false,
  emptyIsTrue: () => false,
  preview: previewRepository,
  needsWorkspace: false,
}

/** Every kind of source that can be imported. */
export const sources: readonly AnySource[] = [filesSource, factsSource, gitSource]
