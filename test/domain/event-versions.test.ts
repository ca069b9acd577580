import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { isRight } from 'fp-ts/lib/Either.js'
import { catalogue, decodeEvent } from '#domain/events/catalogue'
import { NOON, uuid, WORKSPACE } from '#test/projections/support/events'

// Data of every version of every event that was ever written. A file here is never changed and never removed: what is in
// somebody's log has to be read for ever. A new version of an event comes with a new file.

const FOLDER = 'test/samples/events'
const files = readdirSync(FOLDER).map((file) => {
  const [type = '', version = ''] = file.split('.')
  return { file, type, version: Number(version) }
})

const recorded = (type: string, schemaVersion: number, data: unknown) => ({
  eventId: uuid('event'),
  type,
  schemaVersion,
  revision: 0,
  data,
  metadata: {
    workspaceId: WORKSPACE,
    occurredAt: NOON,
    recordedAt: NOON,
    actor: { kind: 'system', id: 'x' },
    correlationId: uuid('run'),
    entity: { kind: 'thing', key: 'k' },
  },
})
const samplesOf = (file: string): readonly unknown[] => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

describe('every version of an event that was ever written', () => {
  it.each(files)('$file is read as the current version of its event', ({ file, type, version }) => {
    const samples = samplesOf(file)
    expect(samples.length).toBeGreaterThan(0)
    for (const data of samples) {
      const event = decodeEvent(recorded(type, version, data))
      expect(isRight(event) ? [] : event.left.reason).toEqual([])
    }
  })
  it.each(catalogue.map(({ type, schemaVersion }) => ({ type, schemaVersion })))(
    '$type has a sample of each of its versions, up to $schemaVersion',
    ({ type, schemaVersion }) => {
      const versions = files.filter((one) => one.type === type).map(({ version }) => version)
      expect(versions.sort()).toEqual(Array.from({ length: schemaVersion }, (_, i) => i + 1))
    },
  )
  it('a version that is newer than this build is refused by that name', () => {
    for (const { type, schemaVersion } of catalogue) {
      const event = decodeEvent(recorded(type, schemaVersion + 1, {}))
      expect(event).toMatchObject({ left: { reason: expect.stringMatching(/does not know version/) } })
    }
  })
})

describe('a code change of version 1, which the git reader alone wrote', () => {
  it('has nothing of what only a forge knows', () => {
    const [data] = samplesOf('CodeChangeObserved.1.json')
    expect(decodeEvent(recorded('CodeChangeObserved', 1, data))).toMatchObject({
      right: {
        schemaVersion: 3,
        data: { ...(data as object), closedAt: null, labels: [], commits: [], links: [], reverts: [], url: null },
      },
    })
  })
})

describe('a value with fewer digits in version 1', () => {
  const today = (type: string, data: object) => {
    const event = decodeEvent(recorded(type, 1, data))
    return isRight(event) ? event.right.data : event.left.reason
  }
  it('is a time entry’s whole minutes as seconds', () => {
    const [first] = samplesOf('TimeEntryRecorded.1.json') as readonly [{ readonly minutes: number }]
    const { minutes, ...rest } = first
    expect(today('TimeEntryRecorded', first)).toEqual({ ...rest, seconds: minutes * 60 })
  })
  it.each([
    [17, '17'],
    [-1.5, '-1.5'],
    [0.1, '0.1'],
    [2e-7, '0.0000002'],
    [1e15, '1000000000000000'],
  ])('is a usage of %p as the text %s', (value, text) => {
    const [first] = samplesOf('AiUsageReported.1.json') as readonly [object]
    expect(today('AiUsageReported', { ...first, value })).toEqual({ ...first, value: text })
  })
  it.each(['InvoiceIssued', 'CloudCostRecorded', 'RateSet'])('is the same in a %s, whose amounts were text', (type) => {
    for (const data of samplesOf(`${type}.1.json`) as readonly object[]) expect(today(type, data)).toEqual(data)
  })
  it('is rejected with the digits of a later version', () => {
    const [first] = samplesOf('CloudCostRecorded.1.json') as readonly [object]
    expect(today('CloudCostRecorded', { ...first, amount: '0.00000000001' })).toMatch(/10 after it/)
  })
})
