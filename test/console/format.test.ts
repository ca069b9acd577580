import { describe, expect, it } from '@jest/globals'
import type { Figure } from '@workspace-delivery-intelligence/client'
import { basisOf, figureDigits, figureText } from '../../console/src/format/figure.js'
import { formatFor } from '../../console/src/format/format.js'

const english = formatFor('en-GB')
const german = formatFor('de-DE')
/** Blanks that do not break are blanks for who reads. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const figure = (value: number, unit: Figure['unit'], basis = 'what it counts'): Figure => ({
  value,
  unit,
  provenance: 'modeled',
  basis,
})

describe('money', () => {
  it('reads as the viewer writes it', () => {
    expect(plain(german.money(1_234_560, 'EUR'))).toBe('12.345,60 €')
    expect(english.money(1_234_560, 'EUR')).toBe('€12,345.60')
  })
  it('has as many decimals as its currency', () => {
    expect(formatFor('en-US').money(1500, 'JPY')).toBe('¥1,500')
    expect(plain(formatFor('en-US').money(1500, 'KWD'))).toBe('KWD 1.500')
  })
  it('is exact up to the largest amount, and below zero', () => {
    expect(english.money(9_007_199_254_740_991, 'EUR')).toBe('€90,071,992,547,409.91')
    expect(english.money(-5, 'EUR')).toBe('-€0.05')
    expect(english.moneyDigits(1_234_560, 'EUR')).toBe('12345.60')
  })
})

describe('numbers', () => {
  it('keep the digits that the service sent', () => {
    expect(english.number(1204.57)).toBe('1,204.57')
    expect(english.percent(643.3)).toBe('643.3%')
    expect(plain(german.percent(14.2))).toBe('14,2 %')
    expect(english.ratio(0.5)).toBe('50%')
  })
})

describe('hours', () => {
  it.each([
    [28, '28 h'],
    [0, '0 h'],
    [0.1, '0.1 h'],
    [1204.5, '1,204.5 h'],
    [1 / 3, '0.33 h'],
    [-3, '-3 h'],
  ])('%d are %s, and never days', (hours, text) => {
    expect(plain(english.workHours(hours))).toBe(text)
  })
})

describe('dates', () => {
  it('are those of the calendar, wherever the viewer is', () => {
    expect(english.date('2026-11-23')).toBe('23 Nov 2026')
    expect(english.month('2026-11-01')).toBe('Nov 2026')
  })
  it('of an instant are those of the zone, which is shown', () => {
    expect(english.day('2026-11-22T23:30:00Z', 'Europe/Berlin')).toBe('23 Nov 2026')
    expect(english.instant('2026-07-01T10:00:00Z', 'Europe/Berlin')).toBe('1 Jul 2026, 12:00 CEST')
    expect(english.instant('2026-12-01T10:00:00Z', 'Europe/Berlin')).toBe('1 Dec 2026, 11:00 CET')
  })
})

describe('a figure', () => {
  it('in cents is money of the currency that its basis names', () => {
    expect(figureText(figure(1_669_776, 'cents', 'EUR: cloud bills'), english)).toBe('€16,697.76')
    expect(basisOf(figure(1, 'cents', 'EUR: cloud bills'))).toBe('cloud bills')
  })
  it('is in a file as a number in units of its currency', () => {
    expect(figureDigits(figure(33_217, 'cents', 'EUR: cloud bills'), english)).toBe(332.17)
    expect(figureDigits(figure(643.3, 'percent'), english)).toBe(643.3)
  })
  it('in cents without a currency is not given one', () => {
    expect(figureText(figure(1_669_776, 'cents'), english)).toBe('1,669,776')
  })
  it('reads by its unit', () => {
    expect(figureText(figure(14.2, 'percent'), english)).toBe('14.2%')
    expect(figureText(figure(0.25, 'ratio'), english)).toBe('25%')
    expect(figureText(figure(1300, 'lines'), english)).toBe('1,300')
    expect(plain(figureText(figure(28, 'count'), english, true))).toBe('28 h')
  })
})
