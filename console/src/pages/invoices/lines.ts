import type {
  InvoiceLineView,
  InvoiceView,
  Reconciliation,
  ReconciliationRow,
} from '@workspace-delivery-intelligence/client'

/** A line of an invoice with what supports it; null where the service reconciles no such line. */
export interface DefendedLine {
  readonly line: InvoiceLineView
  readonly support: ReconciliationRow | null
}

/** The lines of an invoice in its order, each with its row of the reconciliation. */
export const defendedLines = (invoice: InvoiceView, reconciliation: Reconciliation | null): readonly DefendedLine[] => {
  const rows = new Map(reconciliation?.rows.map((row) => [row.lineId, row]))
  return invoice.lines.map((line) => ({ line, support: rows.get(line.id) ?? null }))
}
