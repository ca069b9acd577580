import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openScratch, type Scratch } from '#import/scratch'

const MEBIBYTE = 2 ** 20

describe('a scratch store', () => {
  let scratch: Scratch
  beforeEach(() => {
    scratch = openScratch()
  })
  afterEach(() => scratch.close())

  it('counts each key by itself', () => {
    expect(['a', 'b', 'a', '', 'a', ''].map((key) => scratch.count(key))).toEqual([1, 1, 2, 1, 3, 2])
  })
  it('returns the last text of a key, and null for a key without one', () => {
    scratch.set('marks', '__proto__', 'one')
    scratch.set('marks', '__proto__', 'two')
    expect(scratch.get('marks', '__proto__')).toBe('two')
    expect(scratch.get('marks', 'constructor')).toBeNull()
    expect([scratch.has('marks', '__proto__'), scratch.has('marks', 'constructor')]).toEqual([true, false])
  })
  it('keeps tables apart', () => {
    scratch.set('marks', 'key', 'a mark')
    scratch.set("'; DROP TABLE counts; --", 'key', 'a name')
    expect(scratch.get('marks', 'key')).toBe('a mark')
    expect(scratch.get('others', 'key')).toBeNull()
  })
  it('lists the entries of a table in the order in which their keys came, however many there are', () => {
    const keys = Array.from({ length: 2_500 }, (_, i) => `key ${(i * 7_919) % 2_500}`)
    for (const key of keys) scratch.set('order', key, 'first')
    scratch.set('order', keys[3] ?? '', 'changed')
    expect([...scratch.entries('order')].map(([key]) => key)).toEqual(keys)
    expect([...scratch.entries('order')][3]).toEqual([keys[3], 'changed'])
    expect([...scratch.entries('none')]).toEqual([])
  })
  it('can be written while its entries are read', () => {
    scratch.set('order', 'one', '1')
    for (const [key, value] of scratch.entries('order')) if (key.length < 6) scratch.set('order', `${key}+`, value)
    expect([...scratch.entries('order')].map(([key]) => key)).toEqual(['one', 'one+', 'one++', 'one+++'])
  })
  it('holds three hundred thousand keys in little memory', () => {
    const long = 'x'.repeat(200)
    const before = process.memoryUsage()
    for (let i = 0; i < 300_000; i += 1) {
      scratch.count(`${i}`)
      scratch.set('long', `${i}`, long)
    }
    const wrong: number[] = []
    for (let i = 0; i < 300_000; i += 1) if (scratch.count(`${i}`) !== 2) wrong.push(i)
    const after = process.memoryUsage()
    expect(wrong).toEqual([])
    expect(scratch.count('300000')).toBe(1)
    // The keys and texts alone have more than 80 MiB.
    expect(after.heapUsed - before.heapUsed).toBeLessThan(60 * MEBIBYTE)
    expect(after.rss - before.rss).toBeLessThan(70 * MEBIBYTE)
  })
})
