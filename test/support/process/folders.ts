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

/** Every file below a folder with the digest of its bytes; `nothing` where there is no folder. */
export const contentOf = (folder: string): Readonly<Record<string, string>> | 'nothing' => {
  if (!existsSync(folder)) return 'nothing'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )
}
