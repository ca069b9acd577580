import type { ReportConfidence } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { type Asked, useAnswer } from '../../api/useAnswer.js'
import { confidenceTones, confidenceWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Count } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useDirectory, useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Checklist } from './Checklist.js'
import './confidence.css'
import { Improvements } from './Improvements.js'
import { MendPlace } from './MendPlace.js'
import { MoreToMend } from './MoreToMend.js'
import { isMendable, type Mendable, type OpenPoints } from './points.js'
import { SignalsTable } from './SignalsTable.js'

const Score = ({ confidence: { score, label } }: Pick<ReportConfidence, 'confidence'>) => (
  <div className="card confidence-score">
    <p className="confidence-number">
      <Count value={score} at="confidence.score" />
      <span className="soft"> of 100</span>
    </p>
    <Chip tone={confidenceTones[label]}>{confidenceWords[label]}</Chip>
    <meter min={0} max={100} value={score} aria-label="Confidence" />
    <p className="small soft">How sure the numbers of this period are: the sum of what each signal adds.</p>
  </div>
)

const Content = ({ answer, points }: { answer: ReportConfidence; points: OpenPoints | null }) => {
  const { checklist, confidence } = answer
  const { view } = useAddress()
  const list = view['mend']
  const open = useCallback((opened: Mendable) => setView({ mend: opened }, 'push'), [])
  const close = useCallback(() => setView({ mend: null }), [])
  return (
    <>
      <Score confidence={confidence} />
      <Improvements signals={confidence.signals} points={points} onOpen={open} />
      {points !== null && <MoreToMend signals={confidence.signals} points={points} onOpen={open} />}
      <Section title="Signals" note="What each one adds to the score.">
        <SignalsTable confidence={confidence} />
      </Section>
      <Section title="Setup">
        <Checklist items={checklist} />
      </Section>
      {points !== null && isMendable(list) && <MendPlace key={list} list={list} points={points} onClose={close} />}
    </>
  )
}

/** The confidence in a project's numbers, and what raises it: each open point leads to where it is mended. */
export const Confidence = () => {
  const question = useProjectQuestion()
  const mayMend = useMay('openPoints.read')
  const isPending = useDirectory().state === 'pending'
  const asked = useAnswer('confidence.read', question)
  const points = useAnswer('openPoints.read', mayMend ? question : null)
  const title = useProjectTitle()
  // All together, so that nothing jumps when the last arrives.
  const isWaiting = isPending || (mayMend && points.state === 'loading')
  const shown: Asked<'confidence.read'> = asked.state === 'ready' && isWaiting ? { state: 'loading' } : asked
  return (
    <PageFrame
      title="Confidence"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={shown} heights={[148, 900, 560]} label="confidence">
        {(answer) => <Content answer={answer} points={points.state === 'ready' ? points.answer : null} />}
      </Loaded>
    </PageFrame>
  )
}
