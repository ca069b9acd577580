import { runInNewContext, runInThisContext } from 'node:vm'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Db } from 'mongodb'
import { analyse } from 'scslre'
import { type Expression, expressionsIn, expressionsOf, shippedFiles } from './support/expressions.js'
import { pumpedTexts } from './support/pumps.js'

const LENGTH = 100_000
/** Processor time. A linear expression takes some milliseconds for so long a text, a quadratic one seconds. */
const MOST_MS = 250
/** Ends an expression that would take hours; for all its texts a linear one takes a second or two. */
const GIVE_UP_MS = 60_000
/** For an expression that is known to be slow. */
const SHORT_MS = 2_000

type Tried = Pick<Expression, 'source' | 'flags' | 'isRepeated'>

const written = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`

/** The most milliseconds of the processor that the expression takes for a text; the texts after one that takes too many are left out. */
const SLOWEST = runInThisContext(`(expression, texts, most) => {
  // V8 compiles an expression when it is used again.
  for (let i = 0; i < 3; i += 1) 'a b 0.0'.replace(expression, '')
  let slowest = 0
  for (const text of texts) {
    const before = process.cpuUsage()
    text.replace(expression, '')
    const { user, system } = process.cpuUsage(before)
    slowest = Math.max(slowest, (user + system) / 1000)
    if (slowest > most) break
  }
  return slowest
}`) as (expression: RegExp, texts: Iterable<string>, most: number) => number

/** What is wrong with an expression when it is tried: it takes longer than its text allows. */
const slowness = ({ source, flags, isRepeated }: Tried, giveUpMs = GIVE_UP_MS): string | null => {
  const used = isRepeated && !flags.includes('g') ? `${flags}g` : flags
  const trial = () => SLOWEST(new RegExp(source, used), pumpedTexts(source, used, LENGTH), MOST_MS)
  try {
    const ms = runInNewContext('trial()', { trial }, { timeout: giveUpMs }) as number
    return ms > MOST_MS ? `takes ${Math.round(ms)} ms for ${LENGTH} characters` : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'does not end'
    throw error
  }
}

/** What is wrong with an expression by its form: two of its quantifiers share what they match, or one begins anywhere. */
const formProblem = ({ source, flags }: Tried): string | null => {
  const { reports } = analyse({ source, flags: flags.replace('y', '') })
  const [first] = reports
  return first === undefined ? null : `is ${first.exponential ? 'exponential' : 'polynomial'} by its form`
}

const problemOf = (one: Tried): string | null => formProblem(one) ?? slowness(one)

/** Expressions that the sources make by `new RegExp`, with the places in the sources. */
const made: (Expression & { readonly at: string })[] = []
const Own = RegExp

/** Expressions that are made while modules are loaded, or for a repository. */
const recordMade = async (): Promise<void> => {
  globalThis.RegExp = new Proxy(Own, {
    construct: (target, [source, flags = '']: [string | RegExp, string?]) => {
      const at = /[^\s(]*\/(?:src|projections|client|console)\/[^\s)]*/.exec(new Error().stack ?? '')?.[0] ?? ''
      if (typeof source === 'string')
        made.push({
          at,
          file: at.replace(/^.*?\/(?=(?:src|projections|client|console)\/)/, '').split(':')[0] ?? '',
          source,
          flags,
          isRepeated: flags.includes('g'),
        })
      return new target(source, flags)
    },
  })
  // One after another: jest loads no module twice at once.
  await import('#access/key')
  await import('#connectors/git/references')
  await import('#connectors/calendars/rules')
  await import('#domain/events/attribution')
  await import('#domain/decimal')
  await import('#domain/web-address')
  const { closingIn } = await import('#connectors/code/closing')
  for (const container of ['git:0123456789ab', 'github.com/acme/shop', 'gitlab.com/acme/team/shop'])
    closingIn(container, null)
  const { serverOn } = await import('#readstore/mongodb/driver')
  serverOn({ collection: () => ({}) } as unknown as Db, 'shape', [], () => undefined)
  globalThis.RegExp = Own
}

/** How often each file of the sources makes an expression. */
const makingFiles = (): ReadonlyMap<string, number> =>
  new Map(
    shippedFiles()
      .map((file) => [file, expressionsOf(file).made] as const)
      .filter(([, times]) => times > 0),
  )

describe('the regular expressions of what is shipped', () => {
  beforeAll(recordMade)
  it('are found in the sources', () => {
    const text =
      "const a = /[ ]*:/\nconst b = (t: string) => <p>{t.split(/,/)}</p>\nconst c = new RegExp('x' + a, 'g')\n"
    const { literals, made: times } = expressionsIn(text, 'console/src/x.tsx')
    expect(literals.map((one) => [written(one), one.isRepeated])).toEqual([
      ['/[ ]*:/', false],
      ['/,/', true],
    ])
    expect(times).toBe(1)
    expect(shippedFiles().flatMap((file) => expressionsOf(file).literals).length).toBeGreaterThan(200)
  })

  it.each<readonly [why: string, expression: RegExp]>([
    ['blanks before what may be missing', /[ \t]*:[ \t]*/],
    ['zeros at the end', /0+$/],
    ['two quantifiers beside each other that share characters', /^(.*?)[ \t]*<x>$/],
    ['a quantifier within a quantifier', /^(?:\w+ ?)+$/],
  ])('would be found: %s', (_, { source, flags }) => {
    const planted = { source, flags, isRepeated: false }
    expect(formProblem(planted)).toMatch(/is (?:polynomial|exponential) by its form/)
    expect(slowness(planted, SHORT_MS)).toMatch(/takes \d+ ms|does not end/)
  })

  it('would be found where only its beginning repeats', () => {
    const { source, flags } = /cannot change to .*: No such file/
    expect(slowness({ source, flags, isRepeated: false }, SHORT_MS)).toMatch(/takes \d+ ms|does not end/)
  })

  it('grow no faster than their text', () => {
    const problems = new Map<string, string>()
    const tried = new Set<string>()
    for (const one of shippedFiles().flatMap((file) => expressionsOf(file).literals)) {
      const id = `${written(one)} ${one.isRepeated}`
      if (tried.has(id)) continue
      tried.add(id)
      const problem = problemOf(one)
      if (problem !== null) problems.set(`${one.file} ${written(one)}`, problem)
    }
    expect(Object.fromEntries(problems)).toEqual({})
  })

  it('grow no faster than their text where they are made of parts', () => {
    const making = makingFiles()
    const missing = [...making].filter(
      ([file, times]) => new Set(made.filter((one) => one.file === file).map(({ at }) => at)).size < times,
    )
    // Each place that makes one is carried out above.
    expect(missing).toEqual([])
    const own = made.filter(({ file }) => making.has(file))
    const different = new Map(own.map((one) => [written(one), one]))
    const problems = [...different.values()].map((one) => [one.file, written(one), problemOf(one)] as const)
    expect(problems.filter(([, , problem]) => problem !== null)).toEqual([])
  })
})
