import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Fault } from './fault.js'

// A fault that was planted and found is found again for as long as nothing changes that this rests on: its own text, the
// file that it changes, its test file with all that this imports below test/, and how test files are started.

/** By the names of faults, the digests of what their finding rests on. */
export type Proven = Readonly<Record<string, string>>

/** How a test file is started to find a fault. */
const STARTED_BY = [
  'test/faults/finding.ts',
  'test/faults/first-failure.js',
  'test/faults/first-failure-environment.js',
] as const

export const nameOf = ({ test, name }: Pick<Fault, 'test' | 'name'>): string => `${test}: ${name}`

const inFolder = (folder: string) => {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8')
    texts.set(file, text)
    return text
  }
  /** The file below test/ that a text in quotes names, as imports and starts of processes do. */
  const named = (by: string, path: string): string | undefined => {
    const places = path.startsWith('#') ? [path.slice(1)] : [join(dirname(by), path), normalize(path)]
    return places
      .flatMap((place) => [place, `${place}.ts`, place.replace(/\.js$/, '.ts')])
      .find((file) => /^test\/.*\.\w+$/.test(file) && existsSync(join(folder, file)))
  }
  const withImports = (file: string, files = new Set<string>()): ReadonlySet<string> => {
    if (files.has(file)) return files
    files.add(file)
    for (const [, path = ''] of textOf(file).matchAll(/'((?:#test|\.{1,2})\/[^']+)'/g)) {
      const imported = named(file, path)
      if (imported !== undefined) withImports(imported, files)
    }
    return files
  }
  return { textOf, withImports }
}

/** The digests of what the findings of all these faults rest on, in a folder. */
export const digestsOf = (faults: readonly Fault[], folder: string): Proven => {
  const { textOf, withImports } = inFolder(folder)
  return Object.fromEntries(
    faults.map((fault) => {
      const files = [...new Set([fault.file, ...withImports(fault.test), ...STARTED_BY])].sort()
      const hash = createHash('sha256').update(JSON.stringify(fault))
      for (const file of files) hash.update(`\n${file}\n${textOf(file)}`)
      return [nameOf(fault), hash.digest('hex').slice(0, 32)]
    }),
  )
}

/** The faults that were not found as they stand now. */
export const notProven = (faults: readonly Fault[], now: Proven, proven: Proven): readonly Fault[] =>
  faults.filter((fault) => proven[nameOf(fault)] !== now[nameOf(fault)])
