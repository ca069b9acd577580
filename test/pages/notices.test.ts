import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, project } from '#test/support/process/program'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const RULE = `${'='.repeat(80)}\n`
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const idOf = ({ name, version }: Manifest): string => `${name} ${version}`

/** The packages that npm would install for the service alone. */
const productionPackages = (): readonly string[] =>
  execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: project, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\/node_modules\/(?!@workspace-delivery-intelligence\/)/.test(path))
    .map((path) => idOf(manifestIn(path)))

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/** The folder of the package that an import of a file in another folder means. */
const packageFolder = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  if (from === dirname(from)) throw new Error(`${name} is not installed`)
  return packageFolder(name, dirname(from))
}
const withDependencies = (folder: string): readonly string[] => [
  idOf(manifestIn(folder)),
  ...Object.keys(manifestIn(folder).dependencies ?? {}).flatMap((name) =>
    withDependencies(packageFolder(name, folder)),
  ),
]

/** The packages that the sources of the console and of its client import, with all that those depend on. */
const consolePackages = (): readonly string[] => {
  const imports = ['console/src', 'client/src']
    .flatMap((folder) => filesBelow(join(project, folder)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport[ (])'([@a-z][\w/.?-]*)'/g)])
    .map(([, specifier = '']) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !name.startsWith('@workspace-delivery-intelligence/'))
  return [...new Set(imports)].flatMap((name) => withDependencies(packageFolder(name, join(project, 'console'))))
}

describe('the notices of what is shipped', () => {
  const sections = new Map<string, { readonly head: string; readonly text: string }>()
  beforeAll(() => {
    const parts = readFileSync(join(project, 'dist', 'notices', 'notices.txt'), 'utf8').split(RULE)
    for (let i = 1; i < parts.length; i += 2) {
      const [head = '', text = ''] = parts.slice(i, i + 2)
      sections.set(head.slice(0, head.indexOf('\n')), { head, text })
    }
  })

  it('name every package that the service runs with', () => {
    const packages = productionPackages()
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter((id) => !sections.has(id))).toEqual([])
  })
  it('name every package that the console contains, and what the reference is made of', () => {
    const packages = consolePackages()
    expect(packages.map((id) => id.replace(/ .*/, ''))).toEqual(
      expect.arrayContaining(['echarts', 'openapi-fetch', 'react', 'react-dom', 'zrender']),
    )
    expect(packages.filter((id) => !sections.has(id))).toEqual([])
    expect([...sections.keys()]).toContainEqual(expect.stringMatching(/^swagger-ui-dist /))
  })
  it('give the licence of each, with a text', () => {
    for (const [id, { head, text }] of sections) {
      expect([id, head]).toEqual([id, expect.stringMatching(/\nLicence: \S+/)])
      expect([id, text.trim().length > 100]).toEqual([id, true])
    }
  })
  it('say where the source of ical.js is to be had', () => {
    const { version } = manifestIn(join(project, 'node_modules', 'ical.js'))
    const source = `available under the same licence: npm package ical.js, version ${version}; https://`
    expect(sections.get(`ical.js ${version}`)?.head).toContain(source)
  })
})

it('the notices are served with the console and without it', async () => {
  for (const args of [[], ['--no-console']]) {
    const serving = launch(['serve', '--no-worker', ...args, '--port', '0', '--data', join(freshFolder(), 'data')])
    const address = (await serving.stdout.first((line) => line.startsWith('Serving ')))?.replace('Serving ', '') ?? ''
    const response = await fetch(new URL('/notices.txt', address))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await response.text()).toBe(readFileSync(join(project, 'dist', 'notices', 'notices.txt'), 'utf8'))
    await serving.end('SIGTERM')
  }
})
it.each(['console', 'reference'])('the %s links to the notices', (name) => {
  const assets = join(project, 'dist', name, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => readFileSync(join(assets, file), 'utf8').includes('/notices.txt'))).toBe(true)
})

describe('given a package that is shipped', () => {
  const noticesWith = (manifest: Record<string, unknown>, files: readonly string[]) => {
    const folder = freshFolder()
    const write = (path: string, value: unknown): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), JSON.stringify(value))
    }
    write('package-lock.json', { packages: { '': {}, 'node_modules/thing': { version: '1.0.0' } } })
    write('node_modules/thing/package.json', { name: 'thing', version: '1.0.0', ...manifest })
    for (const file of files) write(`node_modules/thing/${file}`, 'You may.')
    write('dist/console/.vite/packages.json', [])
    const args = [join(project, 'pages', 'notices.js'), folder]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const file = join(folder, 'dist', 'notices', 'notices.txt')
    return { status, stderr, notices: existsSync(file) ? readFileSync(file, 'utf8') : '' }
  }

  it.each<[string, Record<string, unknown>, readonly string[], string]>([
    ['no licence', {}, ['LICENSE'], 'thing 1.0.0 names no licence'],
    ['a licence that is not known', { license: 'SSPL-1.0' }, ['LICENSE'], 'nobody has read yet: SSPL-1.0'],
    ['a part that is not known', { license: 'MIT AND SSPL-1.0' }, ['LICENSE'], 'nobody has read yet: MIT AND SSPL-1.0'],
    ['no text of its licence', { license: 'ISC' }, [], 'thing 1.0.0 has no text of its licence'],
    ['nothing that says where its source is', { license: 'MPL-2.0' }, ['LICENSE'], 'and names no repository'],
  ])('when it has %s, then the build fails and says so', (_, manifest, files, sentence) => {
    const { status, stderr, notices } = noticesWith(manifest, files)
    expect([status, stderr, notices]).toEqual([1, expect.stringContaining(sentence), ''])
  })
  it('when it offers a known licence among others, then the notice says which was taken', () => {
    const { status, notices } = noticesWith({ license: '(SSPL-1.0 OR MIT)' }, ['COPYING.txt', 'NOTICE'])
    expect(status).toBe(0)
    expect(notices).toContain('Licence: (SSPL-1.0 OR MIT) (taken under MIT)')
    expect(notices.split('You may.')).toHaveLength(3)
  })
  it('when it has no copy of a usual licence, then the standard text stands there with who made it', () => {
    const { notices } = noticesWith({ license: 'MIT', author: 'Ada Lovelace' }, [])
    expect(notices).toMatch(/this is the standard text\.\n\nCopyright Ada Lovelace\n\nPermission is hereby granted/)
  })
})
