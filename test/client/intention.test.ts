import { describe, expect, it } from '@jest/globals'
import { Uuid } from '#domain/common'
import { newIntention } from '../../client/src/intention.js'

describe('the id of an intention', () => {
  const ids = Array.from({ length: 200 }, newIntention)
  it('is a random UUID, and another one each time', () => {
    expect(ids.filter((id) => !Uuid.is(id))).toEqual([])
    expect(ids.filter((id) => !/^.{14}4.{4}[89ab]/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
