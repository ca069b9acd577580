import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import { definitionOf, type EventType } from '#domain/events/catalogue'
import type { SelectedProject } from '#domain/operation'
import type { EventLog, LoggedEvent } from '#eventlog/port'
import { readAiEconomics } from '#projections/ai/read'
import { readProject } from '#projections/project/read'
import { type Evidence, explain, type Reading } from '#projector/explain/explain'
import { Snapshot } from '#projector/explain/snapshot'
import { PlainWorld } from '#projector/plain'
import { type Told, uuid, WORKSPACE } from '#test/projections/support/events'
import { requestOf } from '#test/projections/support/request'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { type World, worldOf } from '#test/projections/support/world'
import { exhaustively } from '#test/support/thorough'

const request = requestOf()
const projects = request.projects as unknown as readonly [SelectedProject]

/** Every number that reports show, by its path. */
const numbersIn = (value: unknown, path = ''): readonly (readonly [string, number])[] => {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => numbersIn(member, path === '' ? name : `${path}.${name}`))
}
const reportsIn = async (docs: World['docs']) => {
  const project = await readProject({ ...request, projects }, docs)
  const ai = await readAiEconomics(request, docs)
  // What lists show depends on their order; their numbers are those of the totals.
  const { scope, ...others } = project
  const { rows: _, ...scoped } = scope ?? { rows: [] }
  return {
    ...others,
    scope: scoped,
    ai: {
      adoption: { ...ai.adoption, taggedEvidence: [] },
      cycleTime: ai.cycleTime,
      usage: ai.usage,
    },
  }
}
const allNumbers = async (events: readonly Told[]): Promise<ReadonlyMap<string, number>> =>
  new Map(numbersIn(await reportsIn(worldOf(events).docs)))
/** All numbers at once, or one of them. */
const numbers: Reading<Readonly<Record<string, number>>> = async (docs) => {
  const report = await reportsIn(docs)
  return { value: Object.fromEntries(numbersIn(report)), report }
}
const numberAt =
  (path: string): Reading<number | null> =>
  async (docs) => {
    const all = await numbers(docs)
    return { value: all.value[path] ?? null, report: all.report }
  }

const positionOf = (i: number): string => String(i).padStart(8, '0')
/** These events as they stand in a log. */
const loggedFrom = (events: readonly Told[]): readonly LoggedEvent[] => {
  const revisions = new Map<string, number>()
  return events.map(({ stream, event }, i): LoggedEvent => {
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    return { ...event, stream, revision, position: positionOf(i + 1) }
  })
}
const logOf = (logged: readonly LoggedEvent[]): Pick<EventLog, 'readAll'> => ({
  readAll: async (after, limit) => right(logged.filter(({ position }) => position > after).slice(0, limit)),
})
const snapshotOf = (logged: readonly LoggedEvent[]): Snapshot => {
  const world = new PlainWorld()
  for (const event of logged) world.tell(event)
  return new Snapshot(world.documents())
}
const isFolded = ({ event }: Told): boolean => definitionOf(event.type as EventType).aggregate !== 'access'

/** Each number without each event, worked out from the rest of the events alone. */
const withoutEach = (events: readonly Told[]) =>
  Promise.all(events.map((_, i) => allNumbers(events.filter((_told, j) => j !== i))))

const explained = <A>(events: readonly Told[], reading: Reading<A>) => {
  const logged = loggedFrom(events)
  const last = positionOf(events.length)
  return explain(WORKSPACE, last, snapshotOf(logged), reading, logOf(logged), () => undefined)
}
/** Events of which each alone changes the number. */
const singles = <A>(evidence: readonly Evidence<A>[]) =>
  evidence.flatMap(({ events, without }) => {
    const [first, ...more] = events
    return first === undefined || more.length > 0 ? [] : [{ position: first.position, without }]
  })

describe('the evidence of a number', () => {
  exhaustively(
    'is exactly the events without which the number would differ, for every number of the small world',
    async () => {
      const events = SMALL_WORLD.filter(isFolded)
      const whole = await allNumbers(events)
      const without = await withoutEach(events)
      expect(whole.size).toBeGreaterThan(100)
      const { evidence, value } = await explained(events, numbers)
      expect(value).toEqual(Object.fromEntries(whole))
      const foundAt = new Map(singles(evidence).map((one) => [one.position, one.without]))
      let explaining = 0
      for (const [i, expected] of without.entries()) {
        const said = foundAt.get(positionOf(i + 1)) ?? Object.fromEntries(whole)
        expect(said).toEqual(Object.fromEntries(expected))
        explaining += [...whole].filter(([path, n]) => said[path] !== n).length
      }
      expect(explaining).toBeGreaterThan(500)
    },
  )
  exhaustively(
    'is exactly these events for a single number, too, in any part of the small world and in any order',
    async () => {
      const anyPart = fc.shuffledSubarray(SMALL_WORLD.filter(isFolded), { minLength: 30 })
      await fc.assert(
        fc.asyncProperty(anyPart, fc.nat(), async (events, n) => {
          const whole = [...(await allNumbers(events))]
          const without = await withoutEach(events)
          for (const i of [0, 1, 2]) {
            const [path, value] = whole[(n + i * 37) % whole.length] as [string, number]
            const expected = without.flatMap((others, at) =>
              (others.get(path) ?? null) === value ? [] : [positionOf(at + 1)],
            )
            const { evidence } = await explained(events, numberAt(path))
            expect(singles(evidence).map(({ position }) => position)).toEqual(expected)
          }
        }),
        { seed: 91, numRuns: 8 },
      )
    },
  )

  exhaustively.each([
    ['delivery.completedItems', 'work_item'],
    ['delivery.mergedChanges', 'code_change'],
    ['delivery.releases', 'release'],
    ['coordination.meetings', 'meeting'],
    ['investment.labourHours', 'time_entry'],
    ['investment.cloudCents', 'cloud_line'],
  ])('has one piece for %s where two connections report the same %s', async (path, kind) => {
    const { evidence, value } = await explained(toldTwice(SMALL_WORLD.filter(isFolded)), numberAt(path))
    const together = evidence.filter(({ events }) => events.length > 1 && events[0]?.entity.kind === kind)
    expect(together.length).toBeGreaterThan(0)
    for (const { without } of together) expect(without).not.toBe(value)
  })
  it('exists for every number that is not 0, also where every fact is reported twice', async () => {
    const events = toldTwice(SMALL_WORLD.filter(isFolded))
    const { evidence, value } = await explained(events, numbers)
    const open = Object.entries(value)
      .filter(([path, n]) => n !== 0 && !isConstant(path) && evidence.every(({ without }) => without[path] === n))
      .map(([path]) => path)
    const unexplained: string[] = []
    for (const path of open) {
      const alone = await explained(events, numberAt(path))
      if (alone.evidence.length === 0) unexplained.push(path)
    }
    expect(unexplained).toEqual([])
  })
})

/** The same events, and what connections tell once more by a twin of each connection. */
const toldTwice = (events: readonly Told[]): readonly Told[] =>
  events.flatMap((one) => {
    const [, connectionId] = /^connection-.{36}-(.{36})$/.exec(one.stream) ?? []
    if (connectionId === undefined) return [one]
    const twin = JSON.stringify(one).replaceAll(connectionId, uuid(`twin of ${connectionId}`))
    const { stream, event } = JSON.parse(twin) as Told
    return [one, { stream, event: { ...event, eventId: uuid(`twin of ${event.eventId}`) } }]
  })

/** What stands in every report, whatever happened; the last is how many assumptions there are to verify. */
const isConstant = (path: string): boolean =>
  /(?:^|\.)(?:weight|tolerancePct|minimum\w+)$/.test(path) || path === 'confidence.signals.8.evidence.denominator'
