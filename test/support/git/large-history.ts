import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { randomOf } from '#sample/random'
import { hermetic } from '#test/support/git/run'

export interface LargeHistoryOptions {
  readonly commits: number
  /** The same seed makes the same history, commit id by commit id. */
  readonly seed: number
  /** The last day of the history, which begins 1,000 days before. */
  readonly until?: Date
  readonly tags?: number
  /** Each commit is a change of its own, as a forge squashes them. */
  readonly squashOnly?: boolean
}

const DAYS = 1_000
const MARKS = [
  'Co-authored-by: Claude <noreply@anthropic.com>',
  'Co-authored-by: Copilot <223556219+Copilot@users.noreply.github.com>',
  'Co-authored-by: Cursor <cursoragent@cursor.com>',
  'Assisted-by: Windsurf:swe-1.5',
  'AI-None: true',
]
const WORDS = 'invoice scope meeting ledger report tax client retry cache import parser queue window total'.split(' ')

const sentence = (random: () => number, words: number): string =>
  Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')

/** The text of a `git fast-import` stream, piece by piece. */
function* stream({
  commits,
  seed,
  until,
  tags,
  squashOnly,
}: Required<LargeHistoryOptions>): Generator<string, void, undefined> {
  const random = randomOf(seed)
  const end = Math.floor(until.getTime() / 1000)
  const at = (index: number) => end - Math.round(((commits - index) / commits) * DAYS * 86_400)
  const commit = (mark: number, ref: string, message: string, parents: readonly number[]): string => {
    const bytes = Buffer.byteLength(message)
    const [from, ...merged] = parents
    return (
      `commit ${ref}\nmark :${mark}\nauthor Ann Author <ann@example.com> ${at(mark) - 3_600} +0100\n` +
      `committer Cy Committer <cy@example.com> ${at(mark)} +0000\ndata ${bytes}\n${message}\n` +
      `${from === undefined ? '' : `from :${from}\n`}${merged.map((parent) => `merge :${parent}\n`).join('')}\n`
    )
  }
  const body = () => `\n\n${sentence(random, 16)}\n${sentence(random, 16)}\n\nPAY-${1 + Math.floor(random() * 5_000)}\n`
  const mark = () => (random() < 0.3 ? `\n${MARKS[Math.floor(random() * MARKS.length)]}\n` : '')
  const every = Math.max(1, Math.floor(commits / tags))
  let main: number | undefined
  let number = 0
  let tag = 0
  yield 'feature done\n'
  for (let next = 1; next <= commits; ) {
    // Of three commits and more in a branch one is its merge: three tenths of all are merges.
    const side =
      !squashOnly && main !== undefined && random() < 0.56 ? Math.min(1 + Math.floor(random() * 2), commits - next) : 0
    if (side > 0 && main !== undefined) {
      let tip = main
      for (let i = 0; i < side; i++, tip = next++)
        yield commit(next, 'refs/heads/side', `${sentence(random, 6)}${body()}${mark()}`, [tip])
      const title = `Merge pull request #${++number} from acme/feature/PAY-${number}\n\n${sentence(random, 6)}${body()}`
      yield commit(next, 'refs/heads/main', title, [main, tip])
      main = next++
    } else {
      const title = random() < 0.7 ? `${sentence(random, 6)} (#${++number})` : sentence(random, 6)
      yield commit(next, 'refs/heads/main', `${title}${body()}${mark()}`, main === undefined ? [] : [main])
      main = next++
    }
    if (main >= every * (tag + 1)) yield `reset refs/tags/v${++tag}\nfrom :${main}\n\n`
  }
  yield 'reset refs/heads/side\nfrom 0000000000000000000000000000000000000000\n\ndone\n'
}

/** Makes a bare repository of that many commits at `path`, streaming to `git fast-import`. */
export const makeLargeHistory = async (path: string, options: LargeHistoryOptions): Promise<void> => {
  mkdirSync(path, { recursive: true })
  await hermetic(path, ['init', '--quiet', '--bare', '--initial-branch=main', '.'])
  const git = spawn('git', ['-C', path, 'fast-import', '--quiet', '--done'], { stdio: ['pipe', 'ignore', 'inherit'] })
  const closed = once(git, 'close')
  for (const piece of stream({ until: new Date('2026-01-01T00:00:00Z'), tags: 20, squashOnly: false, ...options }))
    if (!git.stdin.write(piece)) await once(git.stdin, 'drain')
  git.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
}
