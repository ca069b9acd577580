import { lazy, Suspense, useEffect, useState } from 'react'
import { isTyping } from '../parts/isTyping.js'

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.js')).SearchDialog }))

/** Opens the search: by a click, by `/`, or by Ctrl-K or ⌘-K. */
export const SearchButton = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // A dialog stays until it is closed: it may show what is shown only once.
      if ((!isSlash && !isK) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <button
        type="button"
        className="button is-small search-button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
      >
        Search{' '}
        <span className="key" aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
