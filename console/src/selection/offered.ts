import { createContext, useContext } from 'react'
import { useAddress } from '../address/useAddress.js'
import { useOffers } from './access.js'
import { type Page, type Pages, pageOf } from './page.js'

export const PagesContext = createContext<Pages | null>(null)

const usePages = (): Pages => {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('no pages outside of the shell')
  return pages
}

/** The pages that are offered to the caller: all while that is not known. */
export const useOffered = (): readonly Page[] => {
  const offers = useOffers()
  return usePages().filter(({ needs }) => offers(needs))
}

/** The page that the address names; undefined if there is none. */
export const usePage = (): Page | undefined => pageOf(usePages(), useOffered(), useAddress().page)

/** Says whether a page is offered to the caller. */
export const useMayOpen = (id: string): boolean => useOffered().some((page) => page.id === id)
