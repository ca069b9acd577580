/** https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue */
const GITHUB_WORDS = 'close[sd]?|fix(?:e[sd])?|resolve[sd]?'
/** https://docs.gitlab.com/administration/issue_closing_pattern, which also takes lists: `Closes #4, #6 and #7`. */
const GITLAB_WORDS = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?'

/** The numbers of the issues that a text closes; `numbered` is the change's own number, `!12` being GitLab's. */
export type ClosingReader = (text: string, numbered: string | null) => readonly number[]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the issues that closing keywords name, within one repository: `#12`, `group/project#12`, or the issue's URL.
 * `container` is the repository's canonical name; GitLab's words count where it or the change's number shows GitLab.
 */
export const closingIn = (container: string): ClosingReader => {
  const onGitlab = /^[^/]*gitlab/.test(container)
  const path = container.startsWith('git:') ? null : container.slice(container.indexOf('/') + 1)
  const here = path === null ? '' : `(?:${escaped(path)})?`
  const url = path === null ? '' : `|https?:\\/\\/${escaped(container)}\\/(?:-\\/)?issues\\/`
  const issue = `(?:${here}#${url})[1-9]\\d{0,8}(?![\\w])`
  const github = new RegExp(`(?<![\\w-])(?:${GITHUB_WORDS}):?[ \\t]+${issue}`, 'gi')
  const gitlab = new RegExp(
    `(?<![\\w-])(?:${GITLAB_WORDS}):?[ \\t]+(?:issues?[ \\t]+)?${issue}(?:(?:,[ \\t]*|[ \\t]+and[ \\t]+)${issue})*`,
    'gi',
  )
  const number = new RegExp(`(?:${here}#${url})([1-9]\\d{0,8})(?![\\w])`, 'gi')
  return (text, numbered) =>
    text.includes('#') || text.includes('/issues/')
      ? (text.match(onGitlab || numbered?.startsWith('!') ? gitlab : github) ?? []).flatMap((phrase) =>
          Array.from(phrase.matchAll(number), (match) => Number(match[1])),
        )
      : []
}

/** `#12` for each number once, smallest first. */
export const issuesOf = (numbers: readonly number[]): readonly string[] =>
  [...new Set(numbers)].sort((a, b) => a - b).map((number) => `#${number}`)
