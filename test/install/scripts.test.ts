import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { environment, project } from '#test/support/process/program'

const readJson = <A>(name: string): A => JSON.parse(readFileSync(join(project, name), 'utf8')) as A

const writeIn =
  (folder: string) =>
  (name: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  }
const NPM_HOME = freshFolder()
const npmEnvironment = { ...environment(), HOME: NPM_HOME }

describe('given a package with an install script', () => {
  /** Installs it in a folder with this project's settings of npm, or none; whether its script ran. */
  const runsScript = (withSettings: boolean): boolean => {
    const folder = freshFolder()
    const write = writeIn(folder)
    const scripts = { install: `node -e "fs.writeFileSync('${join(folder, 'ran')}', '')"` }
    write('eager/package.json', { name: 'eager', version: '1.0.0', scripts })
    execFileSync('npm', ['pack', '--silent', './eager'], { cwd: folder, env: npmEnvironment })
    // As npm 10, which knows no such list, this lets every script run.
    write('package.json', { private: true, allowScripts: { eager: true, 'eager@file:eager-1.0.0.tgz': true } })
    if (withSettings) cpSync(join(project, '.npmrc'), join(folder, '.npmrc'))
    const args = ['install', '--silent', '--offline', './eager-1.0.0.tgz']
    execFileSync('npm', args, { cwd: folder, env: npmEnvironment })
    return existsSync(join(folder, 'ran'))
  }
  it('when it is installed with the settings of this project, then its script does not run', () => {
    expect({ withSettings: runsScript(true), without: runsScript(false) }).toEqual({
      withSettings: false,
      without: true,
    })
  })
})

describe('the packages of this project', () => {
  it('have a decision for each install script, and the one that may run is run by install/native.js', () => {
    const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json')
    const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>('package-lock.json')
    const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? [path.replace(/^.*node_modules\//, '')] : [],
    )
    // Only other systems install `fsevents`.
    expect(withScript.filter((name) => allowScripts[name] === undefined && name !== 'fsevents')).toEqual([])
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
    const listed = [...readFileSync(join(project, 'install', 'native.js'), 'utf8').matchAll(/\['([\w@/-]+)', \(/g)]
    expect(listed.map(([, name]) => name)).toEqual(allowed)
  })
})

/** A checkout with the scripts of this project and a native package that works when its install script has run. */
const checkout = (installScript: string) => {
  const folder = freshFolder()
  const write = writeIn(folder)
  cpSync(join(project, 'install'), join(folder, 'install'), { recursive: true })
  cpSync(join(project, '.npmrc'), join(folder, '.npmrc'))
  const build = 'node install/native.js && node build.js'
  const dependencies = { 'better-sqlite3': '1.0.0' }
  const allowScripts = { 'better-sqlite3': true }
  write('package.json', { private: true, type: 'module', scripts: { build }, dependencies, allowScripts })
  write('build.js', BUILDS)
  write('src/main.ts', '')
  write('src/other.ts', '')
  const native = 'node_modules/better-sqlite3'
  write(`${native}/package.json`, { name: 'better-sqlite3', version: '1.0.0', scripts: { install: installScript } })
  write(`${native}/index.js`, "require('./binary.js'); module.exports = class { close() {} }")
  const run = (script: string) => {
    const args = [join(folder, 'install', script)]
    return spawnSync(process.execPath, args, { cwd: folder, env: npmEnvironment, encoding: 'utf8' })
  }
  return { folder, write, run, binary: join(folder, native, 'binary.js') }
}
const BUILDS = `import fs from 'node:fs'
fs.mkdirSync('dist', { recursive: true })
fs.writeFileSync('dist/built', '')`
const COMPILES = `node -e "fs.writeFileSync('binary.js', '')"`

describe('given a checkout whose packages were installed without scripts', () => {
  it('when it is made ready, then it is built with its native package, and once only', () => {
    const { run, folder, binary } = checkout(COMPILES)
    const first = run('ready.js')
    expect([first.status, first.stdout]).toEqual([0, ''])
    expect(first.stderr).toContain('Building better-sqlite3, once.')
    expect([existsSync(binary), existsSync(join(folder, 'dist', 'built'))]).toEqual([true, true])
    expect(run('ready.js')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  // Each test begins with making it ready, which takes nothing where it is.
  const ready = checkout(COMPILES)
  it.each<[string, (folder: string) => void]>([
    ['a source changed', (folder) => appendFileSync(join(folder, 'src', 'main.ts'), '\n')],
    ['a source is gone', (folder) => rmSync(join(folder, 'src', 'other.ts'))],
    ['the build is gone', (folder) => rmSync(join(folder, 'dist'), { recursive: true })],
  ])('when %s since, then it is built again', (_, change) => {
    ready.run('ready.js')
    change(ready.folder)
    expect(ready.run('ready.js').stderr).toContain('Building, because the sources are newer than the build.')
  })
  it('when the native package does not fit this Node any more, then it alone is built again', () => {
    ready.run('ready.js')
    rmSync(ready.binary)
    const { status, stderr } = ready.run('ready.js')
    expect([status, existsSync(ready.binary)]).toEqual([0, true])
    expect(stderr).not.toContain('Building, because')
  })
  it('when the native package cannot be built, then it says what is needed, and nothing starts', () => {
    const { run } = checkout('exit 1')
    const { status, stderr } = run('ready.js')
    expect(status).toBe(1)
    expect(stderr).toContain('needs python3, make, a C++ compiler, and the headers of Node')
  })
})
