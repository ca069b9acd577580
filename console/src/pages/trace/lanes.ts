import type { Trace, TracedKind, TraceElement } from '@workspace-delivery-intelligence/client'

// The lanes of a chain: one a kind, side by side from what was billed to what was released.

type Kind = TracedKind['kind']
export type Link = TraceElement['links'][number]

/**
 * The columns, each with the kinds that stand in it, and the kind that stands for it where it has no element. Links lead from a
 * column to the next, or stay within.
 */
const COLUMNS: readonly (readonly [title: string, kinds: readonly Kind[], main: Kind])[] = [
  ['Billed', ['invoice_line'], 'invoice_line'],
  ['Worked', ['time_entry'], 'time_entry'],
  ['Agreed', ['lock', 'change_order', 'work_item'], 'work_item'],
  ['Built', ['code_change', 'ai_mark'], 'code_change'],
  ['Released', ['release'], 'release'],
]

/** The most elements that a lane shows until it is opened. */
export const FEW = 4

export interface Lane {
  readonly kind: Kind
  /** The path of its total in the answer. */
  readonly at: string
  /** Null where there may be more than are known. */
  readonly total: number | null
  /** All that the answer lists. */
  readonly elements: readonly TraceElement[]
  /** Those that are shown. */
  readonly shown: readonly TraceElement[]
}

export interface Column {
  readonly title: string
  readonly lanes: readonly Lane[]
}

const shownOf = (elements: readonly TraceElement[], isOpen: boolean, opened: string | undefined) => {
  if (isOpen) return elements
  const first = elements.slice(0, FEW)
  const further = elements.slice(FEW).filter(({ id }) => id === opened)
  return [...first, ...further]
}

/**
 * The lanes of a chain in columns. A lane without elements is left out where its column has another one.
 *
 * @param open the kinds whose lanes show all.
 * @param opened the element whose drawer is open: it is shown wherever it stands.
 */
export const columnsOf = (
  { kinds }: Pick<Trace, 'kinds'>,
  open: readonly string[],
  opened: string | undefined,
): readonly Column[] =>
  COLUMNS.map(([title, ofColumn, main]) => {
    const lanes = ofColumn.flatMap((kind): readonly Lane[] => {
      const place = kinds.findIndex((one) => one.kind === kind)
      const found = kinds[place]
      if (found === undefined) return []
      const { total, elements } = found
      return [
        { kind, at: `kinds[${place}].total`, total, elements, shown: shownOf(elements, open.includes(kind), opened) },
      ]
    })
    const filled = lanes.filter(({ elements }) => elements.length > 0)
    return { title, lanes: filled.length > 0 ? filled : lanes.filter(({ kind }) => kind === main) }
  })

/** A link as one of its two elements sees it. */
export interface Joined {
  readonly id: string
  readonly link: Link
}

/** The elements that each element is linked to, in both directions: a link is told by the one that is further from the start. */
export const joinedIn = ({ kinds }: Pick<Trace, 'kinds'>): ReadonlyMap<string, readonly Joined[]> => {
  const joined = new Map<string, Joined[]>()
  const elements = kinds.flatMap((one) => one.elements)
  for (const { id } of elements) joined.set(id, [])
  for (const { id, links } of elements) {
    for (const link of links) {
      const other = joined.get(link.to)
      if (other === undefined) continue
      joined.get(id)?.push({ id: link.to, link })
      other.push({ id, link })
    }
  }
  return joined
}

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
export type Key = (typeof KEYS)[number]
export const isKey = (key: string): key is Key => (KEYS as readonly string[]).includes(key)

/**
 * The element that a key leads to: up and down within a column, left and right to the first linked one that is shown there, else to
 * the nearest column with any, at about the same height. The element itself where there is nothing further.
 */
export const walk = (
  columns: readonly Column[],
  joined: ReadonlyMap<string, readonly Joined[]>,
  id: string,
  key: Key,
): string => {
  const stacks = columns.map(({ lanes }) => lanes.flatMap(({ shown }) => shown.map((element) => element.id)))
  const at = stacks.findIndex((stack) => stack.includes(id))
  const stack = stacks[at] ?? []
  const row = stack.indexOf(id)
  const beside = (towards: readonly (readonly string[])[]): string | undefined => {
    const linked = (joined.get(id) ?? []).map((one) => one.id)
    const first = towards.flat().find((one) => linked.includes(one))
    const next = towards.find((other) => other.length > 0) ?? []
    return first ?? next[Math.min(row, next.length - 1)]
  }
  switch (key) {
    case 'ArrowUp':
      return stack[row - 1] ?? id
    case 'ArrowDown':
      return stack[row + 1] ?? id
    case 'Home':
      return stack[0] ?? id
    case 'End':
      return stack.at(-1) ?? id
    case 'ArrowLeft':
      return beside(stacks.slice(0, Math.max(at, 0)).toReversed()) ?? id
    case 'ArrowRight':
      return beside(stacks.slice(at + 1)) ?? id
    default:
      return key satisfies never
  }
}

/** Says whether a chain has nothing but its start. */
export const isAlone = ({ kinds }: Pick<Trace, 'kinds'>): boolean =>
  kinds.reduce((sum, { elements }) => sum + elements.length, 0) === 1
