import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

const [, service = '', tests = '', compose = ''] = readFileSync(join(project, 'docs/environment.md'), 'utf8').split(
  '\n## ',
)
const listed = (section: string): readonly string[] =>
  [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name).sort()

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'))

/** Names that are looked up in an environment, also by destructuring it. */
const namesReadIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/\benv(?:\[['"]|\.)([A-Za-z_]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\b(?:readSecret|serverAt)\('(\w+)'\)/g)].flatMap(([, name = '']) => [name, `${name}_FILE`]),
  ...[...text.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.split(/[:=]/)[0]?.trim() ?? ''),
  ),
]
const readBelow = (...folders: readonly string[]): readonly string[] =>
  [...new Set(folders.flatMap(filesBelow).flatMap(namesReadIn))].sort()

describe('docs/environment.md', () => {
  it('lists every variable that the service and the command line read, and no other', () => {
    expect(listed(service)).toEqual(readBelow('src', 'projections', 'sources'))
  })
  it('lists every variable that tests and benchmarks read, and no other', () => {
    expect(listed(tests)).toEqual(readBelow('test'))
  })
  it('lists every variable that docker-compose.yml takes, and no other', () => {
    const taken = readFileSync(join(project, 'docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+)/g)
    expect(listed(compose)).toEqual([...new Set([...taken].map(([, name = '']) => name))].sort())
  })
})
