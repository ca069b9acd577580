import type { MouseEvent, ReactNode } from 'react'
import { type Address, formatAddress } from '../address/address.js'
import { goTo } from '../address/useAddress.js'

interface PageLinkProps {
  readonly to: Address
  readonly children: ReactNode
  readonly className?: string
  readonly isCurrent?: boolean
  readonly onFollow?: () => void
}

/** A link inside of the console. Opened in a new tab it is an ordinary link. */
export const PageLink = ({ to, children, className, isCurrent = false, onFollow }: PageLinkProps) => {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
    onFollow?.()
  }
  return (
    <a href={formatAddress(to)} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
