import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import './dialog.css'
import { giveBackFocus } from './giveBackFocus.js'

/**
 * Asks or tells something before the page goes on. Its title takes the focus; Escape closes it, unless it `stays`: then only
 * a button inside does.
 */
export const Dialog = ({
  title,
  stays = false,
  onClose,
  children,
}: {
  title: string
  stays?: boolean
  onClose: () => void
  children: ReactNode
}) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => {
      shown?.close()
      giveBackFocus(before)
    }
  }, [])
  // Without this, a browser closes a dialog at the second Escape whatever it was told at the first.
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && stays) event.preventDefault()
  }
  const cancelled = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!stays) onClose()
  }
  return (
    <dialog ref={dialog} className="dialog unprinted" aria-labelledby={id} onCancel={cancelled} onKeyDown={pressed}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
