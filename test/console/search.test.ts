import { describe, expect, it } from '@jest/globals'
import { type Found, rank } from '../../console/src/search/rank.js'

const found = (title: string, keywords = ''): Found => ({ id: title, section: '', title, note: '', keywords })
const items = [
  found('SHOP-10 Export of orders', 'story done'),
  found('shop', 'acme project'),
  found('Web shop', 'project'),
  found('Café', 'client'),
]
const titles = (text: string) => rank(items, text, 10).map(({ title }) => title)

describe('searching', () => {
  it('puts what begins with the text first', () => {
    expect(titles('shop')).toEqual(['SHOP-10 Export of orders', 'shop', 'Web shop'])
  })
  it('wants every word, in any order and case', () => {
    expect(titles('orders SHOP')).toEqual(['SHOP-10 Export of orders'])
    expect(titles('shop nothing')).toEqual([])
  })
  it('finds keywords last, and letters without their marks', () => {
    expect(titles('acme')).toEqual(['shop'])
    expect(titles('cafe')).toEqual(['Café'])
  })
  it('shows all, up to a bound, for no text', () => {
    expect(rank(items, ' ', 2)).toHaveLength(2)
  })
})
