import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { generateKey, isKeyShaped, keyDigest, keyPrefix, withoutKeys } from '#access/key'

const anyKey = fc.constantFrom('live' as const, 'test' as const).map(generateKey)
const digit = fc.stringMatching(/^[0-9A-Za-z]$/)

describe('a key', () => {
  it('has its label, 43 random and 6 checking characters', () => {
    expect(generateKey('live')).toMatch(/^wdi_live_[0-9A-Za-z]{49}$/)
    expect(generateKey('test')).toMatch(/^wdi_test_[0-9A-Za-z]{49}$/)
    expect(isKeyShaped(generateKey('live'))).toBe(true)
  })

  it('ends in the checksum that another implementation gives', () => {
    // Python's zlib.crc32 of the label and 43 zeros is 0x633e44cc, which is 1ogH7c in base 62.
    expect(isKeyShaped(`wdi_test_${'0'.repeat(43)}1ogH7c`)).toBe(true)
    expect(isKeyShaped(`wdi_prod_${'0'.repeat(43)}3KGYaU`)).toBe(false)
    expect(isKeyShaped(`wdi_live_${'0'.repeat(42)}-0Sfua5`)).toBe(false)
  })

  it('is invalid with any one character changed', () => {
    fc.assert(
      fc.property(anyKey, fc.nat({ max: 57 }), digit, (key, at, other) => {
        const changed = key.slice(0, at) + other + key.slice(at + 1)
        expect(isKeyShaped(changed)).toBe(changed === key)
      }),
      { seed: 52 },
    )
  })

  it('is invalid with a character added, removed or put around it', () => {
    const key = generateKey('live')
    for (const other of [`${key}0`, key.slice(0, -1), ` ${key}`, `${key}\n`, '', key.toUpperCase(), `x${key.slice(1)}`])
      expect(isKeyShaped(other)).toBe(false)
  })

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 400; i += 1)
      for (const character of generateKey('live').slice(9, 52)) counts.set(character, (counts.get(character) ?? 0) + 1)
    // 17,200 characters over 62: 277 each, with a standard deviation of 16.5.
    expect(counts.size).toBe(62)
    for (const count of counts.values()) expect(Math.abs(count - 277)).toBeLessThan(6 * 16.5)
  })

  it('shows its label and the first 4 random characters', () => {
    const key = generateKey('test')
    expect(keyPrefix(key)).toBe(`wdi_test_${key.slice(9, 13)}…`)
  })

  it('is digested by HMAC-SHA-256 under the pepper', () => {
    // RFC 4231, test case 2.
    expect(keyDigest('what do ya want for nothing?', Buffer.from('Jefe'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('is taken out of text that is logged', () => {
    const key = generateKey('live')
    expect(withoutKeys(`with ${key}, header Bearer ${key}; bearer abc`)).toBe(
      'with wdi_live_…, header Bearer … bearer …',
    )
  })
})
