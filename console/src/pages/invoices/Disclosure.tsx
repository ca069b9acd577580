import { type ReactNode, useId } from 'react'

/** A button that opens what stands below it. What is closed is not made. */
export const Disclosure = ({
  name,
  aside,
  isOpen,
  onToggle,
  className = '',
  children,
}: {
  name: ReactNode
  /** Stands beside the button, and opens nothing. */
  aside?: ReactNode
  isOpen: boolean
  onToggle: () => void
  className?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <div className={`disclosure ${className}`}>
      <div className="disclosure-head">
        <button
          type="button"
          className="disclosure-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span aria-hidden="true" className="disclosure-arrow">
            {isOpen ? '▾' : '▸'}
          </span>
          <span>{name}</span>
        </button>
        {aside}
      </div>
      {isOpen && (
        <div id={id} className="disclosure-body">
          {children}
        </div>
      )}
    </div>
  )
}
