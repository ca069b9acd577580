import { withoutCode } from './text.js'

/** https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue */
const GITHUB_WORDS = 'close[sd]?|fix(?:e[sd])?|resolve[sd]?'
/** https://docs.gitlab.com/administration/issue_closing_pattern, which also takes lists: `Closes #4, #6 and #7`. */
const GITLAB_WORDS = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?'
// Gitea has GitHub's words. Issues and pulls share one sequence of numbers there, so that `!12` is `#12`, and an issue's
// URL closes nothing (tried with Gitea 1.25).

/** The host whose closing words count. */
export type ClosingHost = 'github' | 'gitlab' | 'gitea'

/** The numbers of the issues that a text closes; `numbered` is the change's own number, `!12` being GitLab's. */
export type ClosingReader = (text: string, numbered: string | null) => readonly number[]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The most former names that are looked for. */
const MOST_FORMER = 20

/** The kind of host that a repository's name shows; null if it shows none. */
const hostNamedIn = (container: string): ClosingHost | null => {
  if (/^[^/]*gitlab/.test(container)) return 'gitlab'
  return /^(?:[^/]*(?:gitea|forgejo)|codeberg\.org\/)/.test(container) ? 'gitea' : null
}

/**
 * Finds the issues that closing keywords name, within one repository: `#12`, `group/project#12`, or the issue's URL, in which newer
 * GitLabs write `work_items`. What stands in code closes nothing. `container` is the repository's canonical name; `host` is null
 * where only that name, or the change's number, may show it. Texts may still call the repository by one of its `former` names.
 */
export const closingIn = (
  container: string,
  host: ClosingHost | null,
  former: readonly string[] = [],
): ClosingReader => {
  const known = host ?? hostNamedIn(container)
  const names = [container, ...former.slice(0, MOST_FORMER)].filter((name) => !name.startsWith('git:')).map(escaped)
  const here = names.length === 0 ? '' : `(?:${names.map((name) => name.slice(name.indexOf('/') + 1)).join('|')})?`
  const url = names.map((name) => `|https?:\\/\\/${name}\\/(?:-\\/)?(?:issues|work_items)\\/`).join('')
  const issue = `(?:${here}#${url})[1-9]\\d{0,8}(?![\\w])`
  const phrases: Readonly<Record<ClosingHost, RegExp>> = {
    github: new RegExp(`(?<![\\w-])(?:${GITHUB_WORDS}):?[ \\t]+${issue}`, 'gi'),
    gitlab: new RegExp(
      `(?<![\\w-])(?:${GITLAB_WORDS}):?[ \\t]+(?:issues?[ \\t]+)?${issue}(?:(?:,[ \\t]*|[ \\t]+and[ \\t]+)${issue})*`,
      'gi',
    ),
    gitea: new RegExp(`(?<![\\w-])(?:${GITHUB_WORDS}):?[ \\t]+${here}[#!][1-9]\\d{0,8}(?![\\w])`, 'gi'),
  }
  const number = new RegExp(`(?:${here}[#!]${url})([1-9]\\d{0,8})(?![\\w])`, 'gi')
  return (text, numbered) => {
    if (!/[#!]|\/(?:issues|work_items)\//.test(text)) return []
    const phrase = phrases[known ?? (numbered?.startsWith('!') ? 'gitlab' : 'github')]
    return (withoutCode(text).match(phrase) ?? []).flatMap((found) =>
      Array.from(found.matchAll(number), (match) => Number(match[1])),
    )
  }
}

/** `#12` for each number once, smallest first. */
export const issuesOf = (numbers: readonly number[]): readonly string[] =>
  [...new Set(numbers)].sort((a, b) => a - b).map((number) => `#${number}`)
