import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** A chip that opens fields below it. Escape and a click elsewhere close it. */
export const Popover = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const clicked = (event: PointerEvent): void => {
      if (event.target instanceof Node && place.current?.contains(event.target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', clicked)
    return () => document.removeEventListener('pointerdown', clicked)
  }, [isOpen])
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it, wherever in it the focus is
    <div ref={place} className="popover" onKeyDown={pressed}>
      <button
        ref={button}
        type="button"
        className="context-chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="unseen">{name}: </span>
        {label}
      </button>
      {isOpen && (
        <div id={id} className="popover-body">
          {children}
        </div>
      )}
    </div>
  )
}
