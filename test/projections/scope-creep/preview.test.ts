import { describe, expect, it } from '@jest/globals'
import { left } from 'fp-ts/lib/Either.js'
import type { ReadSources } from '#domain/documents'
import { scopePreview } from '#projections/scope-creep/operations'
import { clientAdded, projectAdded } from '../support/events.js'
import { workItem } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const TRACKER = 'acme/tracker'
const preview = (given: { tracker?: string; on?: string }, events = SMALL_WORLD) =>
  answer(scopePreview, { ...requestOf(), given }, worldOf(events))

describe('what a lock would freeze', () => {
  it('begins with the trackers of the project', async () => {
    expect(await preview({})).toEqual({
      lockedOn: '2026-03-31',
      timeZone: 'UTC',
      trackers: [TRACKER],
      tracker: null,
    })
    expect((await preview({}, [clientAdded('acme'), projectAdded('app')])).trackers).toEqual([])
  })

  it('is the items that a tracker had at the end of the day, with their present estimates', async () => {
    const { tracker } = await preview({ tracker: TRACKER, on: '2026-03-02' })
    expect(tracker?.items.map(({ key, state, estimateHours }) => [key, state, estimateHours])).toEqual([
      ['A-1', 'todo', 4],
      ['A-2', 'in_progress', 10],
      ['A-3', 'todo', null],
      ['A-6', 'todo', null],
    ])
    expect(tracker).toMatchObject({ itemsTotal: 4, estimatedItems: 2, estimateHours: 14 })
  })

  it('leaves out what was cancelled by then', async () => {
    const { tracker } = await preview({ tracker: TRACKER, on: '2026-03-31' })
    expect(tracker?.items.map(({ key }) => key)).toEqual(['A-1', 'A-2', 'A-4', 'A-5', 'A-6'])
  })

  it('is nothing on a day before the first item', async () => {
    const { tracker } = await preview({ tracker: TRACKER, on: '2026-01-01' })
    expect(tracker).toMatchObject({ items: [], itemsTotal: 0, estimatedItems: 0, estimateHours: null })
  })

  it('lists the first 500 items, with the number of all', async () => {
    const many = Array.from({ length: 501 }, (_, n) => workItem(`B-${n}`, { createdAt: '2026-03-01T00:00:00.000Z' }))
    const { tracker } = await preview({ tracker: TRACKER, on: '2026-03-02' }, [...SMALL_WORLD, ...many])
    expect([tracker?.items.length, tracker?.itemsTotal]).toEqual([500, 505])
  })

  it('knows no tracker of another project', async () => {
    const asked = { ...requestOf(), given: { tracker: 'acme/other' } }
    expect(await scopePreview.read(asked, { docs: worldOf(SMALL_WORLD).docs } as ReadSources)).toEqual(
      left({ tag: 'not_found' }),
    )
  })
})
