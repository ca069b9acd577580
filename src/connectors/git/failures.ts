import { type SourceError, sourceError } from '#import/source'

export const gitIsMissing: SourceError = sourceError(
  'unsupported',
  'git was not found on the PATH. Install git 2.31 or later and try again.',
)

export const broken = (path: string, detail: string): SourceError =>
  sourceError(
    'broken',
    `The repository ${path} is damaged (${detail}). Run: git -C ${path} fsck, and restore what it names, or clone it again.`,
  )

export const unreadable = (path: string): SourceError =>
  sourceError('unreadable', `No permission to read ${path}. Let this user read it, or import a clone.`)

/** Meanings of git's messages, the most specific first. */
const MEANINGS: readonly {
  readonly words: RegExp
  readonly error: (path: string) => SourceError
}[] = [
  {
    words: /dubious ownership|unsafe repository/,
    error: (path) =>
      sourceError(
        'unreadable',
        `git refuses to read ${path}, because the folder belongs to another user. ` +
          `If you trust it, run: git config --global --add safe.directory ${path}`,
      ),
  },
  {
    words: /cannot use bare repository/,
    error: (path) =>
      sourceError(
        'unreadable',
        `git is configured to refuse bare repositories (safe.bareRepository), and ${path} is one. Import a clone with a work tree.`,
      ),
  },
  {
    // Git also warns of configuration that it may not read, and continues.
    words: /^(?:fatal|error): .*Permission denied/m,
    error: unreadable,
  },
  {
    words: /^fatal: cannot change to .*: No such file/m,
    error: (path) => sourceError('not_found', `There is no folder ${path}. Check the path.`),
  },
  {
    words: /not a git repository/,
    error: (path) =>
      sourceError(
        'not_a_repository',
        `${path} is not a git repository. Name a folder that was cloned or made by git init.`,
      ),
  },
  {
    words: /unknown repository (?:extension|format)|Expected git repo version|invalid object format|unknown option/,
    error: (path) =>
      sourceError('unsupported', `The repository ${path} needs a newer git than the one installed. Update git.`),
  },
]

/** Git's line about why it stopped, without addresses that could contain a credential. */
const firstLine = (stderr: string): string =>
  (/^(?:fatal|error): (.*)$/m.exec(stderr)?.[1] ?? stderr.trim().split('\n')[0] ?? '')
    .replace(/\/\/[^/\s]*@/g, '//')
    .slice(0, 200) || 'git stopped without a message'

/** Git's last message as an error for the user who imports `path`. */
export const failureOf = (path: string, stderr: string): SourceError => {
  const meaning = MEANINGS.find(({ words }) => words.test(stderr))
  return meaning?.error(path) ?? broken(path, firstLine(stderr))
}
