import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'

/** The rooms of the console by floor, the ground floor first. dependency-cruiser cannot read its pages. */
const FLOORS = JSON.parse(readFileSync('lint/console-floors.json', 'utf8')) as readonly (readonly string[])[]
const SOURCE = 'console/src'

interface Module {
  /** Its path in `console/src`. */
  readonly path: string
  readonly text: string
}

const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path): Module => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }))

/** The room of a path; null for what stands on top of all rooms. */
const roomOf = (path: string): string | null => (path.includes('/') ? (path.split('/')[0] ?? null) : null)
const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room))
/** The folder of a page, such as `pages/scope`. */
const pageOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The modules of the console that a module imports, as paths in `console/src`. */
const importsOf = ({ path, text }: Module): readonly string[] =>
  [...text.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(([, imported = '']) =>
    normalize(join(dirname(path), imported)),
  )

const isAllowed = (from: string, to: string): boolean => {
  const room = roomOf(from)
  const imported = roomOf(to)
  if (room === null) return true
  if (imported === null || floorOf(room) === -1) return false
  if (room !== imported) return floorOf(imported) !== -1 && floorOf(imported) < floorOf(room)
  return room !== 'pages' || pageOf(from) === pageOf(to)
}

const brokenBy = (module: Module): readonly string[] =>
  importsOf(module)
    .filter((imported) => !isAllowed(module.path, imported))
    .map((imported) => `${module.path} imports ${imported}`)

describe('the rooms of the console', () => {
  it('import themselves and the floors below only, and a page imports no other page', () => {
    expect(modules.flatMap(brokenBy)).toEqual([])
    expect(modules.flatMap(importsOf).length).toBeGreaterThan(500)
  })
  it.each([
    ['a room above', 'parts/planted.tsx', "import { PageFrame } from '../shell/PageFrame.js'"],
    ['a room of its own floor', 'api/planted.ts', "import type { Row } from '../table/rows.js'"],
    ['the list of pages', 'shell/planted.ts', "import { PAGES } from '../pages.js'"],
    ['another page', 'pages/scope/planted.tsx', "import { Audit } from '../audit/Audit.js'"],
    ['a page, when it is needed', 'shell/planted.ts', "const page = import('../pages/audit/Audit.js')"],
    ['a room without a floor', 'parts/planted.ts', "import '../cellar/planted.css'"],
    ['anything, from a room without a floor', 'cellar/planted.ts', "import { format } from '../format/viewer.js'"],
  ])('given an import of %s, when it is looked at, then it is refused', (_, path, text) => {
    expect(brokenBy({ path, text })).toHaveLength(1)
  })
})
