import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The root of the project. */
export const project = join(import.meta.dirname, '..', '..')

/** A release of Node that was installed to be tried. */
export interface TriedNode {
  readonly version: string
  readonly program: string
  /** The environment in which it is the Node of every script, and packages are compiled for it. */
  readonly env: NodeJS.ProcessEnv
}

export interface Attempt {
  readonly passed: boolean
  /** Details for whoever reads the result. */
  readonly said: string
}

/** A folder of its own, outside of the project. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'wdi-node-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Installs the newest release of a line of Node into a folder. The npm package `node` is a script that installs the one
 * for this platform, which is taken directly: it brings the program and its headers, and needs no script.
 */
export const installNode = (line: string, folder: string): TriedNode => {
  const name = `node-${process.platform}-${process.arch}`
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', `${name}@${line}`], { cwd: folder })
  const installed = join(folder, 'node_modules', name)
  const program = join(installed, 'bin', 'node')
  const env = {
    ...process.env,
    PATH: `${join(installed, 'bin')}${delimiter}${process.env['PATH']}`,
    npm_config_nodedir: installed,
    // Compiled without optimization, which takes a tenth of the time.
    CFLAGS: '-O0',
    CXXFLAGS: '-O0',
  }
  return { program, env, version: execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1) }
}
