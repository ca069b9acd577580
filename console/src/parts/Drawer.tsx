import { type ReactNode, useEffect, useId, useRef } from 'react'
import './drawer.css'
import { giveBackFocus } from './giveBackFocus.js'

/**
 * Opens beside the page, which stays in sight and in use where the screen is wide enough. It takes the focus; Escape
 * closes it, and the focus goes back to where it was.
 */
export const Drawer = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    document.documentElement.classList.add('has-drawer')
    return () => {
      document.documentElement.classList.remove('has-drawer')
      giveBackFocus(before)
    }
  }, [])
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      // A dialog above it takes the key for itself.
      const isBelow = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isBelow) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside className="drawer unprinted" aria-labelledby={id}>
      <div className="drawer-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="button is-small" onClick={onClose}>
          Close
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark inside of the drawer's */}
      <div className="drawer-body" role="group" aria-label={title} tabIndex={0}>
        {children}
      </div>
    </aside>
  )
}
