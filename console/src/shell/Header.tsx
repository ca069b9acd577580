import { type KeyboardEvent, useRef, useState } from 'react'
import { SearchButton } from '../search/SearchButton.js'
import { useIsClient, useMember, useSignOut } from '../session/context.js'
import './header.css'
import { useSelected } from '../selection/selected.js'
import { NavigationMenu } from './Navigation.js'

/** The product's sign, as in `favicon.svg`. */
const Mark = () => (
  <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
    <rect width="32" height="32" rx="7" className="mark-ground" />
    <path d="M7 22V16M13 22V10M19 22V13M25 22V7" className="mark-bars" />
  </svg>
)

/** The bar above everything: product, workspace, sign-out. On narrow screens it opens the navigation. */
export const Header = () => {
  const { workspace } = useSelected()
  const signOut = useSignOut()
  const member = useMember()
  const isClient = useIsClient()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    menu.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu, wherever in it the focus is
    <header className="header unprinted" onKeyDown={pressed}>
      <button
        ref={menu}
        type="button"
        className="button is-plain header-menu"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">☰</span>
        <span className="unseen">Navigation</span>
      </button>
      <p className="header-product">
        <Mark />
        <span className="header-name">Delivery Intelligence</span>
      </p>
      <p
        className="header-workspace"
        title={member === null ? 'The workspace of the key' : `You are signed in as ${member.name}`}
      >
        {workspace.organization}/<wbr />
        {workspace.workspace}
      </p>
      <div className="row header-end">
        {!isClient && <SearchButton />}
        <button type="button" className="button is-small" onClick={signOut}>
          Sign out
        </button>
      </div>
      {isOpen && (
        <nav id="menu" className="header-panel" aria-label="Pages">
          <NavigationMenu onFollow={() => setOpen(false)} />
        </nav>
      )}
    </header>
  )
}
