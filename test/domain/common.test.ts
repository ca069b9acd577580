import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { AnyCodec } from '#domain/codec'
import {
  CivilDate,
  Figure,
  FiniteNumber,
  Instant,
  Int0,
  NonEmptyString,
  PositiveInt,
  Provenance,
  Slug,
  Timestamp,
  Unit,
  Uuid,
  WorkType,
} from '#domain/common'
import { exhaustively } from '#test/support/thorough'

const given = (codec: AnyCodec, accepted: readonly unknown[], refused: readonly unknown[]): void => {
  it.each(accepted.map((value) => [value]))('given %j, accepts it', (value) => {
    expect(codec.is(value)).toBe(true)
    expect(codec.decode(value)).toEqual({ _tag: 'Right', right: value })
  })
  it.each(refused.map((value) => [value]))('given %j, refuses it', (value) => {
    expect(codec.is(value)).toBe(false)
    expect(codec.decode(value)._tag).toBe('Left')
  })
}

/** What follows or surrounds a right text makes it wrong; a `$` that allows a line feed is the classic slip. */
const frayed = (right: string): readonly string[] =>
  ['\n', '\r', '\r\n', ' ', '\t', '\0', '\u2028', '\ufeff'].flatMap((extra) => [right + extra, extra + right])

const two = (n: number): string => String(n).padStart(2, '0')
const four = (n: number): string => String(n).padStart(4, '0')

const DAYS = [...Array(33).keys()].map(two)

describe('a date', () => {
  exhaustively(
    'given any day number of any month of any year from 0 to 9999, is accepted only where that day of the month exists',
    () => {
      const calendar = new Date(0)
      const wrong: string[] = []
      let accepted = 0
      for (let year = 0; year <= 9999; year += 1) {
        for (let month = 0; month <= 13; month += 1) {
          calendar.setUTCFullYear(year, month, 0)
          const last = year < 1 || month < 1 || month > 12 ? 0 : calendar.getUTCDate()
          const start = `${four(year)}-${two(month)}-`
          for (let day = 0; day <= last + 1; day += 1) {
            const is = CivilDate.is(start + DAYS[day])
            if (is) accepted += 1
            if (is !== (day >= 1 && day <= last)) wrong.push(start + DAYS[day])
          }
        }
      }
      expect(wrong).toEqual([])
      expect(accepted).toBe(3_652_059)
    },
  )
  given(
    CivilDate,
    ['0001-01-01', '2000-02-29', '2024-02-29', '9999-12-31'],
    [
      ...frayed('2026-01-01'),
      ...['', '1900-02-29', '2023-02-29', '0000-12-31', '10000-01-01', '+002026-01-01', '-0001-01-01', '2026-1-01'],
      ...['2026-01-1', '26-01-01', '2026/01/01', '20260101', '2026-001', '2026-W01-1', '2026-01-01T00:00:00Z'],
      ...['2026-01-0x', '２０２６-01-01', '2026-01-٠١', '2026‐01‐01', 20260101, null, undefined, ['2026-01-01']],
    ],
  )
})

const TIMES = ['00:00:00', '23:59:59', '12:34:56.7', '12:34:56.789', `00:00:00.${'123456789'.repeat(20)}`]
const NO_TIMES = [
  ...[
    '23:59:60',
    '24:00:00',
    '24:00:00.000',
    '12:60:00',
    '12:34',
    '12',
    '1:02:03',
    '12:34:56.',
    '12:34:56,5',
    '-1:00:00',
  ],
  ...['12:34:56.1 ', '12:34:56.1e3', '123456', '12:34:5٦'],
]

describe('a timestamp', () => {
  given(
    Timestamp,
    TIMES.map((time) => `2026-06-30T${time}Z`),
    [
      ...NO_TIMES.map((time) => `2026-06-30T${time}Z`),
      ...frayed('2026-06-30T00:00:00Z'),
      ...frayed('2026-06-30T00:00:00.000Z'),
      ...['2016-12-31T23:59:60Z', '2026-06-30t00:00:00Z', '2026-06-30T00:00:00z', '2026-06-30 00:00:00Z'],
      ...['2026-06-30T00:00:00', '2026-06-30T00:00:00+00:00', '2026-06-30T00:00:00-00:00', '2026-06-30T00:00:00ZZ'],
      ...[
        '2026-06-31T00:00:00Z',
        '2026-02-29T00:00:00Z',
        '0000-01-01T00:00:00Z',
        '10000-01-01T00:00:00Z',
        '2026-06-30',
      ],
      ...['2026-06-30\nT00:00:00Z', '2026-06-3\nT00:00:00Z', '', 0, null, undefined],
    ],
  )

  it('given any instant as printed by V8, with any further digits, is accepted', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0001-01-01T00:00:00Z'),
          max: new Date('9999-12-31T23:59:59.999Z'),
          noInvalidDate: true,
        }),
        fc.stringMatching(/^[0-9]{0,30}$/),
        (date, more) => Timestamp.is(date.toISOString().replace('Z', `${more}Z`)) && Instant.is(date.toISOString()),
      ),
      { seed: 1 },
    )
  })
})

describe('an instant', () => {
  given(
    Instant,
    ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2024-02-29T12:00:00.001Z'],
    [
      ...['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.0Z', '2026-01-01T00:00:00.0000Z', '2026-02-30T00:00:00.000Z'],
      ...[
        '2026-01-01T00:00:00.00aZ',
        '2026-01-01T00:00:00.00Z\n',
        '2026-01-01T00:00:00:000Z',
        '2026-01-01t00:00:00.000z',
      ],
      ...frayed('2026-01-01T00:00:00.000Z'),
    ],
  )
})

describe('a uuid', () => {
  const of = (version: string, variant: string): string => `0a1b2c3d-4e5f-${version}a7b-${variant}c9d-0e1f2a3b4c5d`
  const HEX = [...'0123456789abcdefABCDEF']
  const right = '0A1b2C3d-4e5F-4a7B-8c9D-0e1f2A3b4C5d'
  given(
    Uuid,
    [
      ...HEX.filter((digit) => '12345678'.includes(digit)).map((version) => of(version, '8')),
      ...HEX.filter((digit) => '89abAB'.includes(digit)).map((variant) => of('4', variant)),
      ...[right, right.toUpperCase(), right.toLowerCase(), '00000000-0000-0000-0000-000000000000'],
      ...[
        'ffffffff-ffff-ffff-ffff-ffffffffffff',
        'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
        'ffFFffff-fFff-ffff-fffF-fffffffffffF',
      ],
    ],
    [
      ...HEX.filter((digit) => !'12345678'.includes(digit)).map((version) => of(version, '8')),
      ...HEX.filter((digit) => !'89abAB'.includes(digit)).map((variant) => of('4', variant)),
      ...frayed(right),
      ...frayed('00000000-0000-0000-0000-000000000000'),
      ...[
        `{${right}}`,
        `urn:uuid:${right}`,
        right.replaceAll('-', ''),
        right.slice(1),
        `${right}0`,
        right.replace('0', 'g'),
      ],
      ...[
        '00000000-0000-0000-0000-000000000001',
        'ffffffff-ffff-ffff-ffff-fffffffffffe',
        '',
        'nil',
        null,
        undefined,
        0,
      ],
      ...[
        '0a1b2c3d4-e5f-4a7b-8c9d-0e1f2a3b4c5d',
        '0a1b2c3d_4e5f_4a7b_8c9d_0e1f2a3b4c5d',
        '０a1b2c3d-4e5f-4a7b-8c9d-0e1f2a3b4c5d',
      ],
    ],
  )
  it('given an id from a generator of version 4, is accepted, and refused with any one character removed', () => {
    fc.assert(
      fc.property(
        fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] }),
        fc.nat(35),
        (uuid, at) => Uuid.is(uuid) && !Uuid.is(uuid.slice(0, at) + uuid.slice(at + 1)),
      ),
      { seed: 2 },
    )
  })
})

describe('a slug', () => {
  given(
    Slug,
    ['ab', '00', 'a-b', 'a--b', '9-lives', `a${'-'.repeat(46)}z`, 'x'.repeat(48)],
    [
      ...[
        '',
        'a',
        '-',
        '--',
        '-a',
        'a-',
        `${'a'.repeat(47)}-`,
        'x'.repeat(49),
        'Ab',
        'aB',
        'a_b',
        'a.b',
        'a b',
        'a/b',
        'é1',
        'ñandu',
      ],
      ...['ß1', 'ａｂ', 'a\u200db', 'аб', '１２', '\u212aa', ...frayed('acme'), null, undefined, 12],
    ],
  )
})

describe('a count', () => {
  given(
    Int0,
    [0, -0, 1, 2 ** 53 - 1],
    [
      2 ** 53,
      -1,
      1.5,
      0.1,
      -Number.MIN_VALUE,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '0',
      '',
      null,
      undefined,
      true,
      [0],
      0n,
    ],
  )
})
describe('a positive count', () => {
  given(PositiveInt, [1, 2 ** 53 - 1], [0, -0, -1, 0.5, 2 ** 53, Number.NaN, '1', null])
})
describe('a finite number', () => {
  given(
    FiniteNumber,
    [0, -0, -1.5, 1e308, Number.MIN_VALUE],
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1', null, undefined, 1n],
  )
})
describe('a non-empty text', () => {
  given(NonEmptyString, ['x', ' ', '\n', '😀'], ['', null, undefined, 0, ['x']])
})

describe('a figure', () => {
  const right = { value: 1.5, unit: 'cents', provenance: 'modeled', basis: 'EUR, labour' }
  const without = (member: string): unknown =>
    Object.fromEntries(Object.entries(right).filter(([key]) => key !== member))
  given(
    Figure,
    [right, { ...right, value: 0 }, { ...right, value: -3 }],
    [
      ...Object.keys(right).flatMap((member) => [
        without(member),
        { ...right, [member]: undefined },
        { ...right, [member]: null },
      ]),
      ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1'].map((value) => ({ ...right, value })),
      ...[
        { ...right, currency: 'EUR' },
        { ...right, basis: '' },
        { ...right, unit: 'cent' },
        { ...right, unit: 'cents\n' },
      ],
      ...[{ ...right, provenance: 'modelled' }, [right], null, 1],
    ],
  )
})

describe('the closed lists', () => {
  it('are the words of the contract', () => {
    expect(Provenance.values.join(' ')).toBe('self_reported vendor_reported modeled provider_export user_declared')
    expect(Unit.values.join(' ')).toBe('lines count ratio tokens cents band percent credits')
    expect(WorkType.values.join(' ')).toBe('epic story task bug subtask other mixed unlinked')
  })
})
