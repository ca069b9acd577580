import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { hermetic, shell } from '#test/support/git/run'
import { freshFolder } from './folders.js'
import { project } from './program.js'

const FAULTS = join(project, 'test', 'faults')

/** The names of all faults that can be planted. */
export const faults = (): readonly string[] =>
  readdirSync(FAULTS)
    .filter((name) => name.endsWith('.patch'))
    .map((name) => name.replace('.patch', ''))

/** Builds a copy of the project with a fault in it, and says where its program is. Fails where the patch no longer fits. */
export const programWith = async (fault: string): Promise<string> => {
  const copy = freshFolder()
  const copied = readdirSync(project).filter((name) => /^(src|projections|package\.json|tsconfig.*\.json)$/.test(name))
  for (const name of copied) cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  // A repository of its own: inside of another one git would leave files out.
  await hermetic(copy, ['init', '--quiet'])
  await hermetic(copy, ['apply', '--whitespace=nowarn', join(FAULTS, `${fault}.patch`)])
  await shell(copy, 'node_modules/.bin/tsc -p tsconfig.build.json >&2')
  return join(copy, 'dist', 'src', 'main.js')
}
