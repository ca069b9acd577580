import type { ReactNode } from 'react'
import { Chip } from '../../parts/Chip.js'

/** Says whether an amount counts today. */
export const InForce = ({ isInForce }: { isInForce: boolean }) =>
  isInForce ? <Chip tone="good">In force</Chip> : <span className="soft">not today</span>

/** A small button in a row; `name` says what it changes. */
export const Act = ({ label, name, onAct }: { label: string; name: string; onAct: () => void }) => (
  <button type="button" className="button is-small unprinted" aria-label={name} onClick={onAct}>
    {label}
  </button>
)

/** The button that adds to a section, where the person may. */
export const Add = ({ isOffered, children, onAct }: { isOffered: boolean; children: string; onAct: () => void }) =>
  isOffered && (
    <div className="row unprinted">
      <button type="button" className="button is-small is-primary" onClick={onAct}>
        {children}
      </button>
    </div>
  )

/** The sentence of a section without rows. */
export const none = (text: string): ReactNode => <p className="soft">{text}</p>
