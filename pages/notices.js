// Writes dist/notices/notices.txt: what is shipped of others, in the service and in its pages, with their licences.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project whose notices are written: this one, unless another is named. */
const project = process.argv[2] ?? join(import.meta.dirname, '..')
const standardTexts = join(import.meta.dirname, 'licences')

/** Licences whose terms were read. A package under another one fails the build, until somebody has read that, too. */
const KNOWN = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'EPL-2.0', 'ISC', 'MIT', 'MPL-2.0'])
/** Licences that ask to say where the source is. */
const WITH_SOURCE = new Set(['EPL-2.0', 'MPL-2.0'])
const TEXT = /^(licen[sc]e|copying|notice|unlicense)|\.license\.txt$/i
const RULE = '='.repeat(80)

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))
const installed = Object.entries(readJson(project, 'package-lock.json').packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link && existsSync(join(project, path)))
  .map(([path, { dev }]) => {
    const folder = join(project, path)
    return { ...readJson(folder, 'package.json'), folder, isDevelopment: dev === true }
  })

/** The packages that the service runs with. */
const ofService = () => installed.filter(({ isDevelopment }) => !isDevelopment)

/** The packages that Vite took into the console. It writes their names among the files that are served. */
const ofConsole = () => {
  const list = join(project, 'dist', 'console', '.vite')
  const taken = new Set(readJson(list, 'packages.json').map(({ name, version }) => `${name}@${version}`))
  const found = installed.filter(({ name, version }) => taken.has(`${name}@${version}`))
  rmSync(list, { recursive: true })
  return found
}

/** The package that the reference of the API is made of. */
const ofReference = () => installed.filter(({ name }) => name === 'swagger-ui-dist')

/** The packages that are shipped, each version once, with where they are. */
const shipped = () => {
  const all = new Map()
  for (const [place, packages] of [
    ['service', ofService()],
    ['console', ofConsole()],
    ['reference', ofReference()],
  ])
    for (const one of packages) {
      const id = `${one.name}@${one.version}`
      const { places } = all.get(id) ?? { places: new Set() }
      all.set(id, { ...one, places: places.add(place) })
    }
  return [...all.values()].sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1))
}

/**
 * The licences under which a package is taken: of alternatives, the first whose parts are all known. Undefined if there is
 * none, or if the expression is more than alternatives of parts.
 */
const takenUnder = (license) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((alternative) => alternative.split(' AND '))
    .find((parts) => parts.every((part) => KNOWN.has(part)))

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!TEXT.test(entry.name)) return []
    return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]
  })

/** A text without the blank lines around it. */
const withoutEdges = (text) => text.replace(/^\s*\n/, '').trimEnd()

/** The texts that a package comes with, or the standard text of its licence. Undefined if there is neither. */
const textOf = ({ folder, license, author, name }) => {
  const own = filesOf(folder).map((file) => withoutEdges(readFileSync(file, 'utf8')))
  if (own.length > 0) return own.join('\n\n')
  const standard = join(standardTexts, `${license}.txt`)
  if (!existsSync(standard)) return undefined
  const holder = (typeof author === 'object' ? author.name : author) ?? `the authors of ${name}`
  return `The package has no copy of its licence; this is the standard text.\n\nCopyright ${holder}\n\n${withoutEdges(readFileSync(standard, 'utf8'))}`
}

/** The address of a package's repository; undefined if it names none. */
const repositoryOf = ({ repository }) => {
  const url = typeof repository === 'object' ? repository.url : repository
  if (url === undefined) return undefined
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : url.replace(/^git\+/, '')
}

const mustSaySource = ({ license }) => takenUnder(license)?.some((one) => WITH_SOURCE.has(one)) ?? false

/** Reasons why a package cannot be shipped as it is. */
const faultsOf = (one) => {
  const name = `${one.name} ${one.version}`
  if (typeof one.license !== 'string') return [`${name} names no licence`]
  const faults = []
  if (takenUnder(one.license) === undefined)
    faults.push(`${name} has a licence that nobody has read yet: ${one.license}`)
  if (textOf(one) === undefined) faults.push(`${name} has no text of its licence`)
  if (mustSaySource(one) && repositoryOf(one) === undefined)
    faults.push(`${name} must say where its source is, and names no repository`)
  return faults
}

const licenceOf = ({ license }) =>
  license.includes(' OR ') ? `${license} (taken under ${takenUnder(license).join(' AND ')})` : license

const sourceOf = (one) => {
  const from = [`npm package ${one.name}, version ${one.version}`, repositoryOf(one)].filter(Boolean).join('; ')
  return mustSaySource(one)
    ? `The source of this version is available under the same licence: ${from}. It was not modified.`
    : `Source: ${from}`
}

const notice = (one) =>
  [
    RULE,
    `${one.name} ${one.version}`,
    `Licence: ${licenceOf(one)}`,
    `Part of: ${[...one.places].join(', ')}`,
    sourceOf(one),
    RULE,
    '',
    textOf(one),
    '',
  ].join('\n')

const head = (count) => [
  'Third-party notices',
  '',
  `Workspace Delivery Intelligence contains ${count} packages by others. Each is named below with its licence and the notices`,
  'that it comes with. "Part of" says where it is: in the service, in the console, or in the reference of its API.',
  'swagger-ui-dist contains further packages; the notices that its makers collected of them stand with it.',
  '',
]

const packages = shipped()
const faults = packages.flatMap(faultsOf)
if (faults.length === 0) {
  const folder = join(project, 'dist', 'notices')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'notices.txt'), [...head(packages.length), ...packages.map(notice)].join('\n'))
} else {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
