import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { epochOf } from '#domain/time'

// A small sample history: eight weeks of a made-up project, with and without AI marks.

const WEEKS = 8
const DAY_S = 86_400
const AUTHOR = 'Sample <sample@example.invalid>'
const MARKS = [
  'Co-authored-by: Claude <noreply@anthropic.com>',
  '',
  'AI-None: true',
  'Assisted-by: Cursor:agent',
  '',
  'Co-authored-by: Copilot <copilot@github.com>',
  'not-ai-assisted',
]
const SUBJECTS = [
  'Add the price list',
  'Fix the date of an offer',
  'Show who approved what',
  'Speed up the search',
  'Translate the mails',
]

const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`

/** The history as input for `git fast-import`; its newest commit is dated `until`. */
const historyUntil = (until: Instant): string => {
  const end = Math.floor(epochOf(until) / 1000)
  const commits = Array.from({ length: WEEKS * 7 }, (_, day) => {
    const at = end - (WEEKS * 7 - 1 - day) * DAY_S
    const mark = MARKS[day % MARKS.length] ?? ''
    const message = `${SUBJECTS[day % SUBJECTS.length]} (#${day + 1})\n${mark === '' ? '' : `\n${mark}\n`}`
    return `commit refs/heads/main\nmark :${day + 1}\nauthor ${AUTHOR} ${at - 4 * 3600} +0000\ncommitter ${AUTHOR} ${at} +0000\n${dataOf(message)}`
  })
  const tags = [2, 5].map((week) => `reset refs/tags/v0.${week}\nfrom :${week * 7}\n`)
  return [...commits, ...tags].join('')
}

/** Git did not make the history. */
export interface NoSmallHistory {
  readonly tag: 'no_small_history'
  /** The step that failed; null if git is not installed. */
  readonly step: string | null
}

/** The folder of its repository, made if needed. */
export const smallHistory = async (dataFolder: string, now: Instant): Outcome<NoSmallHistory, string> => {
  const folder = join(dataFolder, 'sample.git')
  if (existsSync(folder)) return right(folder)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const steps: readonly (readonly [args: readonly [string, ...string[]], input: string])[] = [
    [['init', '--quiet', '--bare', '--initial-branch=main'], ''],
    [['fast-import', '--quiet'], historyUntil(now)],
  ]
  for (const [args, input] of steps) {
    const { status, error } = spawnSync('git', ['-C', unfinished, ...args], {
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    if (status !== 0) return left({ tag: 'no_small_history', step: error === undefined ? args[0] : null })
  }
  await rename(unfinished, folder)
  return right(folder)
}
