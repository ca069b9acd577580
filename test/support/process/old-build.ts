import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hermetic, shell } from '#test/support/git/run'
import { freshFolder } from './folders.js'
import { project } from './program.js'

/** Folders and files that a program is compiled from, as far as its commit has them. */
const PARTS = ['src', 'projections', 'sources', 'install', 'tsconfig.json', 'tsconfig.build.json', 'package.json']

/**
 * The program of an earlier commit, compiled with the packages of this checkout: its `main.js`. Only for commits that need no
 * other packages. `folds`: whether it folds as this checkout does, or is made to fold work items otherwise.
 */
export const oldBuild = async (commit: string, folds: 'alike' | 'otherwise'): Promise<string> => {
  const folder = freshFolder()
  const archive = join(folder, 'archive.tar')
  const there = await hermetic(project, ['ls-tree', '--name-only', commit]).catch((error: unknown) => {
    throw new Error(`the commit ${commit} is missing in this clone: fetch the whole history (${error})`)
  })
  const parts = PARTS.filter((part) => there.split('\n').includes(part))
  await hermetic(project, ['archive', '--output', archive, commit, ...parts])
  await shell(folder, 'tar -x -f archive.tar && rm archive.tar')
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  if (folds === 'otherwise') {
    const versions = join(folder, 'projections', 'versions.ts')
    const text = readFileSync(versions, 'utf8')
    const other = text.replace(/\bwork_item: \d+/, 'work_item: 1000')
    if (other === text) throw new Error(`${commit} has no version of work items`)
    writeFileSync(versions, other)
  }
  await shell(folder, `"${process.execPath}" node_modules/typescript/bin/tsc -p tsconfig.build.json --noCheck`)
  return join(folder, 'dist', 'src', 'main.js')
}
