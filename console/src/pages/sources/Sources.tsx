import type { DataSources as DataSourcesAnswer } from '@workspace-delivery-intelligence/client'
import { useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Stats } from '../../parts/Stats.js'
import { Count, Instant, Percent } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Catalog } from './Catalog.js'
import { ConnectionDrawer } from './ConnectionDrawer.js'
import { ConnectionTable } from './ConnectionTable.js'
import { CoverageCalendar } from './CoverageCalendar.js'
import { Orphans } from './Orphans.js'

const Content = ({ answer }: { answer: DataSourcesAnswer }) => {
  const { timeZone, project } = useSelected()
  const { view } = useAddress()
  const { kpis, connections, projects, orphanedDeadLetters, catalog } = answer
  const opened = connections.find(({ id }) => id === view['connection'])
  const projectName = projects.find(({ id }) => project.kind === 'one' && id === project.id)?.name
  return (
    <>
      <Stats
        stats={[
          ['Connected', <Count key="connected" value={kpis.connectedCount} />],
          ['Registered', <Count key="registered" value={kpis.registeredCount} />],
          ['Need attention', <Count key="attention" value={kpis.attentionCount} />],
          ['Days covered (last 90 at most)', <Percent key="coverage" value={kpis.coveragePct} />],
          ['Last import', <Instant key="last" at={kpis.lastSuccessAt} timeZone={timeZone} />],
        ]}
      />
      <Section
        title="Connections"
        note="Open a connection to see its coverage, its rejected records, and how to fix them."
      >
        <ConnectionTable connections={connections} projects={projects} />
      </Section>
      <Section
        title="Days covered"
        note={
          projectName === undefined
            ? 'By all connections, in the selected period.'
            : `By the connections of ${projectName}, in the selected period.`
        }
      >
        <CoverageCalendar connections={connections} />
      </Section>
      {orphanedDeadLetters.length > 0 && (
        <Section title="Rejected records without a connection">
          <Orphans letters={orphanedDeadLetters} />
        </Section>
      )}
      <Section title="Available sources">
        <Catalog entries={catalog} />
      </Section>
      {opened !== undefined && <ConnectionDrawer key={opened.id} connection={opened} projects={projects} />}
    </>
  )
}

/** Connections, their health, and which days they have read. */
export const Sources = () => {
  const asked = useAnswer('dataSources.read', {})
  return (
    <PageFrame
      title="Data sources"
      subtitle="Where the evidence comes from, and how complete it is."
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={asked} heights={[80, 480, 320]} label="the data sources">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
