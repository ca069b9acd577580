import type { Graph, GraphNode, InvoiceDetail, Invoices } from '@workspace-delivery-intelligence/client'
import { type Start, startOf } from '../../search/start.js'

/** A start that is offered where nothing was chosen yet. */
export interface Suggested {
  /** The reason why it is worth a look, such as "The newest release". */
  readonly reason: string
  readonly title: string
  readonly start: Start
}

type Invoice = Invoices['invoices'][number]

/** The invoice that was issued last, without those that are void; null if there is none. */
export const lastInvoice = ({ invoices }: Invoices): Invoice | null =>
  invoices
    .filter(({ status }) => status !== 'void')
    .toSorted((a, b) => (a.issuedOn < b.issuedOn ? 1 : a.issuedOn > b.issuedOn ? -1 : a.key < b.key ? -1 : 1))[0] ??
  null

/** The line of an invoice with the largest amount: of work where it bills any, for time stands behind it; of equal ones the first. */
const largestLine = ({ key, number, lines }: InvoiceDetail): readonly Suggested[] => {
  const ofWork = lines.filter(({ category }) => category === 'labour')
  const [line] = (ofWork.length > 0 ? ofWork : lines).toSorted((a, b) => b.amountCents - a.amountCents)
  if (line === undefined) return []
  return [
    {
      reason: `The largest line of invoice ${number}`,
      title: line.description,
      start: { kind: 'line', invoice: key, line: line.id },
    },
  ]
}

const newest = (graph: Graph, isMeant: (node: GraphNode) => boolean, reason: string): readonly Suggested[] => {
  const [node] = graph.nodes.filter(isMeant).toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))
  const start = node === undefined ? null : startOf(node.kind, node.id)
  return node === undefined || start === null ? [] : [{ reason, title: node.label, start }]
}

/** Starts that are worth a look: what was billed, released and not linked last. */
export const suggestedStarts = (graph: Graph | null, invoice: InvoiceDetail | null): readonly Suggested[] => [
  ...(invoice === null ? [] : largestLine(invoice)),
  ...(graph === null
    ? []
    : [
        ...newest(graph, ({ kind }) => kind === 'release', 'The newest release'),
        ...newest(
          graph,
          ({ kind, workType }) => kind === 'code_change' && workType === 'unlinked',
          'The newest change without an item',
        ),
        ...newest(
          graph,
          ({ kind, scope }) => kind === 'work_item' && scope === 'added',
          'The newest item outside of the lock',
        ),
      ]),
]
