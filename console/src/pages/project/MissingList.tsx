import { pageAddress, setView, useAddress } from '../../address/useAddress.js'
import type { OperationId } from '../../api/ask.js'
import type { Tone } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Emphasis } from '../../parts/Emphasis.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { PageLink } from '../../parts/PageLink.js'
import { useMay } from '../../selection/access.js'
import { useMayOpen } from '../../selection/offered.js'
import type { FormId, Mend, Missing } from './missing.js'
import './missing.css'

const WORDS: Readonly<Record<Tone, string>> = {
  risk: 'Risk',
  warn: 'Attention',
  info: 'Note',
  ai: 'AI',
  neutral: 'Not stated',
  good: 'Good',
}

const STATEMENTS: Readonly<Record<FormId, OperationId>> = {
  answer: 'question.answer',
  estimate: 'estimate.record',
  objective: 'objective.set',
}

const ToPage = ({ mend }: { mend: Mend & { kind: 'page' } }) => {
  const address = useAddress()
  const mayOpen = useMayOpen(mend.page)
  if (!mayOpen) return null
  return (
    <PageLink className="button is-small" to={pageAddress(address, mend.page, mend.view)}>
      {mend.label}
    </PageLink>
  )
}

const ToForm = ({ mend }: { mend: Mend & { kind: 'form' } }) => {
  const mayState = useMay(STATEMENTS[mend.form])
  if (!mayState) return null
  return (
    <button type="button" className="button is-small" onClick={() => setView({ form: mend.form })}>
      {mend.label}
    </button>
  )
}

/** All that is missing or stands out, each with what mends it. */
export const MissingList = ({ missing }: { missing: readonly Missing[] }) => {
  if (missing.length === 0) return <EmptyState title="Nothing is missing, and nothing stands out" />
  return (
    <ul className="card missing">
      {missing.map(({ id, tone, text, mend }) => (
        <li key={id}>
          <Chip tone={tone}>{WORDS[tone]}</Chip>
          <p>
            <Emphasis text={text} />
          </p>
          {mend?.kind === 'page' && <ToPage mend={mend} />}
          {mend?.kind === 'form' && <ToForm mend={mend} />}
        </li>
      ))}
    </ul>
  )
}
