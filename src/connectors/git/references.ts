import { firstLineOf } from '#sources/kit/code/text'

/** The parts of a commit's message that describe its change. */
export interface Naming {
  /** `#12` or `!12`; null if the message has no number. */
  readonly number: string | null
  readonly title: string
  /** Says whether the first line ends in the number, as in a squash. */
  readonly numbered: boolean
  /** The head branch, if a merge names it. */
  readonly branch: string | null
  /** The part of the title that is searched for keys: without branch names. */
  readonly titleText: string
  readonly body: string
}

interface MergeLine {
  readonly number: string | null
  readonly branch: string | null
  /** The title within the line; null if it is in the body. */
  readonly title: string | null
}

const NUMBER = '([1-9]\\d{0,8})'
/** GitHub, and Gitea before 1.13: `from owner/branch`. */
const PULL_REQUEST = new RegExp(`^Merge pull request #${NUMBER} from (?:[^/\\s]+/)?(\\S+)`)
/** Gitea since, with its title in the line: `from branch into main`, or `from owner/repository:branch into main`. */
const TITLED_PULL_REQUEST = new RegExp(
  `^Merge pull request '(.*)' \\(([#!])${NUMBER}\\) from (?:[^\\s:]+:)?(\\S+) into \\S+$`,
)
/** Bitbucket. */
const MERGED_IN = new RegExp(`^Merged in (\\S+) \\(pull request #${NUMBER}\\)$`)
/** Azure. */
const MERGED_PR = new RegExp(`^Merged PR ${NUMBER}: (.*)$`)
/** GitLab's first line, and git's own. */
const MERGE_BRANCH =
  /^Merge (?:branch '|remote-tracking branch '[^/']+\/)([^']+)'(?: of \S+)?(?: into (?:'[^']*'|\S+))?$/
/** GitLab's last line. */
const SEE_MERGE_REQUEST = new RegExp(`^[ \\t]*See merge request \\S*!${NUMBER}[ \\t\\r]*$`, 'gm')
const AT_THE_END = new RegExp(`\\(([#!])${NUMBER}\\)$`)

const mergeLine = (line: string): MergeLine | null => {
  if (!line.startsWith('Merge')) return null
  const pull = PULL_REQUEST.exec(line)
  if (pull !== null) return { number: `#${pull[1]}`, branch: pull[2] ?? null, title: null }
  const titled = TITLED_PULL_REQUEST.exec(line)
  if (titled !== null) return { number: `${titled[2]}${titled[3]}`, branch: titled[4] ?? null, title: titled[1] ?? '' }
  const mergedIn = MERGED_IN.exec(line)
  if (mergedIn !== null) return { number: `#${mergedIn[2]}`, branch: mergedIn[1] ?? null, title: null }
  const mergedPr = MERGED_PR.exec(line)
  if (mergedPr !== null) return { number: `#${mergedPr[1]}`, branch: null, title: mergedPr[2] ?? '' }
  const branch = MERGE_BRANCH.exec(line)
  return branch === null ? null : { number: null, branch: branch[1] ?? null, title: null }
}

const TRAILER = /^[A-Za-z][A-Za-z-]*-(?:by|on|id|with|author|to):[ \t]/i

/** The title that a forge's merge carries in its body: the first line there, unless that is a trailer or the forge's own. */
const titleIn = (body: string): string | null => {
  const { line } = firstLineOf(body)
  return line === '' || TRAILER.test(line) || line.startsWith('See merge request ') ? null : line
}

/**
 * Reads title, number and branch as forges write them.
 * A forge's first line is recognised by its wording, also in a squash that keeps it. GitLab's closing line counts only
 * on a merge (`parents` above 1) or under GitLab's first line, because people write such lines too.
 */
export const namingOf = (message: string, parents: number): Naming => {
  const { line, rest } = firstLineOf(message)
  const merge = mergeLine(line)
  const seen = parents > 1 || (merge !== null && merge.number === null) ? [...rest.matchAll(SEE_MERGE_REQUEST)] : []
  const gitlab = merge?.number == null ? seen.at(-1)?.[1] : undefined
  const atTheEnd = AT_THE_END.exec(line)
  const number =
    merge?.number ?? (gitlab !== undefined ? `!${gitlab}` : atTheEnd === null ? null : `${atTheEnd[1]}${atTheEnd[2]}`)
  const forge = merge !== null && merge.title === null && (merge.number !== null || gitlab !== undefined)
  const carried = forge ? titleIn(rest) : null
  return {
    number,
    title: carried ?? line,
    numbered: atTheEnd !== null,
    branch: merge?.branch ?? null,
    titleText: carried ?? (merge === null ? line : (merge.title ?? '')),
    body: rest,
  }
}
