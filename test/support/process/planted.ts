import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, planted } from '#test/faults/fault'
import { hermetic, shell } from '#test/support/git/run'
import { freshFolder } from './folders.js'
import { project } from './program.js'

/** A copy of the project with a fault in it, or with none. Fails where the fault does not fit the code. */
export const projectWith = async (fault: Fault | null): Promise<string> => {
  const copy = freshFolder()
  const copied = readdirSync(project).filter((name) =>
    /^(src|projections|client|console|test|docs|lint|package\.json|(tsconfig|jest).*)$/.test(name),
  )
  const isSource = (path: string): boolean => !/\/(client|console)\/(node_modules|dist)$/.test(path)
  for (const name of copied) cpSync(join(project, name), join(copy, name), { recursive: true, filter: isSource })
  for (const packages of ['node_modules', 'client/node_modules', 'console/node_modules'])
    symlinkSync(join(project, packages), join(copy, packages))
  // A repository of its own: inside of another one git would leave files out.
  await hermetic(copy, ['init', '--quiet'])
  if (fault !== null) {
    const file = join(copy, fault.file)
    writeFileSync(file, planted(fault, readFileSync(file, 'utf8')))
  }
  return copy
}

/** Builds the project with a fault in it, and says where its program is. */
export const programWith = async (fault: Fault): Promise<string> => {
  const copy = await projectWith(fault)
  await shell(copy, 'node_modules/.bin/tsc -p tsconfig.build.json >&2')
  return join(copy, 'dist', 'src', 'main.js')
}
