import type { KeyboardEvent } from 'react'

const siblingOf = (row: Element, key: string): Element | null => {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling
    case 'ArrowUp':
      return row.previousElementSibling
    case 'Home':
      return row.parentElement?.firstElementChild ?? null
    case 'End':
      return row.parentElement?.lastElementChild ?? null
    default:
      return null
  }
}

/** Moves the focus from a row to the next or the one before, the first or the last, by the keys of the keyboard. */
export const moveRow = (event: KeyboardEvent<HTMLTableRowElement>): void => {
  const found = siblingOf(event.currentTarget, event.key)
  if (!(found instanceof HTMLElement)) return
  event.preventDefault()
  found.focus()
}
