import { type ReactNode, useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'

/**
 * A button that opens a form.
 *
 * @param about what the form is about, where a page has several of its kind.
 * @param id the name by which an address opens the form.
 */
export const FormButton = ({
  label,
  about,
  id,
  isPrimary = false,
  isSmall = false,
  isDisabled = false,
  children,
}: {
  label: string
  about?: string
  id?: string
  isPrimary?: boolean
  isSmall?: boolean
  isDisabled?: boolean
  children: (close: () => void) => ReactNode
}) => {
  const { view } = useAddress()
  const [isClicked, setClicked] = useState(false)
  const isOpen = id === undefined ? isClicked : view['form'] === id
  const open = (): void => {
    if (id === undefined) setClicked(true)
    else setView({ form: id })
  }
  const close = (): void => {
    if (id === undefined) setClicked(false)
    else setView({ form: null })
  }
  return (
    <>
      <button
        type="button"
        className={`button${isPrimary ? ' is-primary' : ''}${isSmall ? ' is-small' : ''}`}
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        disabled={isDisabled}
        onClick={open}
      >
        {label}
      </button>
      {isOpen && children(close)}
    </>
  )
}
