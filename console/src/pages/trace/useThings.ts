import type { Graph, InvoiceDetail, Invoices } from '@workspace-delivery-intelligence/client'
import { type Question, useAnswer } from '../../api/useAnswer.js'
import { type Traced, tracedInvoices, tracedItem, tracedLines, tracedNodes } from '../../search/traced.js'
import { useMay } from '../../selection/access.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { lastInvoice } from './starts.js'

/** The things that a trace can start from, as far as their answers are there. */
export interface Things {
  readonly found: readonly Traced[]
  readonly graph: Graph | null
  readonly invoices: Invoices | null
  /** The invoice whose lines are among the things. */
  readonly invoice: InvoiceDetail | null
  /** The question that the invoice answers. */
  readonly invoiceQuestion: Question | null
  /** The instant up to which the graph counts; null while it is not known. */
  readonly asOf: string | null
  /** Says whether something is still on its way. */
  readonly isLoading: boolean
}

/**
 * Reads what a trace can start from: items, changes and releases of the period, invoices, and the lines of one of them: the named
 * one, else the last.
 */
export const useThings = (isWanted: boolean, namedInvoice: string | undefined): Things => {
  const asked = useProjectQuestion()
  const question = isWanted ? asked : null
  const mayList = useMay('invoices.list')
  const searched = useAnswer('search.read', question)
  const graphed = useAnswer('forensics.read', question)
  const listed = useAnswer('invoices.list', mayList ? question : null)
  const invoices = listed.state === 'ready' ? listed.answer : null
  const wanted =
    invoices === null
      ? null
      : (invoices.invoices.find(({ key, number }) => key === namedInvoice || number === namedInvoice) ??
        lastInvoice(invoices))
  const read = useAnswer(
    'invoices.read',
    wanted === null ? null : { projectId: asked.projectId, invoiceId: wanted.invoiceId, tz: asked.tz },
  )
  const invoice = read.state === 'ready' ? read.answer : null
  const graph = graphed.state === 'ready' ? graphed.answer.graph : null
  const items = searched.state === 'ready' ? searched.answer.groups.flatMap(({ items }) => [...items]) : []
  const found = [
    ...items.filter(({ kind }) => kind === 'work_item').flatMap(tracedItem),
    ...(graph === null ? [] : tracedNodes(graph)),
    ...(invoices === null ? [] : tracedInvoices(invoices)),
    ...(invoice === null ? [] : tracedLines(invoice)),
  ]
  const loading = [searched, graphed, ...(mayList ? [listed] : []), ...(wanted === null ? [] : [read])]
  return {
    found: [...new Map(found.map((one) => [one.id, one])).values()],
    graph,
    invoices,
    invoice,
    invoiceQuestion: read.state === 'ready' ? read.question : null,
    asOf: graphed.state === 'ready' ? graphed.asOf : null,
    isLoading: isWanted && loading.some(({ state }) => state === 'loading'),
  }
}
