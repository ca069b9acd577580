import { type ReactNode, useState } from 'react'

/** A button that opens a form. `about` names what it is about, where a page has several of its kind. */
export const FormButton = ({
  label,
  about,
  isPrimary = false,
  isSmall = false,
  isDisabled = false,
  children,
}: {
  label: string
  about?: string
  isPrimary?: boolean
  isSmall?: boolean
  isDisabled?: boolean
  children: (close: () => void) => ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`button${isPrimary ? ' is-primary' : ''}${isSmall ? ' is-small' : ''}`}
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
