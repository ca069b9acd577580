import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { definitionOf, type EventType } from '#domain/events/catalogue'
import type { SelectedProject } from '#domain/operation'
import type { EventLog, LoggedEvent } from '#eventlog/port'
import { readAiEconomics } from '#projections/ai/read'
import { readProject } from '#projections/evidence/project'
import { explain, type Reading } from '#projector/explain'
import { type Told, WORKSPACE } from '#test/projections/support/events'
import { requestOf } from '#test/projections/support/request'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { World } from '#test/projections/support/world'
import { ok } from '#test/support/stores/outcome'

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
  if (isLeft(project)) return project
  const ai = await readAiEconomics(request, docs)
  if (isLeft(ai)) return ai
  // What lists show depends on their order; their numbers are those of the totals.
  const { scope, ...others } = project.right
  const { rows: _, ...scoped } = scope ?? { rows: [] }
  return right({
    ...others,
    scope: scoped,
    ai: {
      adoption: { ...ai.right.adoption, taggedEvidence: [] },
      cycleTime: ai.right.cycleTime,
      usage: ai.right.usage,
    },
  })
}
const allNumbers = async (events: readonly Told[]): Promise<ReadonlyMap<string, number>> =>
  new Map(numbersIn(await ok(reportsIn(new World(events).docs))))
/** All numbers at once, or one of them. */
const numbers: Reading<Readonly<Record<string, number>>> = async (docs) => {
  const reports = await reportsIn(docs)
  return isLeft(reports) ? reports : right(Object.fromEntries(numbersIn(reports.right)))
}
const numberAt =
  (path: string): Reading<number | null> =>
  async (docs) => {
    const all = await numbers(docs)
    return isLeft(all) ? all : right(all.right[path] ?? null)
  }

const positionOf = (i: number): string => String(i).padStart(8, '0')
/** A log that holds these events, as they stand. */
const logOf = (events: readonly Told[]): Pick<EventLog, 'readAll'> => {
  const revisions = new Map<string, number>()
  const logged = events.map(({ stream, event }, i): LoggedEvent => {
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    return { ...event, stream, revision, position: positionOf(i + 1) }
  })
  return {
    readAll: async (after, limit) => right(logged.filter(({ position }) => position > after).slice(0, limit)),
  }
}
const isFolded = ({ event }: Told): boolean => definitionOf(event.type as EventType).aggregate !== 'access'

/** Each number without each event, worked out from the rest of the events alone. */
const withoutEach = (events: readonly Told[]) =>
  Promise.all(events.map((_, i) => allNumbers(events.filter((_told, j) => j !== i))))

const explained = <A>(events: readonly Told[], reading: Reading<A>) =>
  ok(explain(WORKSPACE, positionOf(events.length), reading, logOf(events), () => undefined))

describe('what a number is made of', () => {
  it('are exactly the events without which it would be another, for every number of the small world', async () => {
    const events = SMALL_WORLD.filter(isFolded)
    const whole = await allNumbers(events)
    const without = await withoutEach(events)
    expect(whole.size).toBeGreaterThan(100)
    const { events: found, value } = await explained(events, numbers)
    expect(value).toEqual(Object.fromEntries(whole))
    const foundAt = new Map(found.map((one) => [one.position, one.without]))
    let explaining = 0
    for (const [i, expected] of without.entries()) {
      const said = foundAt.get(positionOf(i + 1)) ?? Object.fromEntries(whole)
      expect(said).toEqual(Object.fromEntries(expected))
      explaining += [...whole].filter(([path, n]) => said[path] !== n).length
    }
    expect(explaining).toBeGreaterThan(500)
  })
  it('are so for one number alone, in worlds of any part of it, in any order', async () => {
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
          const { events: found } = await explained(events, numberAt(path))
          expect(found.map(({ position }) => position)).toEqual(expected)
        }
      }),
      { seed: 91, numRuns: 8 },
    )
  })
})
