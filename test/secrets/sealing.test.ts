import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { keyIdOf, open, type SealedFor, type SealingKeys, seal, sealingKey } from '#secrets/sealing'
import { runs } from '#test/support/thorough'

const keyOf = (n: number) => sealingKey(Buffer.alloc(32, n))
const [ONE, TWO, THREE] = [keyOf(1), keyOf(2), keyOf(3)]
const KEYS: SealingKeys = [ONE]
const PLACE: SealedFor = {
  workspaceId: '00000000-0000-4000-8000-000000000001',
  connectionId: '00000000-0000-4000-8000-000000000002',
  origin: 'https://git.example.com',
  purpose: 'token',
}
const TOKEN = Buffer.from('ghp_canary')

describe('given a sealed text', () => {
  it('opens for its place, whatever its content', () => {
    const property = fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
      const opened = open(KEYS, PLACE, seal(KEYS, PLACE, content))
      expect(opened).toEqual(right(Buffer.from(content)))
    })
    fc.assert(property, { seed: 52, numRuns: runs(200) })
  })
  it('has the content nowhere, and is another one each time', () => {
    const texts = Array.from({ length: 50 }, () => seal(KEYS, PLACE, TOKEN))
    expect(new Set(texts).size).toBe(50)
    for (const text of texts) {
      expect(text).not.toContain('ghp_canary')
      expect(Buffer.from(text.split('.')[2] ?? '', 'base64').includes(TOKEN)).toBe(false)
    }
  })
  it.each<[string, Partial<SealedFor>]>([
    ['workspace', { workspaceId: '00000000-0000-4000-8000-000000000009' }],
    ['connection', { connectionId: '00000000-0000-4000-8000-000000000009' }],
    ['host', { origin: 'https://git.example.com.evil.example' }],
    ['purpose', { purpose: 'hook' }],
    ['delivery', { purpose: 'delivery 1' }],
  ])('does not open for another %s', (_, other) => {
    expect(open(KEYS, { ...PLACE, ...other }, seal(KEYS, PLACE, TOKEN))).toEqual(left({ tag: 'damaged' }))
  })
  it('does not open for a place whose parts only look the same when they are joined', () => {
    const sealed = seal(KEYS, { ...PLACE, origin: 'https://a","b' }, TOKEN)
    expect(open(KEYS, { ...PLACE, connectionId: `${PLACE.connectionId}","https://a`, origin: 'b' }, sealed)).toEqual(
      left({ tag: 'damaged' }),
    )
  })
  it('does not open once any bit of it is changed, and never throws', () => {
    const sealed = seal(KEYS, PLACE, TOKEN)
    const [form = '', id = '', text = ''] = sealed.split('.')
    const bytes = Buffer.from(text, 'base64')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(open(KEYS, PLACE, [form, id, changed.toString('base64')].join('.'))).toEqual(left({ tag: 'damaged' }))
    }
  })
  it.each(['', '1', '1.', '1.x.y', '2.0123456789ab.AAAA', `1.${ONE.id}`, `1.${ONE.id}.`, `1.${ONE.id}.AAAA`, 'ghp_x'])(
    'is damaged if it is %p',
    (text) => {
      expect(open(KEYS, PLACE, text)).toEqual(left({ tag: 'damaged' }))
    },
  )
})

describe('given several keys', () => {
  it('seals with the newest, and opens with each', () => {
    const former = seal([ONE], PLACE, TOKEN)
    const newest = seal([TWO, ONE], PLACE, TOKEN)
    expect([keyIdOf(former), keyIdOf(newest)]).toEqual([ONE.id, TWO.id])
    for (const sealed of [former, newest]) expect(open([TWO, ONE], PLACE, sealed)).toEqual(right(TOKEN))
  })
  it('names the key that is not known', () => {
    const opened = open([TWO, THREE], PLACE, seal([ONE], PLACE, TOKEN))
    expect(opened).toEqual(left({ tag: 'no_such_key', keyId: ONE.id }))
  })
  it('does not open with another key that is said to be the one', () => {
    const opened = open([{ ...TWO, id: ONE.id }], PLACE, seal([ONE], PLACE, TOKEN))
    expect(isLeft(opened)).toBe(true)
  })
  it('tells them apart by ids that say nothing about their bytes', () => {
    expect(new Set([ONE.id, TWO.id, THREE.id]).size).toBe(3)
    expect(ONE.bytes.toString('hex')).not.toContain(ONE.id)
  })
})
