import { describe, expect, it } from '@jest/globals'
import type { Graph, Invoices, Search } from '@workspace-delivery-intelligence/client'
import { parseAddress } from '../../console/src/address/address.js'
import { corpusOf } from '../../console/src/search/corpus.js'
import { footOf } from '../../console/src/search/foot.js'
import { type Found, rank } from '../../console/src/search/rank.js'
import { tracedInvoices, tracedNamed, tracedNodes } from '../../console/src/search/traced.js'
import type { Page } from '../../console/src/selection/page.js'

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

describe('what a search leads to', () => {
  const address = parseAddress('/w/acme/shop/portfolio', '')
  const pages = [{ id: 'trace', title: 'Trace', group: 'Delivery' }] as unknown as readonly Page[]
  const item = {
    id: 'work_item|SHOP|SHOP-1',
    kind: 'work_item',
    section: 'work_items',
    title: 'SHOP-1 Export of orders',
    keywords: 'shop-1 story',
    meta: 'in_progress',
    icon: 'story',
    action: { type: 'project', projectId: 'b4c5a1ee-0000-4000-8000-000000000000' },
  }
  const answer = { groups: [{ section: 'work_items', items: [item] }] } as unknown as Search
  const graph = {
    nodes: [
      { id: 'code_change|repo|#1', kind: 'code_change', label: '#1 Export', state: 'merged' },
      { id: 'release|repo|v1', kind: 'release', label: 'v1', state: 'released' },
      { id: 'meeting|cal|m1', kind: 'meeting', label: 'Weekly', state: null },
    ],
  } as unknown as Graph
  const invoices = { invoices: [{ key: 'INV-1', number: '2026-1', status: 'paid' }] } as unknown as Invoices
  const viewsOf = (destinations: ReturnType<typeof corpusOf>) =>
    destinations.filter(({ section }) => section !== 'Pages').map(({ title, to }) => [title, to.page, to.view])

  it('is the trace of items, changes and releases, and the lines of invoices', () => {
    expect(
      viewsOf(corpusOf(pages, [answer, null], [...tracedNodes(graph), ...tracedInvoices(invoices)], address)),
    ).toEqual([
      ['SHOP-1 Export of orders', 'trace', { kind: 'item', id: 'work_item|SHOP|SHOP-1' }],
      ['#1 Export', 'trace', { kind: 'change', id: 'code_change|repo|#1' }],
      ['v1', 'trace', { kind: 'release', id: 'release|repo|v1' }],
      ['Invoice 2026-1', 'trace', { invoice: 'INV-1' }],
    ])
  })

  it('is whatever has exactly the name that was typed, where nothing is listed', () => {
    expect(tracedNamed('v60').map(({ title, view }) => [title, view])).toEqual([
      ['Work item v60', { kind: 'item', id: 'v60' }],
      ['Change v60', { kind: 'change', id: 'v60' }],
      ['Release v60', { kind: 'release', id: 'v60' }],
    ])
  })

  it('is nothing on a page that is not offered', () => {
    expect(viewsOf(corpusOf([], [answer], tracedInvoices(invoices), address))).toEqual([])
  })
})

describe('the line below what was found', () => {
  it('says that nothing contains the text where every answer is there', () => {
    expect(footOf(['ready', 'ready'], 0, 'PAY-7')).toBe('Nothing contains “PAY-7”.')
  })
  it.each([
    ['failed', 'Not everything could be searched.'],
    ['loading', 'Loading…'],
  ] as const)('does not say so where an answer of the project is %s', (state, line) => {
    expect(footOf(['ready', state], 0, 'PAY-7')).toBe(line)
  })
  it('says how to choose, also where an answer failed', () => {
    expect(footOf(['ready', 'failed'], 2, 'PAY')).toContain('Enter to open')
  })
})
