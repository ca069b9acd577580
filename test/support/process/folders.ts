import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A new folder that every user may look into, taken away when the test file is done. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-e2e-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/**
 * Says whether SQLite left a file without content: an empty write-ahead log and its index stay where two processes
 * close a data file at the same instant, because each sees the other.
 */
const isLeftEmpty = (folder: string, name: string): boolean => {
  if (!/\.db-(wal|shm)$/.test(name)) return false
  const writeAhead = name.replace(/shm$/, 'wal')
  return statSync(join(folder, writeAhead), { throwIfNoEntry: false })?.size === 0
}

/** Every file below a folder with the digest of its bytes; `nothing` where there is no folder. */
export const contentOf = (folder: string): Readonly<Record<string, string>> | 'nothing' => {
  if (!existsSync(folder)) return 'nothing'
  const content: Record<string, string> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name)
    if (!statSync(file).isFile() || isLeftEmpty(folder, name)) continue
    content[name] = createHash('sha256').update(readFileSync(file)).digest('hex')
  }
  return content
}
