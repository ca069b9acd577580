import type { Figure, Kpi } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { AnsweredContext } from '../../parts/evidence.js'
import { FigureValue } from '../../parts/values.js'
import { comparedWith, isInHours } from './kpis.js'
import type { KpisBefore } from './useBefore.js'

const SIGNS = { more: '↑', less: '↓', same: '=' } as const
const WORDS = { more: 'More than before', less: 'Less than before', same: 'The same as before' } as const

const Arrow = ({ now, before }: { now: Figure | null; before: Figure | null }) => {
  const compared = comparedWith(now, before)
  if (compared === null) return null
  return (
    <>
      <span aria-hidden="true">{SIGNS[compared]} </span>
      <span className="unseen">{WORDS[compared]}. </span>
    </>
  )
}

/** The number of the period before, of the same length, with the direction since then. */
export const Before = ({ kpi, before }: { kpi: Kpi; before: KpisBefore }) => {
  if (before.kind !== 'asked' || before.asked.state !== 'ready') return <p className="kpi-before">{'\u00A0'}</p>
  const { answer, question } = before.asked
  const earlier = answer.kpis.find(({ id }) => id === kpi.id)?.value ?? null
  return (
    <p className="kpi-before" title={format.range(before.period.start, before.period.end)}>
      <Arrow now={kpi.value} before={earlier} />
      before:{' '}
      {earlier === null ? (
        'not known'
      ) : (
        <AnsweredContext value={question}>
          <FigureValue figure={earlier} inHours={isInHours(kpi.id)} at={`kpis[${kpi.id}].value.value`} />
        </AnsweredContext>
      )}
    </p>
  )
}

/** The days that the numbers are compared with, or the reason for which they are not. */
export const BeforeNote = ({ before }: { before: KpisBefore }) => {
  if (before.kind === 'pending') return <p className="small soft">{'\u00A0'}</p>
  if (before.kind === 'none') return <p className="small soft">No comparison: {before.reason}</p>
  if (before.asked.state === 'failed') return <p className="small soft">The period before could not be read.</p>
  return <p className="small soft">Before: {format.range(before.period.start, before.period.end)}</p>
}
