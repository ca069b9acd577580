import { runInNewContext, runInThisContext } from 'node:vm'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Db } from 'mongodb'
import { analyse } from 'scslre'
import { type Expression, expressionsIn, expressionsOf, shippedFiles } from './support/expressions.js'
import { pumpedTexts } from './support/pumps.js'

const LENGTH = 100_000
/** A text of this length is tried too where the long one takes long: a busy machine is slow for both. */
const QUARTER = LENGTH / 4
/** Processor time. A linear expression takes some milliseconds for so long a text, a quadratic one seconds. */
const SUSPECT_MS = 250
/** For four times the text a linear expression takes four times as long, a quadratic one sixteen times. */
const MOST_GROWTH = 8
/** Ends an expression that would take hours; for all its texts a linear one takes a second or two. */
const GIVE_UP_MS = 60_000
/** For an expression that is known to be slow. */
const SHORT_MS = 500

type Tried = Pick<Expression, 'source' | 'flags' | 'isRepeated'>

const written = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`

/**
 * How many times longer the expression takes for a text than for its quarter, the most of all texts. Texts that take
 * little time are passed over, and those after the first that grows too much.
 */
const GROWTH = runInThisContext(`(expression, texts, suspect, most) => {
  const timeOf = (text) => {
    const before = process.cpuUsage()
    text.replace(expression, '')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // V8 compiles an expression when it is used again.
  for (let i = 0; i < 3; i += 1) timeOf('a b 0.0')
  let growth = 0
  for (const [long, quarter] of texts) {
    const first = timeOf(long)
    if (first <= suspect) continue
    const least = Math.min(timeOf(quarter), timeOf(quarter), timeOf(quarter))
    growth = Math.max(growth, Math.min(first, timeOf(long)) / Math.max(least, 1))
    if (growth > most) break
  }
  return growth
}`) as (expression: RegExp, texts: Iterable<readonly [string, string]>, suspect: number, most: number) => number

/** Each text against which an expression is tried, with one of a quarter of its length. */
function* textsOf(source: string, flags: string): Generator<readonly [string, string]> {
  const quarters = pumpedTexts(source, flags, QUARTER)
  for (const long of pumpedTexts(source, flags, LENGTH)) yield [long, quarters.next().value as string]
}

/** What is wrong with an expression when it is tried: its time grows faster than its text. */
const slowness = ({ source, flags, isRepeated }: Tried, giveUpMs = GIVE_UP_MS): string | null => {
  const used = isRepeated && !flags.includes('g') ? `${flags}g` : flags
  const trial = () => GROWTH(new RegExp(source, used), textsOf(source, used), SUSPECT_MS, MOST_GROWTH)
  try {
    const growth = runInNewContext('trial()', { trial }, { timeout: giveUpMs }) as number
    return growth > MOST_GROWTH
      ? `takes ${Math.round(growth)} times as long for ${LENGTH} characters as for a quarter`
      : null
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
      const places = (new Error().stack ?? '').split(`${process.cwd()}/`)
      const place = places.find((path) => /^(?:src|projections|sources|client|console)\//.test(path)) ?? ''
      const at = /^[^\s)]*/.exec(place)?.[0] ?? ''
      if (typeof source === 'string')
        made.push({
          at,
          file: at.split(':')[0] ?? '',
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
  await import('#sources/kit/calendars/rules')
  await import('#domain/events/attribution')
  await import('#domain/decimal')
  await import('#domain/web-address')
  const { closingIn } = await import('#sources/kit/code/closing')
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
    expect(slowness(planted, SHORT_MS)).toMatch(/takes \d+ times as long|does not end/)
  })

  it('would be found where only its beginning repeats', () => {
    const { source, flags } = /cannot change to .*: No such file/
    expect(slowness({ source, flags, isRepeated: false }, SHORT_MS)).toMatch(/takes \d+ times as long|does not end/)
  })

  it('would be found by its growth where it comes to an end', () => {
    const { source, flags } = /a+$/
    // A busy machine takes its time: it has to come to an end.
    expect(slowness({ source, flags, isRepeated: false }, 5 * GIVE_UP_MS)).toMatch(/takes \d+ times as long/)
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
