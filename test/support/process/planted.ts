import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { hermetic, shell } from '#test/support/git/run'
import { freshFolder } from './folders.js'
import { project } from './program.js'

const FAULTS = join(project, 'test', 'faults')

/** The names of the faults that can be planted, by who should find them: those in the folder itself, or in one below. */
export const faults = (finder = ''): readonly string[] =>
  readdirSync(join(FAULTS, finder))
    .filter((name) => name.endsWith('.patch'))
    .map((name) => join(finder, name.replace('.patch', '')))

/** A copy of the project with a fault in it, or with none. Fails where the patch no longer fits. */
export const projectWith = async (fault: string | null): Promise<string> => {
  const copy = freshFolder()
  const copied = readdirSync(project).filter((name) =>
    /^(src|projections|test|docs|package\.json|(tsconfig|jest).*)$/.test(name),
  )
  for (const name of copied) cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  // A repository of its own: inside of another one git would leave files out.
  await hermetic(copy, ['init', '--quiet'])
  if (fault !== null) await hermetic(copy, ['apply', '--whitespace=nowarn', join(FAULTS, `${fault}.patch`)])
  return copy
}

/** Builds the project with a fault in it, and says where its program is. */
export const programWith = async (fault: string): Promise<string> => {
  const copy = await projectWith(fault)
  await shell(copy, 'node_modules/.bin/tsc -p tsconfig.build.json >&2')
  return join(copy, 'dist', 'src', 'main.js')
}
