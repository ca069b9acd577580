import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, planted } from '#test/faults/fault'
import { hermetic } from '#test/support/git/run'
import { freshFolder } from './folders.js'
import { project } from './program.js'

/** A copy of the project, without what was built. */
export const copyOfProject = async (): Promise<string> => {
  const copy = freshFolder()
  const copied = readdirSync(project).filter((name) =>
    /^(src|projections|sources|client|console|test|docs|lint|package\.json|(tsconfig|jest).*)$/.test(name),
  )
  const isSource = (path: string): boolean => !/\/(client|console)\/(node_modules|dist)$/.test(path)
  for (const name of copied) cpSync(join(project, name), join(copy, name), { recursive: true, filter: isSource })
  for (const packages of ['node_modules', 'client/node_modules', 'console/node_modules'])
    symlinkSync(join(project, packages), join(copy, packages))
  // A repository of its own: inside of another one git would leave files out.
  await hermetic(copy, ['init', '--quiet'])
  return copy
}

/** Copies that are used again and again: each keeps what the tests made of its code, which another one would make anew. */
export class Copies {
  readonly #free: string[] = []

  /** Uses a copy with a fault in it, or with none. Rejects where the fault does not fit the code. */
  async with<A>(fault: Fault | null, use: (folder: string) => Promise<A>): Promise<A> {
    const folder = this.#free.pop() ?? (await copyOfProject())
    try {
      return fault === null ? await use(folder) : await this.#planted(fault, folder, use)
    } finally {
      this.#free.push(folder)
    }
  }

  async #planted<A>(fault: Fault, folder: string, use: (folder: string) => Promise<A>): Promise<A> {
    const file = join(folder, fault.file)
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, planted(fault, source))
    try {
      return await use(folder)
    } finally {
      writeFileSync(file, source)
    }
  }
}
