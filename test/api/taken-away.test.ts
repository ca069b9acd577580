import { beforeAll, describe, expect, it } from '@jest/globals'
import { nullableMembers } from '#test/projections/nullable/walk'
import type { Told } from '#test/projections/support/events'
import { SOURCES } from '#test/projections/support/small-world'
import { onlyUntilTheMiddle, without } from '#test/projections/support/taken-away'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { openWorld } from '#test/support/api/folded'
import { get, serve } from '#test/support/api/server'
import { openStores } from '#test/support/api/stores'
import { eventIn, FIRST, FIRST_PROJECT, SHARED } from '#test/support/api/two-clients'
import { issueKey } from '#test/support/api/world'

// Each source is taken away in turn, wholly and for half of the month, and every operation is asked over HTTP: what may
// be null becomes null or stays a number, and never becomes 0.

const needed = { projectId: FIRST_PROJECT, eventId: eventIn(FIRST) }
const MARCH = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const FAMILIES = ['delivery_investment', 'scope_expansion', 'delivery_output', 'objectives', 'ai_net_gain']
/** One request of each operation, of the project's month; of evidence one a family. */
/** It tells of one connection, which a source that is taken away has not. */
const OF_ONE_CONNECTION = 'connections.read'
const ASKED = everyOperation.filter(([id]) => id !== OF_ONE_CONNECTION)
const REQUESTS = ASKED.flatMap(([id, operation]) => {
  const project = takes(operation, 'projectId') && !isInPath(operation, 'projectId') ? { projectId: FIRST_PROJECT } : {}
  const given = takes(operation, 'start') ? { ...project, ...MARCH } : {}
  return isInPath(operation, 'family')
    ? FAMILIES.map((family) => [`${id} ${family}`, askFor(operation, { ...needed, family }, given)] as const)
    : [[id, askFor(operation, needed, given)] as const]
})

type Answers = ReadonlyMap<string, unknown>
const answersOver = async (events: readonly Told[]): Promise<Answers> => {
  const stores = await openStores()
  const world = await openWorld(stores, [...SHARED, ...events])
  const api = await serve(stores)
  api.clock.now = '2026-04-01T00:00:00.000Z'
  const key = await issueKey(stores, world)
  const answers = new Map<string, unknown>()
  for (const [name, path] of REQUESTS) {
    const { status, body } = await get(api, world, key, path)
    expect([name, status]).toEqual([name, 200])
    answers.set(name, body)
  }
  await api.close()
  stores.remove()
  return answers
}

/** Numbers that stand where null may stand, by path; what a list has by its place, where both have as much. */
const claims = (
  body: unknown,
  may: ReadonlySet<string>,
  path = '',
  pattern = '',
): readonly (readonly [string, number])[] => {
  if (typeof body === 'number') return may.has(pattern) ? [[path, body]] : []
  if (Array.isArray(body))
    return body.flatMap((one, i) => claims(one, may, `${path}[${i} of ${body.length}]`, `${pattern}[]`))
  if (typeof body !== 'object' || body === null) return []
  // Of a figure it is the value that claims.
  if ('value' in body && 'basis' in body && may.has(pattern)) return [[path, Number(body.value)]]
  return Object.entries(body).flatMap(([name, member]) => {
    const within = (above: string) => (above === '' ? name : `${above}.${name}`)
    return claims(member, may, within(path), within(pattern))
  })
}
const mayBeNull = new Map(everyOperation.map(([id, { response }]) => [id, new Set(nullableMembers(response))]))
const claimsOf = (name: string, answers: Answers): ReadonlyMap<string, number> =>
  new Map(claims(answers.get(name), mayBeNull.get(name.split(' ')[0] ?? '') ?? new Set()))

/** Of the records that are held, none is entered by hand any more: that is known, and so 0. */
const OF_WHAT_IS_HELD = new Set(['facts.manualEntrySharePct'])
/** What a chain counts is what is held, too. */
const isOfWhatIsHeld = (path: string): boolean => OF_WHAT_IS_HELD.has(path) || /^kinds\[\d+ of \d+\]\.total$/.test(path)

const TAKEN = [...SOURCES, 'vendor'].flatMap((source) => [
  [`${source}, wholly`, without(FIRST, source)] as const,
  [`${source}, from the middle of the month on`, onlyUntilTheMiddle(FIRST, source)] as const,
])

let whole: Answers
beforeAll(async () => {
  whole = await answersOver(FIRST)
})

describe('given every source', () => {
  it('many operations claim a number', () => {
    const claiming = REQUESTS.filter(([name]) => [...claimsOf(name, whole).values()].some((claim) => claim !== 0))
    expect(claiming.map(([name]) => name)).toEqual([
      ...['aiEconomics.read', 'aiEconomics.surface', 'commandCenter.read'],
      ...FAMILIES.slice(0, 4).map((family) => `commandCenter.evidence ${family}`),
      ...['search.read', 'scope.read', 'forensics.read', 'invoiceDefense.read', 'confidence.read', 'dataSources.read'],
      ...['agreements.read', 'invoices.list', 'invoices.read', 'openPoints.read', 'portfolio.read'],
      ...['scope.undecided', 'series.read', 'trace.read'],
    ])
  })
})

describe('when a source is taken away', () => {
  it.each(TAKEN)('%s, then no claimed number becomes 0, and at least one is no longer claimed', async (_, events) => {
    const answers = await answersOver(events)
    let changed = 0
    for (const [name] of REQUESTS) {
      const now = claimsOf(name, answers)
      for (const [path, before] of claimsOf(name, whole)) {
        if (now.get(path) !== before) changed += 1
        if (before !== 0 && !isOfWhatIsHeld(path)) expect([name, path, now.get(path)]).not.toEqual([name, path, 0])
      }
    }
    expect(changed).toBeGreaterThan(0)
  })
})
