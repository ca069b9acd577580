import type { Address } from '../address/address.js'

// The things that a trace can start from, and how the address names them.

type View = Address['view']

/** The start of a trace, as `trace.read` takes it. */
export type Start =
  | { readonly kind: 'line'; readonly invoice: string; readonly line: string }
  | { readonly kind: 'item' | 'change' | 'release'; readonly id: string }

/** The start that an address names; null if it names none. */
export const startIn = (view: View): Start | null => {
  const { kind, id, invoice, line } = view
  if (kind === 'line') return invoice === undefined || line === undefined ? null : { kind, invoice, line }
  if (kind !== 'item' && kind !== 'change' && kind !== 'release') return null
  return id === undefined ? null : { kind, id }
}

/** The part of an address that names a start, and takes out whatever named another one. */
export const viewOf = (start: Start): Readonly<Record<string, string | null>> =>
  start.kind === 'line'
    ? { kind: 'line', id: null, invoice: start.invoice, line: start.line }
    : { kind: start.kind, id: start.id, invoice: null, line: null }

/** The change that takes a start, and what was opened of its trace, out of the address. */
export const NO_START: Readonly<Record<string, null>> = {
  kind: null,
  id: null,
  invoice: null,
  line: null,
  element: null,
  open: null,
}

/** The parts of an element's id after its kind: its container, its key, and whatever tells it from others of one key. */
export const partsOf = (id: string): readonly string[] =>
  id
    .split('|')
    .slice(1)
    .map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%'))

/** The start of the trace of a change, by its repository and reference. */
export const startOfChange = (repository: string, reference: string): Start => {
  const part = (text: string): string => text.replaceAll('%', '%25').replaceAll('|', '%7C')
  return { kind: 'change', id: `code_change|${part(repository)}|${part(reference)}` }
}

const KINDS: Readonly<Record<string, 'item' | 'change' | 'release'>> = {
  work_item: 'item',
  code_change: 'change',
  release: 'release',
}

/** The start that an element of a graph or a trace is; null where none begins with its kind. */
export const startOf = (elementKind: string, id: string): Start | null => {
  if (elementKind === 'invoice_line') {
    const [, invoice, line] = partsOf(id)
    return invoice === undefined || line === undefined ? null : { kind: 'line', invoice, line }
  }
  const kind = KINDS[elementKind]
  return kind === undefined ? null : { kind, id }
}
