import { describe, expect, it } from '@jest/globals'
import { accessAmong } from '#projections/caller/operations'
import type { Access } from '#projections/caller/response'
import { clientAdded, mapped, observed, projectAdded, type Told, uuid } from '../support/events.js'
import { settingsChanged, TRACKER, timeEntry, workItem } from '../support/facts.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { World } from '../support/world.js'

const access = accessAmong([], { operations: [], statements: [] })

const told = async (events: readonly Told[], asking: Asking = {}): Promise<Access> =>
  (await answer(access, requestOf(asking), new World([clientAdded('acme'), ...events]))) as Access
/** The day of the last evidence of the project `app`. */
const lastOf = async (...events: readonly Told[]) => {
  const { projects } = await told([
    projectAdded('app'),
    mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
    ...events,
  ])
  return projects.map(({ lastEvidenceOn }) => lastEvidenceOn)
}
const merged = (mergedAt: string, change = '#1'): Told => observed(change, { mergedAt })
const REPOSITORY = mapped('github.com/acme/api', 'app', null)

describe('the access of a caller', () => {
  it('has the projects and clients that the caller sees, also a client without a project', async () => {
    const { clients, projects } = await told([clientAdded('zeta'), projectAdded('app'), projectAdded('web')], {
      projects: ['app', 'web'],
    })
    expect(clients).toEqual([
      { id: uuid('acme'), name: 'acme' },
      { id: uuid('zeta'), name: 'zeta' },
    ])
    const ofEach = { clientId: uuid('acme'), status: 'active', lastEvidenceOn: null }
    expect(projects).toEqual([
      { id: uuid('app'), name: 'app', ...ofEach },
      { id: uuid('web'), name: 'web', ...ofEach },
    ])
  })
  it('has the currency of the workspace and the reporting window of its plan', async () => {
    const { currency, windowDays } = await told([settingsChanged('defaults', { currency: 'USD' })], { plan: 'starter' })
    expect([currency, windowDays]).toEqual(['USD', 90])
    expect((await told([], { plan: 'growth' })).windowDays).toBe(400)
  })
})

describe('the day of the last evidence', () => {
  it('given no evidence, then it is not known', async () => {
    expect(await lastOf(REPOSITORY)).toEqual([null])
  })
  it.each([
    [
      'a change that was merged',
      [merged('2026-03-20T10:00:00.000Z'), merged('2026-03-05T10:00:00.000Z', '#2')],
      '2026-03-20',
    ],
    ['a change that was not merged', [observed('#1', { mergedAt: null })], null],
    ['an item that was made', [workItem('A-1', { createdAt: '2026-03-04T10:00:00.000Z' })], '2026-03-04'],
    ['an item that was done', [workItem('A-1', { state: 'done', doneAt: '2026-03-19T10:00:00.000Z' })], '2026-03-19'],
    [
      'time that was entered',
      [timeEntry('app', 't', { day: '2026-03-21' }), timeEntry('app', 'u', { day: '2026-03-02' })],
      '2026-03-21',
    ],
    [
      'a change after all time',
      [merged('2026-03-22T10:00:00.000Z'), timeEntry('app', 't', { day: '2026-03-21' })],
      '2026-03-22',
    ],
    ['time after all items', [workItem('A-1'), timeEntry('app', 't', { day: '2026-03-21' })], '2026-03-21'],
    ['what lies ahead', [merged('2026-04-02T10:00:00.000Z'), timeEntry('app', 't', { day: '2026-04-02' })], null],
  ] as const)('given %s, then it is that of the newest up to now', async (_, events, day) => {
    expect(await lastOf(REPOSITORY, ...events)).toEqual([day])
  })
  it('given a repository that was the project’s for some days, then a later change of it does not count', async () => {
    const changes = [merged('2026-03-05T10:00:00.000Z'), merged('2026-03-20T10:00:00.000Z', '#2')]
    expect(await lastOf(REPOSITORY, mapped('github.com/acme/api', 'web', '2026-03-10'), ...changes)).toEqual([
      '2026-03-05',
    ])
    expect(await lastOf(mapped('github.com/acme/api', 'web', null), ...changes)).toEqual([null])
  })
  it('is counted in the zone of the workspace', async () => {
    const inTokyo = settingsChanged('defaults', { timeZone: 'Asia/Tokyo' })
    expect(await lastOf(REPOSITORY, inTokyo, merged('2026-03-20T20:00:00.000Z'))).toEqual(['2026-03-21'])
  })
})
