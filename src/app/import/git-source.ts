import { right } from 'fp-ts/lib/Either.js'
import { optional, type Reader } from '#app/state/field'
import { pathOf } from '#connectors/files/input'
import { type GitReading, openGit } from '#connectors/git/open'
import { previewRepository } from './preview.js'
import { defineSource } from './source.js'

/** A word, unchanged. */
const verbatim = (placeholder: string): Reader<string> => ({ placeholder, read: right })

const gitFields = {
  branch: optional(verbatim('name'), "branch to read (default: the repository's default branch)"),
}

/** A git repository. */
export const gitSource = defineSource<typeof gitFields, GitReading>({
  name: 'git',
  summary: 'import what is new in a git repository: changes, releases, AI marks',
  location: { placeholder: 'path', description: 'the repository, or a folder in it', several: false },
  fields: gitFields,
  example: '~/code/website --workspace acme/website',
  open: ([path = ''], { branch }, _, now) => openGit(pathOf(path), now, { branch: branch ?? undefined }),
  named: (reading, { repositories, formerNames }) => {
    const { container } = reading
    const given = repositories.get(container) ?? container
    const former = formerNames.get(given) ?? []
    return given === container && former.length === 0 ? reading : reading.under(given, former)
  },
  channel: () => 'git',
  category: () => 'code',
  kinds: ['code_change', 'release'],
  container: 'repository',
  project: 'the project that the repository belongs to (default: the only one)',
  asksProject: () => true,
  task: 'importing_commits',
  rejects: false,
  preview: previewRepository,
  needsWorkspace: false,
})
