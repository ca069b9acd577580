import { useSyncExternalStore } from 'react'

const NARROW = window.matchMedia('(max-width: 47.99rem)')

const subscribe = (listener: () => void): (() => void) => {
  NARROW.addEventListener('change', listener)
  return () => NARROW.removeEventListener('change', listener)
}

/** Says whether the window is that of a phone, where a table with many columns cannot be read. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches)
