import type { ReactNode } from 'react'
import type { Tone } from '../format/words.js'
import './chip.css'

/** A sign for each tone, so that colour alone says nothing. */
const SIGNS: Readonly<Record<Tone, string>> = {
  good: '●',
  warn: '◐',
  risk: '▲',
  info: '○',
  ai: '✦',
  neutral: '○',
}

/** A short label with a tone. */
export const Chip = ({ tone, title, children }: { tone: Tone; title?: string; children: ReactNode }) => (
  <span className={`chip is-${tone}`} title={title}>
    <span aria-hidden="true">{SIGNS[tone]}</span> {children}
  </span>
)
