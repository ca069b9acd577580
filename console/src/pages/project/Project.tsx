import { useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Chip } from '../../parts/Chip.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { useIsClient } from '../../session/context.js'
import { FirstEvidence } from '../../shell/FirstSteps.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { EvidenceDrawer } from './EvidenceDrawer.js'
import { FlowView } from './FlowView.js'
import { Insights } from './Insights.js'
import { KpiCard } from './KpiCard.js'
import { OpenQuestions } from './OpenQuestions.js'
import { ReadinessView } from './ReadinessView.js'
import { hasNothing, kpiRemedy, openQuestions } from './remedies.js'

const Content = ({ answer }: { answer: Answer<'commandCenter.read'> }) => {
  const { workspace } = useSelected()
  const { view } = useAddress()
  const isClient = useIsClient()
  const opened = answer.kpis.find(({ id }) => id === view['evidence'])
  return (
    <>
      {!isClient && hasNothing(answer) && <FirstEvidence />}
      <h2 className="unseen">Key numbers</h2>
      <div className="kpi-grid">
        {answer.kpis.map((kpi) => (
          <KpiCard
            key={kpi.id}
            kpi={kpi}
            remedy={kpi.value === null && !isClient ? kpiRemedy(kpi, answer, workspace) : null}
            isOpen={kpi.id === opened?.id}
          />
        ))}
      </div>
      {!isClient && (
        <>
          <Section title="Insights">
            <Insights insights={answer.insights} />
          </Section>
          <Section
            title="From sources to output"
            note="What each source recorded in the period, and what was delivered."
          >
            <FlowView flow={answer.flow} />
          </Section>
          <Section title="Open questions">
            <OpenQuestions questions={openQuestions(answer, workspace)} />
          </Section>
          <Section title="Readiness" note="All evidence of this project, whatever the period.">
            <ReadinessView readiness={answer.readiness} />
          </Section>
        </>
      )}
      {opened !== undefined && <EvidenceDrawer kpi={opened} />}
    </>
  )
}

/** The five KPIs of a project, and what they rest on. */
export const Project = () => {
  const asked = useAnswer('commandCenter.read', useProjectQuestion())
  const answer = asked.state === 'ready' ? asked.answer : null
  const title = useProjectTitle()
  const isClient = useIsClient()
  return (
    <PageFrame
      title="Command center"
      subtitle={title === null ? undefined : <span>{title}</span>}
      asOf={asked.state === 'ready' ? asked.asOf : null}
      withPeriod
      actions={
        answer === null || isClient ? undefined : answer.state === 'ready' ? (
          <Chip tone="good">All five numbers are complete</Chip>
        ) : (
          <Chip tone="warn">Some numbers are not complete</Chip>
        )
      }
    >
      <Loaded asked={asked} heights={[640, 160, 240]} label="the command center">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
