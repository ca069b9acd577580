import { useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { useMay } from '../../selection/access.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { useIsClient } from '../../session/context.js'
import { FirstEvidence } from '../../shell/FirstSteps.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { AllEvidence, LISTED } from './AllEvidence.js'
import { BeforeNote } from './Before.js'
import { barsOf, type Shown } from './bars.js'
import { FlowView } from './FlowView.js'
import { HeldView } from './HeldView.js'
import { KpiDetail } from './KpiDetail.js'
import { KpiRow } from './KpiRow.js'
import { isInHours, kpiLabels, selectedKpi } from './kpis.js'
import { MissingForm } from './MissingForm.js'
import { MissingList } from './MissingList.js'
import { MonthChart } from './MonthChart.js'
import { hasNothing, missingOf } from './missing.js'
import { RepositoryRow } from './RepositoryRow.js'
import { useBefore } from './useBefore.js'

type CommandCenter = Answer<'commandCenter.read'>

/** About the height of the chart, so that nothing jumps. */
const CHART_HEIGHT = 310

/** The months up to the end of the period. */
const Months = ({ shown }: { shown: Shown }) => {
  const question = useProjectQuestion()
  const asked = useAnswer('series.read', question)
  const label = shown === 'changes' ? 'Merged changes' : kpiLabels[shown]
  return (
    <Loaded asked={asked} heights={[CHART_HEIGHT]} label="the months">
      {(series) => (
        <MonthChart
          label={label}
          bars={barsOf(series, shown, question)}
          inHours={shown !== 'changes' && isInHours(shown)}
        />
      )}
    </Loaded>
  )
}

/** The five KPIs with the months of one of them; of a repository alone, what that shows. */
const Numbers = ({ answer }: { answer: CommandCenter }) => {
  const { view } = useAddress()
  const maySeries = useMay('series.read')
  const before = useBefore()
  const selected = selectedKpi(answer.kpis, view['kpi'])
  const isRepository = answer.kpis.every(({ value }) => value === null) && answer.flow.output !== null
  if (isRepository)
    return (
      <>
        <RepositoryRow answer={answer} />
        {maySeries && (
          <div className="card kpi-chart">
            <h2>Merged changes by month</h2>
            <Months shown="changes" />
          </div>
        )}
      </>
    )
  return (
    <>
      <div className="kpi-numbers">
        <KpiRow kpis={answer.kpis} selected={selected} before={before} />
        <BeforeNote before={before} />
      </div>
      {selected !== null && (
        <section className="card kpi-chart" aria-label={kpiLabels[selected.id]}>
          <KpiDetail kpi={selected} />
          {maySeries && <Months shown={selected.id} />}
        </section>
      )}
    </>
  )
}

/** The page of a client: the numbers that there are. */
const ForClient = ({ answer }: { answer: CommandCenter }) => {
  const { view } = useAddress()
  const before = useBefore()
  const kpis = answer.kpis.filter(({ value }) => value !== null)
  const selected = selectedKpi(kpis, view['kpi'])
  if (selected === null) return <EmptyState title="No numbers are known for this period" />
  return (
    <>
      <div className="kpi-numbers">
        <KpiRow kpis={kpis} selected={selected} before={before} />
        <BeforeNote before={before} />
      </div>
      <section className="card kpi-chart" aria-label={kpiLabels[selected.id]}>
        <KpiDetail kpi={selected} />
      </section>
    </>
  )
}

const ForWorkspace = ({ answer }: { answer: CommandCenter }) => {
  const missing = missingOf(answer)
  const isEmpty = hasNothing(answer)
  return (
    <>
      {isEmpty ? <FirstEvidence /> : <Numbers answer={answer} />}
      <Section title="What is missing or stands out">
        <MissingList missing={isEmpty ? missing.filter(({ id }) => !id.startsWith('source:')) : missing} />
      </Section>
      {!isEmpty && (
        <>
          <Section
            title="From sources to output"
            note="What each source recorded in the period, and what was delivered."
          >
            <FlowView flow={answer.flow} />
          </Section>
          <Section title="Evidence held" note="All evidence of this project, whatever the period.">
            <HeldView readiness={answer.readiness} />
          </Section>
        </>
      )}
      <MissingForm answer={answer} />
    </>
  )
}

const Content = ({ answer }: { answer: CommandCenter }) => {
  const { view } = useAddress()
  const isClient = useIsClient()
  const listed = answer.kpis.find(({ id }) => id === view[LISTED])
  return (
    <>
      {isClient ? <ForClient answer={answer} /> : <ForWorkspace answer={answer} />}
      {listed !== undefined && <AllEvidence kpi={listed} />}
    </>
  )
}

/** One project: its five KPIs, its months, what is missing, and what the numbers rest on. */
export const Project = () => {
  const asked = useAnswer('commandCenter.read', useProjectQuestion())
  const title = useProjectTitle()
  return (
    <PageFrame title={title ?? 'Project'} asOf={asked.state === 'ready' ? asked.asOf : null} withPeriod>
      <Loaded asked={asked} heights={[130, 480, 240]} label="the project">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
