import type { ReportConfidence } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { confidenceTones, confidenceWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Count, Percent } from '../../parts/values.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Checklist } from './Checklist.js'
import './confidence.css'
import { byWhatTheyWouldRaise } from './raising.js'
import { SignalsTable } from './SignalsTable.js'

const Content = ({ answer: { checklist, confidence } }: { answer: ReportConfidence }) => {
  const raising = byWhatTheyWouldRaise(confidence.signals)
  return (
    <>
      <div className="card confidence-score">
        <p className="confidence-number">
          <Count value={confidence.score} />
          <span className="soft"> of 100</span>
        </p>
        <Chip tone={confidenceTones[confidence.label]}>{confidenceWords[confidence.label]}</Chip>
        <meter min={0} max={100} value={confidence.score} aria-label="Confidence" />
        <p className="small soft">How sure the numbers of this period are: the sum of the signals below.</p>
      </div>
      <Section title="The greatest improvements">
        {raising.length === 0 ? (
          <EmptyState title="Every signal is complete" />
        ) : (
          <ol className="raising">
            {raising.map(({ id, label, note, pct, weight }) => (
              <li key={id} className="card">
                <p>
                  <strong>{note}</strong>
                </p>
                <p className="small soft">
                  {label}: <Percent value={pct} /> · weight <Count value={weight} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title="Signals">
        <SignalsTable signals={confidence.signals} />
      </Section>
      <Section title="One-time setup">
        <Checklist items={checklist} />
      </Section>
    </>
  )
}

/** The confidence in a project's numbers, and how to raise it. */
export const Confidence = () => {
  const asked = useAnswer('confidence.read', useProjectQuestion())
  const title = useProjectTitle()
  return (
    <PageFrame
      title="Confidence"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={asked} heights={[120, 240, 480]} label="confidence">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
