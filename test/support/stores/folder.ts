import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A new folder, taken away when the test file is done. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-stores-'))
  folders.push(folder)
  return folder
}
