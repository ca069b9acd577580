import type { ChangeOrderView, UndecidedItem } from '@workspace-delivery-intelligence/client'

/** The name of an item in its tracker, as a lock takes it. */
export const lockName = ({ container, key }: Pick<UndecidedItem, 'container' | 'key'>): string => `${container}#${key}`

const includesKey = (keys: readonly string[], key: string): boolean =>
  keys.some((one) => one.toUpperCase() === key.toUpperCase())

/** The keys of an order with some more items, each once. */
export const keysWith = (order: Pick<ChangeOrderView, 'items'>, more: readonly string[]): readonly string[] => {
  const keys = [...order.items]
  for (const key of more) if (!includesKey(keys, key)) keys.push(key)
  return keys
}

/** The items that were chosen, of those that are still to be decided. */
export const chosenItems = (items: readonly UndecidedItem[], names: ReadonlySet<string>): readonly UndecidedItem[] =>
  items.filter((item) => names.has(lockName(item)))

/** The way to count by which the list is narrowed. */
export type CountedAs = UndecidedItem['countedAs'] | 'all'

/** The way to count that the address names, else uncertain items, which are all that must be decided; all where there are none. */
export const countedAsIn = (named: string | undefined, items: readonly UndecidedItem[]): CountedAs => {
  if (named === 'uncertain' || named === 'added' || named === 'all') return named
  return items.some(({ countedAs }) => countedAs === 'uncertain') ? 'uncertain' : 'all'
}

/** The items of one way to count. */
export const itemsCountedAs = (items: readonly UndecidedItem[], countedAs: CountedAs): readonly UndecidedItem[] =>
  items.filter((item) => countedAs === 'all' || item.countedAs === countedAs)
