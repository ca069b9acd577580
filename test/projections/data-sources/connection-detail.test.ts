import { describe, expect, it } from '@jest/globals'
import { NO_CHOICES } from '#domain/events/import-choices'
import { readConnection } from '#projections/data-sources/operations'
import type { ConnectionDetail } from '#projections/data-sources/response'
import {
  API,
  counts,
  covering,
  deadLettered,
  letterResolved,
  mapped,
  NOON,
  ofConnection,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
} from '../support/events.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'

const BEGINNING = '2026-01-01T00:00:00.000Z'
const WEB = 'github.com/acme/web'

const detail = async (events: readonly Told[], asking: Asking = {}, connection = 'git'): Promise<ConnectionDetail> => {
  const request = requestOf({ unmappedToo: true, ...asking })
  return answer(readConnection, { ...request, given: { connectionId: uuid(connection) } }, worldOf(events))
}
const complete = (...containers: readonly string[]): readonly Told[] => [
  projectAdded('app'),
  registered('git'),
  syncStarted('git', 'r1'),
  syncCompleted('git', 'r1', {
    at: NOON,
    counts: counts({ accepted: 7, withdrawn: 2, leftOut: [{ reason: 'draft', records: 3 }] }),
    coverage: containers.map((container) => covering(container, BEGINNING, NOON)),
  }),
]

describe('a connection', () => {
  it('that is not there is not found, nor one that the caller may not see', async () => {
    await expect(detail(complete(API), {}, 'other')).rejects.toThrow(/not_found/)
    await expect(detail(complete(API), { unmappedToo: false })).rejects.toThrow(/not_found/)
  })
  it('whose files are imported has no host, and one that asks a host tells its address before anything was read', async () => {
    expect((await detail(complete(API))).host).toBeNull()
    const connected = { address: 'https://git.example.com', account: null, containers: [] }
    const asking = [registered('git'), ofConnection('git', 'HostConnected', connected, {}), syncStarted('git', 'r1')]
    expect((await detail(asking)).host).toEqual({ address: 'https://git.example.com' })
  })
  it('tells its containers, each with the project to which it belongs now', async () => {
    const { containers, containersTotal } = await detail([...complete(API, WEB), mapped(API, 'app', null)])
    expect(containers).toEqual([
      { kind: 'repository', container: API, projectId: uuid('app'), projectName: 'app' },
      { kind: 'repository', container: WEB, projectId: null, projectName: null },
    ])
    expect(containersTotal).toBe(2)
  })
  it('tells of a reading what it covered and left out, the newest first', async () => {
    const events = [...complete(API), syncStarted('git', 'r2'), syncFailed('git', 'r2')]
    const { readings } = await detail(events)
    expect(readings).toMatchObject([
      { id: 'r2', state: 'failed', covered: null },
      {
        id: 'r1',
        state: 'succeeded',
        accepted: 7,
        withdrawn: 2,
        leftOut: [{ reason: 'draft', records: 3 }],
        covered: [{ kind: 'code_change', place: API, from: BEGINNING, to: NOON }],
      },
    ])
  })
  it('tells the records that are open, and no others', async () => {
    const events = [
      ...complete(API),
      deadLettered('git', 'one'),
      deadLettered('git', 'two'),
      letterResolved('git', 'two', 'dropped'),
      deadLettered('other', 'three'),
    ]
    const { rejected, rejectedTotal } = await detail(events)
    expect(rejected).toMatchObject([{ record: 'one', reasonCode: 'not_json', message: 'It is no JSON.', attempts: 1 }])
    expect(rejectedTotal).toBe(1)
  })
  it('tells kept answers one by one, projects by name, and of a mapping only that there is one', async () => {
    const kept = {
      ...NO_CHOICES,
      role: 'developer',
      mapping: '{}',
      projects: [
        { word: 'Shop', meaning: uuid('app') },
        { word: 'Gone', meaning: uuid('gone') },
      ],
    }
    const { answers, answersTotal } = await detail([...complete(API), ofConnection('git', 'ImportAnswered', kept, {})])
    expect(answers).toEqual([
      { answer: 'role', word: null, meaning: 'developer' },
      { answer: 'mapping', word: null, meaning: null },
      { answer: 'projects', word: 'Shop', meaning: 'app' },
      { answer: 'projects', word: 'Gone', meaning: 'an unknown project' },
    ])
    expect(answersTotal).toBe(4)
  })
})

describe('a member who sees a part of the workspace', () => {
  const part = { unmappedToo: false }

  it('is told of other places nothing, and no records or answers that may be about them', async () => {
    const events = [...complete(API, WEB), mapped(API, 'app', null), mapped(WEB, 'other', null)]
    const seen = await detail([...events, deadLettered('git', 'one')], part)
    expect(JSON.stringify(seen)).not.toContain(WEB)
    expect(seen).toMatchObject({ rejected: null, rejectedTotal: 1, answers: null, answersTotal: null })
    expect(seen.containers.map(({ container }) => container)).toEqual([API])
  })
  it('is told all of a connection that lies in that part', async () => {
    const events = [...complete(API), mapped(API, 'app', null), deadLettered('git', 'one')]
    expect(await detail(events, part)).toMatchObject({ rejected: [{ record: 'one' }], answers: [] })
  })
})
