import { describe, expect, it } from '@jest/globals'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { factOf } from '#connectors/facts/fact'
import { coverageOf } from '#connectors/facts/header'
import { jsonOf } from '#connectors/facts/json'
import { LONGEST_LINE } from '#connectors/facts/lines'
import type { Rejection } from '#connectors/facts/rejection'
import { EXAMPLES, PROJECT } from '#test/support/facts/examples'

const places = { projects: new Set([PROJECT]), names: new Map<string, string>() }
const { work_item, code_change, release, meeting, time_entry, invoice, cloud_line, ai_usage } = EXAMPLES
const reasonOf = (read: Either<Rejection, unknown>) => (isLeft(read) ? read.left : null)
const withData = (line: { readonly data: object }, data: object) => ({ ...line, data: { ...line.data, ...data } })

describe('a line that is as it should be', () => {
  it.each<[object, string, string, string]>([
    [work_item, '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.001Z'],
    [
      withData(work_item, { doneAt: '2026-03-05T00:00:00.000Z', state: 'done' }),
      ...(['2026-03-05T00:00:00.000Z', '2026-03-05T00:00:00.000Z', '2026-03-05T00:00:00.001Z'] as const),
    ],
    [code_change, '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.001Z'],
    [release, '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.001Z'],
    [meeting, '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z', '2026-03-02T13:00:00.001Z'],
    [time_entry, '2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    [invoice, '2026-03-02T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    [cloud_line, '2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    [ai_usage, '2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
  ])('%j is a fact with its instant and its interval', (line, occurredAt, from, to) => {
    expect(factOf(line, places)).toMatchObject({ right: { fact: { ...line, occurredAt }, span: { from, to } } })
  })
  it('has the instant that it names itself', () => {
    const occurredAt = '2026-01-01T00:00:00.000Z'
    expect(factOf({ ...meeting, occurredAt }, places)).toMatchObject({ right: { fact: { occurredAt } } })
  })
  it('is a fact on the last possible day', () => {
    expect(reasonOf(factOf(withData(time_entry, { day: '2199-12-31' }), places))).toBeNull()
  })
})

describe('a line of a facts file that is no fact', () => {
  it.each<[string, unknown, Rejection['reason'], RegExp]>([
    ['no object', 7, 'not_a_fact', /expected an object/],
    ['a list', [], 'not_a_fact', /expected an object/],
    ['of no kind', { place: 'x', key: 'y', data: {} }, 'not_a_fact', /kind: missing/],
    ['with more members', { ...meeting, secret: 'hunter2' }, 'not_a_fact', /secret: unknown member/],
    ['of an unknown kind', { ...meeting, kind: 'hunter2' }, 'unknown_kind', /expected one of: work_item/],
    ['of a kind that objects have', { ...meeting, kind: 'constructor' }, 'unknown_kind', /expected one of: /],
    ['with an empty key', { ...meeting, key: '' }, 'not_a_fact', /key: expected a text of 1-500/],
    ['with a line end in its key', { ...meeting, key: 'a\nb' }, 'not_a_fact', /key: expected a text of 1-500/],
    ['with a nul in its place', { ...meeting, place: 'a\0' }, 'not_a_fact', /place: expected a text of 1-500/],
    [
      'of another spelling of its instant',
      { ...meeting, occurredAt: '2026-03-02' },
      'not_a_fact',
      /occurredAt: expected an instant/,
    ],
    [
      'with wrong data',
      withData(meeting, { invited: 'hunter2' }),
      'invalid_data',
      /^data\.invited: expected an integer/,
    ],
    [
      'with a person in its data',
      withData(meeting, { organizer: 'hunter2' }),
      'invalid_data',
      /organizer: unknown member/,
    ],
    ['without data', { ...meeting, data: {} }, 'invalid_data', /data\.title: missing/],
    [
      'of an unknown project',
      { ...time_entry, place: '00000000-0000-4000-8000-000000000000' },
      'unknown_project',
      /place/,
    ],
    ['of no project', { ...invoice, place: 'hunter2' }, 'unknown_project', /no project/],
    ['under another key than its item’s', { ...work_item, key: 'ACME-2' }, 'key_mismatch', /key/],
    ['under another key than its change’s', { ...code_change, key: '#13' }, 'key_mismatch', /key/],
    ['under another key than its invoice’s', { ...invoice, key: 'R-2' }, 'key_mismatch', /key/],
    ['under the key of another part', withData(release, { part: 2 }), 'key_mismatch', /key/],
    ['of no instant', withData(code_change, { mergedAt: null }), 'no_instant', /occurredAt: missing/],
    [
      'that ends before it begins',
      withData(meeting, { endsAt: '2026-03-02T11:00:00.000Z' }),
      'invalid_data',
      /^data: .*before it starts/,
    ],
    [
      'of reversed days',
      withData(cloud_line, { to: '2026-02-28' }),
      'invalid_data',
      /^data: expected a line of 1 to 366 days/,
    ],
    [
      'of a reversed window',
      withData(ai_usage, { windowEnd: '2026-02-28' }),
      'invalid_data',
      /^data: .*before it starts/,
    ],
    [
      'of a reversed period',
      withData(invoice, { periodEnd: '2026-01-01' }),
      'invalid_data',
      /^data: .*before it starts/,
    ],
    [
      'of a period of more than ten years',
      withData(invoice, { periodStart: '2016-01-01' }),
      'invalid_data',
      /^data: .*at most 3,660 days/,
    ],
    [
      'of the zero time of Go',
      withData(work_item, { startedAt: '0001-01-01T00:00:00.000Z' }),
      'invalid_data',
      /^data\.startedAt: expected a time in the years 1970 to 2199/,
    ],
    [
      'with the zero time of Go in its history',
      withData(work_item, { history: [{ at: '0001-01-01T00:00:00.000Z', state: 'done' }] }),
      'invalid_data',
      /^data\.history\[0\]\.at: expected a time in the years/,
    ],
    [
      'that says to have happened at no time',
      { ...work_item, occurredAt: '0001-01-01T00:00:00.000Z' },
      'not_a_fact',
      /^occurredAt: expected an instant in the years/,
    ],
    [
      'of a day of no time',
      withData(time_entry, { day: '9999-12-31' }),
      'invalid_data',
      /^data\.day: expected a time in/,
    ],
    [
      'of more heads than there can be',
      withData(meeting, { accepted: 2 ** 53 - 1 }),
      'invalid_data',
      /accepted: expected an int/,
    ],
    [
      'of a meeting of centuries',
      withData(meeting, { endsAt: '2126-03-02T12:00:00.000Z' }),
      'invalid_data',
      /at most 31 days/,
    ],
    [
      'of a day of too many minutes',
      withData(time_entry, { minutes: 2 ** 53 - 1 }),
      'invalid_data',
      /minutes: expected an int/,
    ],
    [
      'of an endless title',
      withData(meeting, { title: 'a'.repeat(10_001) }),
      'invalid_data',
      /title: expected a text of at most/,
    ],
    ['of endless labels', withData(work_item, { labels: Array(1_001).fill('a') }), 'invalid_data', /at most 1,000$/],
    [
      'of a label that is none',
      withData(work_item, { labels: ['a', 7] }),
      'invalid_data',
      /labels\[1\]: expected a text/,
    ],
    [
      'of more changes than one part of a release holds',
      withData(release, { changes: Array(20_001).fill('#1') }),
      'invalid_data',
      /changes: expected a list of at most 20,000/,
    ],
  ])('%s, says what is wrong and repeats no value', (_, line, reason, message) => {
    const rejection = reasonOf(factOf(line, places))
    expect(rejection).toMatchObject({ reason, message: expect.stringMatching(message) })
    expect(rejection?.message).not.toContain('hunter2')
  })
  it('is reported with as much of its identity as it states', () => {
    expect(reasonOf(factOf(withData(meeting, { invited: -1 }), places))?.about).toEqual({
      kind: 'meeting',
      place: 'team@acme',
      key: 'm1',
    })
    for (const wrong of [{ secret: 1 }, { occurredAt: 'noon' }, { data: null }])
      expect(reasonOf(factOf({ ...meeting, ...wrong }, places))?.about).toMatchObject({ key: 'm1' })
    expect(reasonOf(factOf({ kind: 'meeting' }, places))?.about).toBeNull()
  })
})

describe('a line of bytes', () => {
  const line = (bytes: Buffer | null) => jsonOf({ number: 1, bytes, digest: () => '' })
  it.each<[string, Buffer | null, Rejection['reason'], RegExp]>([
    ['too long', null, 'too_long', new RegExp(`${LONGEST_LINE} bytes`)],
    ['of another encoding', Buffer.from('{"a": "\xe4"}', 'latin1'), 'not_utf8', /UTF-8/],
    ['with half of a surrogate pair', Buffer.from('{"a": "\\ud83e"}'), 'not_utf8', /half/],
    ['with half of a surrogate pair in a name', Buffer.from('{"\\uDD8A": 1}'), 'not_utf8', /half/],
    ['cut off', Buffer.from('{"kind": "mee'), 'not_json', /JSON/],
    ['of nested lists without end', Buffer.from('['.repeat(500_000)), 'not_json', /JSON/],
  ])('%s, is none', (_, bytes, reason, message) => {
    expect(reasonOf(line(bytes))).toMatchObject({ reason, message: expect.stringMatching(message), about: null })
  })
  it('with an escaped character of two halves, is one', () => {
    expect(line(Buffer.from('{"a": "\\ud83e\\udd8a"}'))).toMatchObject({ right: { a: '🦊' } })
    expect(line(Buffer.from('{"a": "\\\\ud83e"}'))).toMatchObject({ right: { a: '\\ud83e' } })
  })
  it('with a member that objects have, is taken for what it says', () => {
    const value = line(Buffer.from(`{"__proto__": {"kind": "meeting"}}`))
    expect(isLeft(value) ? null : factOf(value.right, places)).toMatchObject({ left: { reason: 'not_a_fact' } })
  })
  it.each(['', '   ', '\t'])('of %j, is blank', (text) =>
    expect(line(Buffer.from(text))).toMatchObject({ right: undefined }),
  )
})

describe('a statement of coverage', () => {
  const stated = {
    kind: 'time_entry',
    container: PROJECT,
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-04-01T00:00:00.000Z',
  }
  it('is taken as it is', () => expect(coverageOf({ coverage: stated }, places)).toMatchObject({ right: stated }))
  it.each<[object, RegExp]>([
    [{ ...stated, kind: 'person' }, /coverage\.kind/],
    [{ ...stated, to: stated.from }, /coverage\.to/],
    [{ ...stated, container: 'github.com/acme/api' }, /no project/],
  ])('%j is none', (coverage, message) => {
    const said = { reason: 'invalid_coverage', message: expect.stringMatching(message), about: null }
    expect(reasonOf(coverageOf({ coverage }, places))).toMatchObject(said)
  })
})
