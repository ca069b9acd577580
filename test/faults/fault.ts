import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One change of one place of a file. */
interface Edit {
  readonly find: string
  readonly replace: string
}

/** A named mutation of the code, which one test file has to find. */
export interface Fault extends Edit {
  /** The one test file that finds it. */
  readonly test: string
  /** What that file is started with, where a part of it is enough or it needs to be told. */
  readonly args?: readonly string[]
  /** Whether it makes a test wait for ever, which finds it; elsewhere a test that was given up has found nothing. */
  readonly waits?: boolean
  readonly name: string
  readonly file: string
  /** Further changes of the same file. */
  readonly also?: readonly Edit[]
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const tokensOf = (source: string): readonly Token[] =>
  [...source.matchAll(/[\w$#]+|\S/g)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    // The formatter adds a comma to a list that it breaks into lines.
    .filter(({ text }, i, all) => text !== ',' || !/^[)\]}]$/.test(all[i + 1]?.text ?? ''))

/** Where a text stands in a source, however either is formatted. */
const placesOf = (find: string, source: string): readonly { readonly start: number; readonly end: number }[] => {
  const wanted = tokensOf(find)
  const tokens = tokensOf(source)
  return tokens.flatMap(({ start }, i) => {
    const end = tokens[i + wanted.length - 1]?.end
    return end !== undefined && wanted.every(({ text }, j) => tokens[i + j]?.text === text) ? [{ start, end }] : []
  })
}

/** The source with the fault in it. Throws where a text to replace does not stand in it exactly once. */
export const planted = (fault: Fault, source: string): string =>
  [fault, ...(fault.also ?? [])]
    .map(({ find, replace }) => {
      const places = placesOf(find, source)
      const [place] = places
      if (place === undefined || places.length > 1)
        throw new Error(`${fault.file} has ${places.length} times what it should have once: ${find}`)
      return { ...place, replace }
    })
    // From the end: what stands before a change stays where it is.
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, replace }) => text.slice(0, start) + replace + text.slice(end), source)

/** Why a fault does not fit the code in a folder, and which files have its text; null where it fits. */
export const misfitOf = (fault: Fault, folder: string): string | null => {
  const path = join(folder, fault.file)
  const why = existsSync(path) ? whyNot(fault, readFileSync(path, 'utf8')) : `there is no file ${fault.file}`
  if (why === null) return null
  const elsewhere = ['projections', 'sources', 'src']
    .flatMap((root) =>
      readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' }).map((at) => join(root, at)),
    )
    .filter((file) => file.endsWith('.ts') && whyNot(fault, readFileSync(join(folder, file), 'utf8')) === null)
  return `${fault.test}, "${fault.name}": ${why}${elsewhere.map((file) => `\n  it fits ${file}`).join('')}`
}

const whyNot = (fault: Fault, source: string): string | null => {
  try {
    planted(fault, source)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
