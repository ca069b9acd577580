import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CodeChange } from '#projections/entities/code-change'
import { Release } from '#projections/entities/release'
import { WorkItem } from '#projections/entities/work-item'
import { invoiceDefense } from '#projections/invoice-defense/operations'
import { runs } from '#test/support/thorough'
import { API, factsOf, mapped, observed, projectAdded, released, type Told } from '../support/events.js'
import { fact, itemFacts, said, TRACKER } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { World } from '../support/world.js'

// The rows of a delivery read what they show. The plain lists of all changes and releases are the oracle.

const WEB = 'github.com/acme/web'
const ELSEWHERE = 'github.com/acme/elsewhere'
const MAPPED = [
  projectAdded('app'),
  projectAdded('web'),
  mapped(API, 'app', null),
  mapped(WEB, 'app', '2026-03-10'),
  mapped(ELSEWHERE, 'web', null),
  mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
  mapped(API, 'app', null, { kind: 'tracker_project' }),
]
const request = { ...requestOf({ projects: ['app', 'web'], project: 'app' }), given: {} }
const deliveryOf = async (world: World) => (await answer(invoiceDefense, request, world)).facts.delivery

const anyDay = fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`)
const anyRepository = fc.constantFrom(API, WEB, ELSEWHERE)
const anyReference = fc.integer({ min: 1, max: 8 }).map((n) => `#${n}`)
const anyItem = fc.record({
  place: fc.constantFrom(TRACKER, API),
  key: fc.constantFrom('A-1', 'a-1', 'A-2', '#1', '#2'),
  doneAt: fc.option(anyDay),
  links: fc.array(fc.record({ container: anyRepository, reference: anyReference }), { maxLength: 2 }),
})
const anyChange = fc.record({
  place: anyRepository,
  reference: anyReference,
  mergedAt: fc.option(anyDay),
  named: fc.array(fc.constantFrom('A-1', 'a-2', '#1', '#2'), { maxLength: 2 }),
  linked: fc.array(fc.constantFrom('A-2', '#1'), { maxLength: 1 }),
})
const anySaying = fc.record({ place: anyRepository, reference: anyReference, workItem: fc.constantFrom('A-1', '#2') })

describe('the rows of what was delivered', () => {
  it('name the changes of each item, however they are linked to it', async () => {
    const story = fc.record({
      items: fc.array(anyItem, { maxLength: 6 }),
      changes: fc.array(anyChange, { maxLength: 10 }),
      sayings: fc.array(anySaying, { maxLength: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ items, changes, sayings }) => {
        const told: readonly Told[] = [
          ...items.map(({ place, key, doneAt, links }) => {
            const state = doneAt === null ? 'todo' : 'done'
            return fact(
              'work_item',
              place,
              key,
              itemFacts(key, { state, doneAt, links, title: `${key} of ${place}` }),
              { by: 'tracker' },
            )
          }),
          ...changes.map(({ place, reference, mergedAt, named, linked }) =>
            fact('code_change', place, reference, {
              ...factsOf(reference, { mergedAt, links: linked }),
              namedKeys: named.map((key) => ({ key, field: 'title' })),
            }),
          ),
          ...sayings.map(({ place, reference, workItem }) =>
            said('ChangeLinked', 'app', 'code_change', place, reference, { workItem }),
          ),
        ]
        const world = new World([...MAPPED, ...told])
        const merged = world
          .all(CodeChange)
          .filter(
            ({ place, mergedAt }) =>
              mergedAt !== null && (place === API || (place === WEB && mergedAt >= '2026-03-10')),
          )
        const plain = world
          .all(WorkItem)
          .filter(({ doneAt }) => doneAt !== null)
          .map(({ key }) => {
            const own = merged.filter((change) => change.items.some((item) => item.key === key))
            return [key, own.map((one) => one.key).sort()] as const
          })
        const { rows } = await deliveryOf(world)
        const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
        expect(rows.map(({ key, changes: own }) => [key, own]).sort(byText)).toEqual(plain.toSorted(byText))
      }),
      { seed: 8, numRuns: runs(120) },
    )
  })

  it('given more releases than are shown, are the newest, each with all of its parts', async () => {
    const releases = Array.from({ length: 430 }, (_, i): readonly Told[] => {
      const releasedAt = `2026-03-${String(1 + (i % 28)).padStart(2, '0')}T${String(i % 24).padStart(2, '0')}:00:00.000Z`
      const part = (n: number) => released(`v${i}`, { part: n, releasedAt, changes: [`#${3 * i + n}`] })
      return i % 3 === 0 ? [part(1), part(2), part(3)] : [part(1)]
    })
    const world = new World([...MAPPED, ...Array.from({ length: 3 }, (_, i) => observed(`#${i}`)), ...releases.flat()])
    const parts = new Map<string, { readonly at: string; readonly changes: number }>()
    for (const { tag, releasedAt } of world.all(Release))
      parts.set(tag ?? '', { at: releasedAt ?? '', changes: (parts.get(tag ?? '')?.changes ?? 0) + 1 })
    const plain = [...parts]
      .sort(([a, { at: x }], [b, { at: y }]) => (x !== y ? (x > y ? -1 : 1) : a < b ? -1 : 1))
      .slice(0, 200)
      .map(([tag, { changes }]) => [tag, changes])
    const { releaseRows } = await deliveryOf(world)
    expect(releaseRows.map(({ tag, changes }) => [tag, changes])).toEqual(plain)
  })
})
