import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { closed } from '#domain/codec'
import type { Collection } from '#domain/documents'
import { remembering } from '#readstore/remembered'
import { decoded } from '#readstore/stored'
import { ok } from '#test/support/api/stores'

const Thing = closed('Thing', { name: t.string })
const Things: Collection<t.TypeOf<typeof Thing>> = { name: 'thing', codec: Thing, indexes: [] }
const Other = closed('Other', { number: t.number })
const Others: Collection<t.TypeOf<typeof Other>> = { name: 'other', codec: Other, indexes: [] }
const textOf = (name: string): string => JSON.stringify({ name })

describe('documents in the cache of decoded documents', () => {
  it('are decoded once', () => {
    const decode = remembering()
    const first = ok(decode(Things, 'a', textOf('one')))
    expect(first).toEqual({ name: 'one' })
    expect(ok(decode(Things, 'a', textOf('one')))).toBe(first)
  })

  it('are never given for another text or another collection', () => {
    const decode = remembering()
    ok(decode(Things, 'a', textOf('one')))
    expect(ok(decode(Things, 'a', textOf('two')))).toEqual({ name: 'two' })
    expect(decode(Others, 'a', textOf('one'))).toMatchObject({ left: expect.any(String) })
  })

  it('are those of the last text of an id', () => {
    const decode = remembering()
    for (const name of ['one', 'two', 'one']) expect(ok(decode(Things, 'a', textOf(name)))).toEqual({ name })
    expect(ok(decode(Things, 'b', textOf('one')))).toEqual({ name: 'one' })
  })

  it('never include one that does not fit its codec', () => {
    const decode = remembering()
    for (const text of ['{', '{"name":1}', '{"name":1}'])
      expect(decode(Things, 'a', text)).toEqual(decoded(Things, 'a', text))
  })

  it('are the most recently used, up to a number of characters', () => {
    const decode = remembering(10 * textOf('0000').length)
    const [kept, left] = [ok(decode(Things, 'kept', textOf('kept'))), ok(decode(Things, 'left', textOf('left')))]
    for (let i = 1000; i < 1100; i += 1) {
      ok(decode(Things, String(i), textOf(String(i))))
      expect(ok(decode(Things, 'kept', textOf('kept')))).toBe(kept)
    }
    const again = ok(decode(Things, 'left', textOf('left')))
    expect(again).toEqual(left)
    expect(again).not.toBe(left)
  })
})
