import { useEffect, useRef, useState } from 'react'
import { currentAddress, goTo, pageAddress } from '../address/useAddress.js'
import { Dialog } from '../parts/Dialog.js'
import { isTyping } from '../parts/isTyping.js'
import { useOffered } from '../selection/offered.js'
import type { Page } from '../selection/page.js'
import './keyboard.css'

/** The milliseconds in which the second key of a jump has to follow. */
const JUMP_MS = 1_500

const Key = ({ children }: { children: string }) => <kbd className="key">{children}</kbd>

/** The keys and what they do. */
const Help = ({ pages, onClose }: { pages: readonly Page[]; onClose: () => void }) => (
  <Dialog title="Keyboard" onClose={onClose}>
    <dl className="keyboard-help">
      <div>
        <dt>
          <Key>/</Key>
        </dt>
        <dd>Search</dd>
      </div>
      <div>
        <dt>
          <Key>?</Key>
        </dt>
        <dd>This list</dd>
      </div>
      <div>
        <dt>
          <Key>↑</Key> <Key>↓</Key>
        </dt>
        <dd>Rows of a table that has the focus</dd>
      </div>
      <div>
        <dt>
          <Key>Enter</Key>
        </dt>
        <dd>Open the row</dd>
      </div>
      <div>
        <dt>
          <Key>Esc</Key>
        </dt>
        <dd>Close what is open</dd>
      </div>
      {pages.map(({ id, title, key }) =>
        key === null ? null : (
          <div key={id}>
            <dt>
              <Key>g</Key> <Key>{key}</Key>
            </dt>
            <dd>{title}</dd>
          </div>
        ),
      )}
    </dl>
    <div className="row">
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  </Dialog>
)

/** Jumps to pages by `g` and a key, and shows all keys by `?`. */
export const Keyboard = () => {
  const pages = useOffered()
  const [isHelping, setHelping] = useState(false)
  const jumpingUntil = useRef(0)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isBusy = isTyping(event.target) || document.querySelector('dialog[open]') !== null
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const isJump = event.timeStamp < jumpingUntil.current
      jumpingUntil.current = 0
      const page = isJump ? pages.find(({ key }) => key === event.key) : undefined
      if (page !== undefined) {
        event.preventDefault()
        goTo(pageAddress(currentAddress(), page.id))
      } else if (event.key === 'g') jumpingUntil.current = event.timeStamp + JUMP_MS
      else if (event.key === '?') setHelping(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [pages])
  return isHelping ? <Help pages={pages} onClose={() => setHelping(false)} /> : null
}
