import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeLargeHistory } from '#test/support/git/large-history'
import { hermetic } from '#test/support/git/run'

const DAY_MS = 86_400_000

/** A repository whose default branch can be put back to what it was before it was rewritten and went on. */
export interface MovingHistory {
  readonly git: string
  readonly rewind: () => Promise<void>
  readonly forward: () => Promise<void>
}

/**
 * Makes a history of so many commits, and an earlier state of it: its last tenth not yet there, and in place of what
 * came then, commits that the rewriting took away.
 */
export const makeMovingHistory = async (folder: string, commits: number): Promise<MovingHistory> => {
  const git = join(folder, 'moving.git')
  const until = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 3 * DAY_MS)
  await makeLargeHistory(git, { commits, seed: 20, until })
  const line = (await hermetic(git, ['rev-list', '--first-parent', 'main'])).trim().split('\n')
  const [newest, fork] = [line[0] ?? '', line[Math.floor(line.length / 10)] ?? '']
  const importer = spawn('git', ['-C', git, 'fast-import', '--quiet'], { stdio: ['pipe', 'ignore', 'inherit'] })
  const closed = once(importer, 'close')
  const at = Math.floor(until.getTime() / 1000)
  for (let i = 0; i < commits / 20; i += 1) {
    const message = `Taken away later ${i}\n${i % 3 === 0 ? '\nMade-with: Cursor\n' : ''}`
    const committer = `committer Cy Committer <cy@example.com> ${at + i} +0000`
    importer.stdin.write(
      `commit refs/heads/taken-away\n${committer}\ndata ${Buffer.byteLength(message)}\n${message}\n${i === 0 ? `from ${fork}\n` : ''}\n`,
    )
  }
  importer.stdin.end()
  await closed
  const older = (await hermetic(git, ['rev-parse', 'taken-away'])).trim()
  const moveTo = async (id: string) => void (await hermetic(git, ['update-ref', 'refs/heads/main', id]))
  return { git, rewind: () => moveTo(older), forward: () => moveTo(newest) }
}
