import { describe, expect, it } from '@jest/globals'
import type {
  Graph,
  GraphEdge,
  GraphNode,
  InvoiceDetail,
  Trace,
  TraceElement,
} from '@workspace-delivery-intelligence/client'
import { changeOf, itemOf } from '../../console/src/pages/trace/acts.js'
import { columnsOf, FEW, isAlone, joinedIn, walk } from '../../console/src/pages/trace/lanes.js'
import { neighboursOf } from '../../console/src/pages/trace/neighbours.js'
import { keepRecent, recentStarts } from '../../console/src/pages/trace/recent.js'
import { lastInvoice, suggestedStarts } from '../../console/src/pages/trace/starts.js'
import { bandsOf, nodesWithout, standingsOf } from '../../console/src/pages/trace/sums.js'
import { linkWords, pluralInside, titleOf } from '../../console/src/pages/trace/words.js'
import { partsOf, startIn, startOf, startOfChange, viewOf } from '../../console/src/search/start.js'

const element = (id: string, links: TraceElement['links'] = []): TraceElement => ({
  id,
  title: `Title of ${id}`,
  url: null,
  day: null,
  at: null,
  state: null,
  workType: null,
  scope: null,
  provenance: 'provider_export',
  source: 'jira',
  connectionId: null,
  change: null,
  links,
})

const link = (to: string, rule: string | null = 'title'): TraceElement['links'][number] => ({
  to,
  origin: 'heuristic',
  rule,
})

type Kind = Trace['kinds'][number]['kind']
const kind = (name: Kind, elements: readonly TraceElement[]): Trace['kinds'][number] => ({
  kind: name,
  total: elements.length,
  elements,
})

const trace: Trace = {
  start: { kind: 'work_item', id: 'item' },
  alike: [],
  kinds: [
    kind('invoice_line', []),
    kind('time_entry', [element('entry', [link('item', 'time_sheet')])]),
    kind('work_item', [element('item')]),
    kind('change_order', []),
    kind('lock', [element('lock', [link('item', 'manual')])]),
    kind('code_change', [
      element('first', [link('item')]),
      element('second', [link('item')]),
      ...['c', 'd', 'e', 'f'].map((id) => element(id, [link('item')])),
    ]),
    kind('ai_mark', [element('mark', [link('second', 'pr_label')])]),
    kind('release', [element('v1', [link('second', null)])]),
  ],
}

const shownIn = (columns: ReturnType<typeof columnsOf>) =>
  columns.map(({ title, lanes }) => [title, ...lanes.map((lane) => lane.shown.map(({ id }) => id).join(' '))])

describe('the lanes of a chain', () => {
  it('stand in columns from what was billed to what was released, collapsed', () => {
    expect(FEW).toBe(4)
    expect(shownIn(columnsOf(trace, [], undefined))).toEqual([
      ['Billed', ''],
      ['Worked', 'entry'],
      ['Agreed', 'lock', 'item'],
      ['Built', 'first second c d', 'mark'],
      ['Released', 'v1'],
    ])
  })

  it('show all once they are opened, and the element whose drawer is open wherever it stands', () => {
    expect(shownIn(columnsOf(trace, ['code_change'], undefined))[3]).toEqual(['Built', 'first second c d e f', 'mark'])
    expect(shownIn(columnsOf(trace, [], 'f'))[3]).toEqual(['Built', 'first second c d f', 'mark'])
  })

  it('stand for their column where it is empty, by its main kind', () => {
    const alone = { kinds: trace.kinds.map(({ kind: name }) => kind(name, name === 'release' ? [element('v1')] : [])) }
    const kinds = columnsOf(alone, [], undefined).flatMap(({ lanes }) => lanes.map((lane) => lane.kind))
    expect(kinds).toEqual(['invoice_line', 'time_entry', 'work_item', 'code_change', 'release'])
    expect([isAlone(alone), isAlone(trace)]).toEqual([true, false])
  })

  it('say where their totals stand in the answer', () => {
    const places = columnsOf(trace, [], undefined).flatMap(({ lanes }) => lanes.map(({ at }) => at))
    expect(places).toEqual([0, 1, 4, 2, 5, 6, 7].map((place) => `kinds[${place}].total`))
  })

  it('are joined in both directions, by links between listed elements alone', () => {
    const joined = joinedIn({ kinds: [...trace.kinds, kind('release', [element('v2', [link('not listed')])])] })
    expect(joined.get('second')?.map(({ id }) => id)).toEqual(['item', 'mark', 'v1'])
    expect(joined.get('v1')?.map(({ id }) => id)).toEqual(['second'])
    expect(joined.get('v2')).toEqual([])
  })
})

describe('walking through lanes by keyboard', () => {
  const columns = columnsOf(trace, [], undefined)
  const joined = joinedIn(trace)

  it('goes along links to the sides, and within a column up and down', () => {
    expect(walk(columns, joined, 'item', 'ArrowRight')).toBe('first')
    expect(walk(columns, joined, 'second', 'ArrowRight')).toBe('v1')
    expect(walk(columns, joined, 'v1', 'ArrowLeft')).toBe('second')
    expect(walk(columns, joined, 'lock', 'ArrowDown')).toBe('item')
    expect(walk(columns, joined, 'item', 'ArrowUp')).toBe('lock')
    expect(walk(columns, joined, 'first', 'End')).toBe('mark')
    expect(walk(columns, joined, 'mark', 'Home')).toBe('first')
  })

  it('goes to the nearest column with any element where no link leads', () => {
    expect(walk(columns, joined, 'first', 'ArrowRight')).toBe('v1')
    expect(walk(columns, joined, 'lock', 'ArrowRight')).toBe('first')
  })

  it('stays where there is nothing further', () => {
    expect(walk(columns, joined, 'entry', 'ArrowLeft')).toBe('entry')
    expect(walk(columns, joined, 'v1', 'ArrowRight')).toBe('v1')
    expect(walk(columns, joined, 'first', 'ArrowUp')).toBe('first')
  })
})

describe('words of a chain', () => {
  it('say the origin of a link, by its rule where it has one', () => {
    expect(linkWords({ origin: 'heuristic', rule: 'title' })).toBe('named in the title')
    expect(linkWords({ origin: 'manual', rule: 'by_hand' })).toBe('linked by a person')
    expect(linkWords({ origin: 'connector', rule: null })).toBe('reported by the source')
  })

  it('name the start by its title', () => {
    expect(titleOf(trace)).toBe('Title of item')
  })

  it('keep the capitals of AI inside of a sentence', () => {
    expect([pluralInside('ai_mark'), pluralInside('work_item')]).toEqual(['AI marks', 'work items'])
  })
})

describe('the start of a trace', () => {
  const starts = [
    { kind: 'line', invoice: 'INV-1', line: '3' },
    { kind: 'change', id: 'code_change|github.com/acme/shop|#12' },
  ] as const

  it('stands in the address and is read back', () => {
    for (const start of starts) {
      const view = Object.entries(viewOf(start)).filter((entry): entry is [string, string] => entry[1] !== null)
      expect(startIn(Object.fromEntries(view))).toEqual(start)
    }
  })

  it('is none where the address names half of it', () => {
    expect(startIn({ kind: 'line', invoice: 'INV-1' })).toBeNull()
    expect(startIn({ kind: 'item' })).toBeNull()
    expect(startIn({ kind: 'meeting', id: 'm1' })).toBeNull()
  })

  it('is found in the id of an element, with the signs that ids write in another way', () => {
    expect(startOf('invoice_line', 'invoice_line|project|INV%7C1%25|3')).toEqual({
      kind: 'line',
      invoice: 'INV|1%',
      line: '3',
    })
    expect(startOf('release', 'release|repo|v1')).toEqual({ kind: 'release', id: 'release|repo|v1' })
    const change = startOfChange('host/a|b', '100%')
    expect(change).toEqual({ kind: 'change', id: 'code_change|host/a%7Cb|100%25' })
    expect(partsOf('id' in change ? change.id : '')).toEqual(['host/a|b', '100%'])
    expect(startOf('time_entry', 'time_entry|project|t1')).toBeNull()
  })
})

describe('what can be stated about an element', () => {
  it('names the change of a change and of its mark, and the item of an item', () => {
    const change = { repository: 'github.com/acme/shop', change: '#12' }
    expect(changeOf('code_change', element('code_change|github.com/acme/shop|#12'))).toEqual(change)
    expect(changeOf('ai_mark', element('ai_mark|github.com/acme/shop|#12|pr_label|assisted|cursor'))).toEqual(change)
    expect(changeOf('release', element('release|github.com/acme/shop|v1'))).toBeNull()
    expect(itemOf('work_item', element('work_item|SHOP|SHOP-1'))).toEqual({ tracker: 'SHOP', item: 'SHOP-1' })
    expect(itemOf('code_change', element('code_change|github.com/acme/shop|#12'))).toBeNull()
  })
})

const node = (id: string, nodeKind: GraphNode['kind'], told: Partial<GraphNode> = {}): GraphNode => ({
  id,
  kind: nodeKind,
  label: `Label of ${id}`,
  at: null,
  state: null,
  workType: null,
  scope: 'not_applicable',
  costCents: null,
  provenance: 'provider_export',
  ...told,
})

const edge = (from: string, to: string, edgeKind: GraphEdge['kind']): GraphEdge => ({
  from,
  to,
  kind: edgeKind,
  origin: 'connector',
  rule: null,
})

const graph: Graph = {
  nodes: [
    node('item', 'work_item', { scope: 'baseline' }),
    node('added', 'work_item', { scope: 'added', at: '2026-11-02T00:00:00.000Z' }),
    node('child', 'work_item', { scope: 'added', at: '2026-11-01T00:00:00.000Z' }),
    node('linked', 'code_change', { workType: 'story', at: '2026-11-03T00:00:00.000Z' }),
    node('older link', 'code_change', { workType: 'bug', at: '2026-11-02T00:00:00.000Z' }),
    node('code_change|repo|#9', 'code_change', { workType: 'unlinked', at: '2026-11-01T00:00:00.000Z' }),
    node('entry', 'time_entry'),
    node('other entry', 'time_entry'),
    node('release|repo|v1', 'release', { at: '2026-11-04T00:00:00.000Z' }),
    node('release|repo|v2', 'release', { at: '2026-11-05T00:00:00.000Z' }),
  ],
  edges: [
    edge('item', 'child', 'contains'),
    edge('linked', 'item', 'implements'),
    edge('entry', 'item', 'bills'),
    edge('release|repo|v1', 'linked', 'ships'),
  ],
  counts: { byKind: [], unlinkedChanges: 1, unattributedItems: 0 },
  truncated: false,
}

const told = (one: Graph) =>
  bandsOf(one).flatMap(({ from, to }) =>
    [from, to].map((sum) => `${sum.isAtLeast ? 'at least ' : ''}${sum.joined} of ${sum.nodes} ${sum.of} ${sum.to}`),
  )

describe('the sums between lanes', () => {
  it('count the nodes that are joined to one of the lane beside, as each lane sees it', () => {
    expect(told(graph)).toEqual([
      '1 of 2 time_entry work_item',
      '1 of 3 work_item time_entry',
      '1 of 3 work_item code_change',
      '2 of 3 code_change work_item',
      '1 of 3 code_change release',
      '1 of 2 release code_change',
    ])
  })

  it('say "at least" of a graph that leaves nodes out, but for changes, which say themselves whether they belong to an item', () => {
    expect(told({ ...graph, truncated: true })).toEqual([
      'at least 1 of 2 time_entry work_item',
      'at least 1 of 3 work_item time_entry',
      'at least 1 of 3 work_item code_change',
      '2 of 3 code_change work_item',
      'at least 1 of 3 code_change release',
      'at least 1 of 2 release code_change',
    ])
  })

  it('lead to the nodes without any', () => {
    const ids = nodesWithout(graph, 'code_change', 'work_item').map(({ id }) => id)
    expect(ids).toEqual(['code_change|repo|#9'])
  })

  it('tell the work items of each standing', () => {
    expect(standingsOf(graph)).toEqual([
      ['baseline', 1],
      ['added', 2],
    ])
  })

  it('are of the same edges that lead to the neighbours of a node in both directions', () => {
    expect(neighboursOf(graph, 'item').map(({ node: { id }, isForward }) => [id, isForward])).toEqual([
      ['child', true],
      ['linked', false],
      ['entry', false],
    ])
  })
})

describe('the starts that are offered', () => {
  const invoice = (key: string, issuedOn: string, status: 'issued' | 'void' = 'issued') => ({ key, issuedOn, status })

  it('are of the invoice that was issued last and is not void', () => {
    const invoices = [invoice('A', '2026-09-01'), invoice('C', '2026-11-01', 'void'), invoice('B', '2026-10-01')]
    expect(lastInvoice({ invoices } as never)?.key).toBe('B')
    expect(lastInvoice({ invoices: [] } as never)).toBeNull()
  })

  it('are the largest line, the newest release, the newest change without an item, and the newest added item', () => {
    const lines = [
      { id: 'l1', description: 'Design', category: 'labour', amountCents: 100 },
      { id: 'l2', description: 'Engineering', category: 'labour', amountCents: 900 },
      { id: 'l3', description: 'Instalment', category: 'fixed', amountCents: 5000 },
    ]
    const starts = suggestedStarts(
      {
        ...graph,
        nodes: [
          ...graph.nodes,
          node('work_item|SHOP|S-1', 'work_item', { scope: 'added', at: '2026-12-01T00:00:00.000Z' }),
        ],
      },
      { key: 'B', number: 'INV-B', lines } as unknown as InvoiceDetail,
    )
    expect(starts.map(({ start }) => start)).toEqual([
      { kind: 'line', invoice: 'B', line: 'l2' },
      { kind: 'release', id: 'release|repo|v2' },
      { kind: 'change', id: 'code_change|repo|#9' },
      { kind: 'item', id: 'work_item|SHOP|S-1' },
    ])
  })

  it('are none where nothing is known', () => {
    expect(suggestedStarts(null, null)).toEqual([])
  })

  it('keep what was looked at last first, each once, for one session and project', () => {
    const session = {}
    const start = (id: string) => ({ title: id, start: { kind: 'item', id } as const })
    for (const id of ['a', 'b', 'a']) keepRecent(session, 'project', start(id))
    expect(recentStarts(session, 'project').map(({ title }) => title)).toEqual(['a', 'b'])
    expect(recentStarts(session, 'another')).toEqual([])
    expect(recentStarts({}, 'project')).toEqual([])
    for (const id of ['1', '2', '3', '4', '5', '6', '7']) keepRecent(session, 'project', start(id))
    expect(recentStarts(session, 'project').map(({ title }) => title)).toEqual(['7', '6', '5', '4', '3', '2'])
  })
})
