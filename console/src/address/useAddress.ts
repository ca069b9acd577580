import { useSyncExternalStore } from 'react'
import { type Address, formatAddress, parseAddress, type Selection } from './address.js'

const listeners = new Set<() => void>()

const tellAll = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

let lastRead: { readonly text: string; readonly address: Address } | null = null

/** The address in the address bar. */
export const currentAddress = (): Address => {
  const { pathname, search } = window.location
  const text = pathname + search
  if (lastRead?.text !== text) lastRead = { text, address: parseAddress(pathname, search) }
  return lastRead.address
}

/** The address in the address bar; the component is drawn again when it changes. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, currentAddress)

/** Goes to an address: with `replace` without a new step of the tab's history. */
export const goTo = (address: Address, how: 'push' | 'replace' = 'push'): void => {
  const text = formatAddress(address)
  if (text === window.location.pathname + window.location.search) return
  if (how === 'push') window.history.pushState(null, '', text)
  else window.history.replaceState(null, '', text)
  tellAll()
}

/** The address of another page with the same selection. */
export const pageAddress = (address: Address, page: string, view: Address['view'] = {}): Address => ({
  ...address,
  page,
  view,
})

/** Changes what is selected; what the page keeps of itself stays. */
export const select = (changed: Partial<Selection>, how: 'push' | 'replace' = 'push'): void => {
  const address = currentAddress()
  goTo({ ...address, selection: { ...address.selection, ...changed } }, how)
}

/** Changes what the page keeps in the address; null takes a value out of it. */
export const setView = (
  changed: Readonly<Record<string, string | null>>,
  how: 'push' | 'replace' = 'replace',
): void => {
  const address = currentAddress()
  const entries = Object.entries({ ...address.view, ...changed }).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
  )
  goTo({ ...address, view: Object.fromEntries(entries) }, how)
}
