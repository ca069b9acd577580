import { describe, expect, it } from '@jest/globals'
import { aiSurface } from '#projections/ai/operations'
import { search } from '#projections/search/operations'
import { covering, mapped, projectAdded, registered, syncCompleted, type Told, uuid } from './support/events.js'
import { stated } from './support/facts.js'
import { defenseOf, scopeOf } from './support/project.js'
import { type Asking, answer, requestOf } from './support/request.js'
import { SMALL_WORLD } from './support/small-world.js'
import { observedAs, onlyUntilTheMiddle, without } from './support/taken-away.js'
import { worldOf } from './support/world.js'

// What a part of the evidence tells, on every page: a ratio of what was found, and nothing that only the whole can tell.

const signalsOf = async (events: readonly Told[], asking: Asking = {}) => {
  const { facts, groups } = await answer(search, requestOf(asking), worldOf(events))
  const insights = groups.flatMap((group) => (group.section === 'insights' ? group.items : []))
  return [facts.scopeSignals, insights.find(({ id }) => id === 'insight:scope_signals')?.meta]
}
const taggingOn = async (events: readonly Told[]) => {
  const { comparison } = await answer(aiSurface, requestOf(), worldOf(events))
  const { facts } = await defenseOf(events)
  return {
    surface: comparison.sample.taggingCoverage,
    defense: facts.aiInsufficientSample?.taggingCoverage,
    tagged: [comparison.sample.taggedChanges, comparison.sample.mergedChanges],
  }
}

describe('tagging coverage', () => {
  it('is a share of all merged changes where all were read', async () => {
    expect(await taggingOn(SMALL_WORLD)).toEqual({ surface: 0.6, defense: 0.6, tagged: [3, 5] })
  })
  it('is told on every page of the part that was read, as its two numbers are', async () => {
    expect(await taggingOn(onlyUntilTheMiddle(SMALL_WORLD, 'git'))).toEqual({ surface: 1, defense: 1, tagged: [2, 2] })
  })
  it('is 0 where a part was read and no mark was found in it', async () => {
    const unmarked = onlyUntilTheMiddle(SMALL_WORLD, 'git').map((told) =>
      told.event.type === 'CodeChangeObserved' ? observedAs(told, { aiMarks: [] }) : told,
    )
    expect(await taggingOn(unmarked)).toEqual({ surface: 0, defense: 0, tagged: [0, 2] })
  })
})

describe('scope signals', () => {
  it('are the items that differ from the lock, where all trackers were read', async () => {
    const { report } = await scopeOf(SMALL_WORLD)
    expect(await signalsOf(SMALL_WORLD)).toEqual([report?.rowsTotal, '4 items differ from the lock'])
  })
  it.each<[string, Asking]>([
    ['of all projects', {}],
    ['of the project alone', { project: 'app' }],
    ['of its client', { client: 'acme' }],
  ])('%s are null where a part was read, though some were found in it', async (_, asking) => {
    expect(await signalsOf(onlyUntilTheMiddle(SMALL_WORLD, 'tracker'), asking)).toEqual([null, 'not known'])
  })
  it('are null where no tracker was read', async () => {
    expect(await signalsOf(without(SMALL_WORLD, 'tracker'))).toEqual([null, 'not known'])
  })
  it('are null where one of several projects with a lock was not read wholly', async () => {
    const WEB = 'acme/web-tracker'
    const web: readonly Told[] = [
      projectAdded('web'),
      mapped(WEB, 'web', null, { kind: 'tracker_project' }),
      stated('ScopeLocked', 'web', uuid('web lock'), {
        lockId: uuid('web lock'),
        lockedOn: '2026-03-02',
        timeZone: 'UTC',
        method: 'manual',
        reference: null,
        items: [{ container: WEB, key: 'W-1', estimateMinutes: null }],
      }),
      registered('web tracker'),
    ]
    const until = (to: string) =>
      syncCompleted('web tracker', 'r1', {
        at: '2026-03-31T23:50:00.000Z',
        coverage: [covering(WEB, '2026-01-01T00:00:00.000Z', to, 'work_item')],
        readAt: '2026-03-31T23:50:00.000Z',
      })
    const both = { projects: ['app', 'web'] }
    expect(await signalsOf([...SMALL_WORLD, ...web], both)).toEqual([null, 'not known'])
    expect(await signalsOf([...SMALL_WORLD, ...web, until('2026-03-16T00:00:00.000Z')], both)).toEqual([
      null,
      'not known',
    ])
    const read = [...SMALL_WORLD, ...web, until('2026-03-31T23:50:00.000Z')]
    // W-1 is held by no tracker any more.
    expect(await signalsOf(read, both)).toEqual([5, '5 items differ from the lock'])
  })
})
