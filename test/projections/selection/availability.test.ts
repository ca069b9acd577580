import { describe, expect, it } from '@jest/globals'
import type { Availability } from '#domain/coverage'
import { aiEconomics } from '#projections/ai/operations'
import { Connection } from '#projections/entities/connection'
import { Container } from '#projections/entities/container'
import { evidenceRead } from '#projections/selection/availability'
import { selectedContainers } from '#projections/selection/containers'
import {
  API,
  assisted,
  covering,
  mapped,
  observed,
  registered,
  syncCompleted,
  syncFailed,
  type Told,
} from '../support/events.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'

// The period is March of 2026, asked for at its end unless told otherwise. All is imported by hand.

const BEGINNING = '0001-01-01T00:00:00.000Z'
const END = '2026-04-01T00:00:00.000Z'
const WEB = 'github.com/acme/web'
const day = (date: string) => `2026-${date}T00:00:00.000Z`

/** A connection that was read once, at an instant, with what that covered. */
const read = (connection: string, at: string, ...coverage: readonly ReturnType<typeof covering>[]): readonly Told[] => [
  registered(connection),
  syncCompleted(connection, 'r1', { at, coverage }),
]
const availability = (events: readonly Told[], asking: Asking = {}): Availability => {
  const world = worldOf(events)
  const request = requestOf(asking)
  const [containers, connections] = [world.all(Container), world.all(Connection)]
  const selected = selectedContainers('code_change', request, containers, connections)
  return evidenceRead('code_change', selected, connections, [], request).availability
}

describe('the availability of evidence', () => {
  const always = mapped(API, 'app', null)
  const full = read('git', '2026-03-31T23:50:00.000Z', covering(API, BEGINNING, '2026-03-31T23:49:00.000Z'))

  it.each<[string, readonly Told[], Asking, Availability]>([
    ['no container', [], {}, 'unavailable'],
    ['a container that nobody has read', [always], {}, 'unavailable'],
    ['a full reading, judged up to where it began', [always, ...full], {}, 'available'],
    [
      'a reading that ends 24 hours ago: it counts up to now',
      [always, ...read('git', day('03-31'), covering(API, BEGINNING, day('03-31')))],
      { now: END },
      'available',
    ],
    [
      'a reading that ends a millisecond earlier',
      [always, ...read('git', day('03-31'), covering(API, BEGINNING, '2026-03-30T23:59:59.999Z'))],
      { now: END },
      'partial',
    ],
    [
      'the same on a plan that reads its sources once a day, for nobody promised to import it again',
      [always, ...read('git', day('03-31'), covering(API, BEGINNING, '2026-03-30T23:59:59.999Z'))],
      { now: END, plan: 'free' },
      'partial',
    ],
    [
      'a file of long ago that was imported just now: what counts is up to when it reaches',
      [always, ...read('git', END, covering(API, BEGINNING, day('03-10')))],
      { now: END },
      'partial',
    ],
    [
      'a current reading that does not reach into the period',
      [always, ...read('git', day('03-31'), covering(API, BEGINNING, day('03-31')))],
      { from: '2026-03-31T12:00:00.000Z', now: END },
      'unavailable',
    ],
    [
      'a period of the past whose end no reading covers',
      [always, ...read('git', day('03-31'), covering(API, BEGINNING, day('03-31')))],
      { now: day('04-20') },
      'partial',
    ],
    [
      'a stale reading of all of a period that has passed',
      [always, ...read('git', day('03-20'), covering(API, BEGINNING, day('03-20')))],
      { to: day('03-20'), now: day('05-01') },
      'available',
    ],
    [
      'a reading of the later part only',
      [always, ...read('git', '2026-03-31T23:50:00.000Z', covering(API, day('03-10'), '2026-03-31T23:49:00.000Z'))],
      {},
      'partial',
    ],
    [
      'a reading that ends where the period begins, and is stale',
      [always, ...read('git', day('03-01'), covering(API, BEGINNING, day('03-01')))],
      { now: day('04-02') },
      'unavailable',
    ],
    [
      'a reading of releases alone',
      [always, ...read('git', END, covering(API, BEGINNING, END, 'release'))],
      {},
      'unavailable',
    ],
    [
      'a reading of another repository',
      [always, ...read('git', END, covering(WEB, BEGINNING, END))],
      {},
      'unavailable',
    ],
    [
      'a failed run after a full reading',
      [always, ...full, syncFailed('git', 'r2', { at: '2026-03-31T23:59:00.000Z' })],
      {},
      'available',
    ],
    [
      'two connections that cover it together',
      [
        always,
        ...read('git', END, covering(API, day('03-15'), END)),
        ...read('export', END, covering(API, BEGINNING, day('03-15'))),
      ],
      {},
      'available',
    ],
    [
      'two connections with a gap between them',
      [
        always,
        ...read('git', END, covering(API, day('03-16'), END)),
        ...read('export', END, covering(API, BEGINNING, day('03-15'))),
      ],
      {},
      'partial',
    ],
    [
      'one stale connection beside one that is not',
      [
        always,
        ...read('git', '2026-03-31T23:50:00.000Z', covering(API, day('03-15'), '2026-03-31T23:40:00.000Z')),
        ...read('export', day('03-15'), covering(API, BEGINNING, day('03-15'))),
      ],
      {},
      'available',
    ],
    [
      'a reading of all the days on which it is mapped',
      [mapped(API, 'app', '2026-03-10'), ...read('git', END, covering(API, day('03-10'), END))],
      {},
      'available',
    ],
    [
      'a reading of one day less than it is mapped',
      [mapped(API, 'app', '2026-03-09'), ...read('git', END, covering(API, day('03-10'), END))],
      {},
      'partial',
    ],
    [
      'a reading of the days before it was mapped',
      [mapped(API, 'app', '2026-03-10'), ...read('git', END, covering(API, BEGINNING, day('03-10')))],
      {},
      'unavailable',
    ],
    [
      'a container that became another project’s',
      [always, mapped(API, 'other', '2026-03-10'), ...read('git', END, covering(API, BEGINNING, day('03-10')))],
      {},
      'available',
    ],
    [
      'the other project’s part of it',
      [always, mapped(API, 'other', '2026-03-10'), ...read('git', END, covering(API, BEGINNING, day('03-10')))],
      { projects: ['other'] },
      'unavailable',
    ],
    ['a container of another project', [mapped(API, 'other', null), ...full], {}, 'unavailable'],
    ['two containers, one of which was read', [always, mapped(WEB, 'app', null), ...full], {}, 'partial'],
    [
      'two containers that were both read',
      [always, mapped(WEB, 'app', null), ...full, ...read('web', END, covering(WEB, BEGINNING, END))],
      {},
      'available',
    ],
    [
      'a second container that is mapped on days outside the period',
      [always, mapped(WEB, 'app', '2026-04-01'), ...full],
      {},
      'available',
    ],
    [
      'a calendar of the project that was never read',
      [always, mapped(API, 'app', null, { kind: 'calendar' }), ...full],
      {},
      'available',
    ],
    ['a container that is mapped to nobody', full, {}, 'unavailable'],
    ['the same, for who sees all', full, { unmappedToo: true }, 'available'],
    [
      'one that is mapped to nobody and has not been read for long, for who sees all',
      [always, ...full, ...read('web', day('03-01'), covering(WEB, BEGINNING, day('03-01')))],
      { unmappedToo: true },
      'partial',
    ],
    [
      'the same, for who does not',
      [always, ...full, ...read('web', day('03-01'), covering(WEB, BEGINNING, day('03-01')))],
      {},
      'available',
    ],
    [
      'a period of which nothing has been read yet',
      [always, ...full],
      { from: '2026-03-31T23:55:00.000Z' },
      'unavailable',
    ],
  ])('given %s', (_, events, asking, expected) => {
    expect(availability(events, asking)).toBe(expected)
  })
})

describe('up to when evidence was read', () => {
  const readOf = (events: readonly Told[], asking: Asking = {}) => {
    const world = worldOf(events)
    const request = requestOf(asking)
    const [containers, connections] = [world.all(Container), world.all(Connection)]
    const selected = selectedContainers('code_change', request, containers, connections)
    return evidenceRead('code_change', selected, connections, [], request)
  }
  const always = mapped(API, 'app', null)
  const noon = '2026-03-31T12:00:00.000Z'

  it.each<[string, readonly Told[], Asking, Pick<ReturnType<typeof readOf>, 'reach' | 'isMissing'>]>([
    [
      'is not said where a reading covers the whole period',
      [always, ...read('git', END, covering(API, BEGINNING, END))],
      { now: day('04-20') },
      { reach: null, isMissing: false },
    ],
    [
      'is the end of a current reading; that today is not over is nothing to mend',
      [always, ...read('git', noon, covering(API, BEGINNING, noon))],
      { now: END },
      { reach: { tag: 'current', at: noon }, isMissing: false },
    ],
    [
      'is the end of the last reading of a source that is not stale, and nothing to mend',
      [always, ...read('git', day('03-20'), covering(API, BEGINNING, day('03-20')))],
      { now: END },
      { reach: { tag: 'behind', source: 'git', at: day('03-20') }, isMissing: false },
    ],
    [
      'is the end of the last reading of a source that is stale, which has to be read again',
      [always, ...read('git', day('03-20'), covering(API, BEGINNING, day('03-20')))],
      { now: day('04-20') },
      { reach: { tag: 'behind', source: 'git', at: day('03-20') }, isMissing: true },
    ],
    [
      'says nothing of a beginning that is missing',
      [always, ...read('git', noon, covering(API, day('03-10'), END))],
      { now: END },
      { reach: null, isMissing: true },
    ],
    [
      'says nothing of a hole',
      [always, ...read('git', noon, covering(API, BEGINNING, day('03-10')), covering(API, day('03-11'), END))],
      { now: END },
      { reach: null, isMissing: true },
    ],
    [
      'is that of the container that is behind, of several',
      [
        ...[always, mapped(WEB, 'app', null)],
        ...read('git', noon, covering(API, BEGINNING, noon)),
        ...read('web', noon, covering(WEB, BEGINNING, day('03-25'))),
      ],
      { now: END },
      { reach: { tag: 'behind', source: 'web', at: day('03-25') }, isMissing: false },
    ],
    ['is not known where nothing was read', [always], {}, { reach: null, isMissing: true }],
    ['is not known where no container belongs to it', [], {}, { reach: null, isMissing: true }],
  ])('%s', (_, events, asking, expected) => {
    expect(readOf(events, asking)).toMatchObject(expected)
  })
})

describe('AI economics of a selection', () => {
  const aiMarks = [assisted('cursor')]
  const mergedAt = (at: string) => ({ aiMarks, mergedAt: at })
  const reading = read('git', END, covering(API, BEGINNING, END), covering(WEB, BEGINNING, END))
  const references = async (events: readonly Told[], asking: Asking = {}) => {
    const { adoption } = await answer(aiEconomics, requestOf(asking), worldOf(events))
    expect(adoption.mergedChanges).toBe(adoption.taggedEvidence.length)
    return adoption.taggedEvidence.map(({ repository, reference }) => `${repository}${reference}`).sort()
  }

  it('holds what was merged in the period: from its first instant up to, and without, its last', async () => {
    const events = [
      ...[mapped(API, 'app', null), ...reading],
      observed('#1', mergedAt('2026-02-28T23:59:59.999Z')),
      observed('#2', mergedAt('2026-03-01T00:00:00.000Z')),
      observed('#3', mergedAt('2026-03-31T23:59:59.999Z')),
      observed('#4', mergedAt('2026-04-01T00:00:00.000Z')),
      observed('#5', { aiMarks, mergedAt: null }),
    ]
    expect(await references(events)).toEqual([`${API}#2`, `${API}#3`])
  })
  it('gives a change to the project that had its repository on the day of the merge', async () => {
    const events = [
      ...[mapped(API, 'app', null), mapped(API, 'other', '2026-03-10'), ...reading],
      observed('#1', mergedAt('2026-03-09T23:59:59.999Z')),
      observed('#2', mergedAt('2026-03-10T00:00:00.000Z')),
    ]
    expect(await references(events)).toEqual([`${API}#1`])
    expect(await references(events, { projects: ['other'] })).toEqual([`${API}#2`])
    expect(await references(events, { projects: ['app', 'other'] })).toEqual([`${API}#1`, `${API}#2`])
    expect(await references(events, { projects: [] })).toEqual([])
  })
  it('counts repositories that are mapped to nobody, and the days before a mapping, only for who sees all', async () => {
    const events = [
      ...[mapped(API, 'app', '2026-03-10'), ...reading],
      observed('#1', mergedAt('2026-03-09T12:00:00.000Z')),
      observed('#2', mergedAt('2026-03-11T12:00:00.000Z')),
      observed(`${WEB}#3`, mergedAt('2026-03-11T12:00:00.000Z')),
    ]
    expect(await references(events)).toEqual([`${API}#2`])
    expect(await references(events, { unmappedToo: true })).toEqual([`${API}#1`, `${API}#2`, `${WEB}#3`])
    expect(await references(events, { unmappedToo: true, projects: [] })).toEqual([`${API}#1`, `${WEB}#3`])
  })
  it('holds nothing of another workspace', async () => {
    const other = { workspace: '99999999-9999-4999-8999-999999999999' }
    const events = [mapped(API, 'app', null), ...reading, observed('#1', mergedAt('2026-03-09T12:00:00.000Z'), other)]
    expect(await references(events, { unmappedToo: true })).toEqual([])
  })
  it('without a reading, counts what is held and claims nothing about the world', async () => {
    const events = [mapped(API, 'app', null), observed('#1', mergedAt('2026-03-09T12:00:00.000Z'))]
    const { adoption, cycleTime, usage } = await answer(aiEconomics, requestOf(), worldOf(events))
    expect(adoption.mergedChanges).toBe(1)
    expect(usage.selfReported).toMatchObject({ taggedChanges: 1, assistedShare: { value: 1 } })
    expect(cycleTime.unavailableReason).toBe('No repository data covers this selection and period.')
  })
})
