import type { ConnectionView, DataSources } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Stats } from '../../parts/Stats.js'
import { Count, Day, Percent } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { ConnectionTable } from './ConnectionTable.js'
import { ConnectionDrawer } from './connection/ConnectionDrawer.js'
import { CoverageCalendar } from './coverage/CoverageCalendar.js'
import { AddFiles } from './files/AddFiles.js'
import { ExportGuide } from './files/ExportGuide.js'
import { AddHost } from './hosts/AddHost.js'
import { Orphans } from './Orphans.js'

/** Nothing of a connection stands beside what is added. */
const ALONE = { connection: null, span: null }
const openFiles = (): void => setView({ add: 'files', ...ALONE }, 'push')
const openHost = (): void => setView({ add: 'host', product: null, ...ALONE }, 'push')

const NEEDY: ReadonlySet<ConnectionView['health']> = new Set(['failing', 'degraded', 'stale'])

/** Connections that need attention before the others. */
const needyFirst = (connections: readonly ConnectionView[]): readonly ConnectionView[] => [
  ...connections.filter(({ health }) => NEEDY.has(health)),
  ...connections.filter(({ health }) => !NEEDY.has(health)),
]

const NothingYet = ({ mayAdd, mayConnect }: { mayAdd: boolean; mayConnect: boolean }) => (
  <EmptyState title="Nothing is connected yet">
    <p>
      Add files that your products export: each connects its product. Or add a host, which the service then asks by
      itself. Time, work items and invoices help most.
    </p>
    <div className="row">
      {mayAdd && (
        <button type="button" className="button is-primary" onClick={openFiles}>
          Add the first files
        </button>
      )}
      {mayConnect && (
        <button type="button" className="button" onClick={openHost}>
          Add the first host
        </button>
      )}
    </div>
  </EmptyState>
)

const Content = ({ answer }: { answer: DataSources }) => {
  const { timeZone, project } = useSelected()
  const { view } = useAddress()
  const mayAdd = useMay('imports.take')
  const mayConnect = useMay('hosts.connect')
  const { kpis, connections, projects, orphanedDeadLetters, catalog } = answer
  const byNeed = needyFirst(connections)
  const opened = connections.find(({ id }) => id === view['connection'])
  const projectName = projects.find(({ id }) => project.kind === 'one' && id === project.id)?.name
  return (
    <>
      {mayAdd && <AddFiles connections={connections} projects={projects} catalog={catalog} />}
      {mayConnect && view['add'] === 'host' && <AddHost projects={projects} />}
      {connections.length > 0 && (
        <Stats
          stats={[
            ['Connected and read', <Count key="connected" value={kpis.connectedCount} at="kpis.connectedCount" />],
            ['Need attention', <Count key="attention" value={kpis.attentionCount} at="kpis.attentionCount" />],
            [
              'Days covered (last 90 at most)',
              <Percent key="coverage" value={kpis.coveragePct} at="kpis.coveragePct" />,
            ],
            ['Last reading', <Day key="last" at={kpis.lastSuccessAt} timeZone={timeZone} empty="never" />],
          ]}
        />
      )}
      <Section title="Connections">
        <ConnectionTable
          connections={byNeed}
          projects={projects}
          empty={
            <NothingYet mayAdd={mayAdd && view['add'] !== 'files'} mayConnect={mayConnect && view['add'] !== 'host'} />
          }
        />
      </Section>
      {connections.length > 0 && (
        <Section
          title="Days covered"
          note={projectName === undefined ? 'By all connections.' : `By the connections of ${projectName}.`}
        >
          <CoverageCalendar connections={byNeed} />
        </Section>
      )}
      {orphanedDeadLetters.length > 0 && (
        <Section title="Rejected records without a connection">
          <Orphans letters={orphanedDeadLetters} />
        </Section>
      )}
      {connections.length === 0 && view['add'] === undefined && (
        <Section
          title="What can be added"
          note="Hosts that the service asks by itself, and files that it recognises. What helps most comes first."
        >
          <ExportGuide entries={catalog} connections={connections} />
        </Section>
      )}
      {opened !== undefined && <ConnectionDrawer key={opened.id} connection={opened} projects={projects} />}
    </>
  )
}

/** Connections, what they cover, and the files that are added. */
export const Sources = () => {
  const asked = useAnswer('dataSources.read', {})
  const mayAdd = useMay('imports.take')
  const mayConnect = useMay('hosts.connect')
  const { view } = useAddress()
  return (
    <PageFrame
      title="Sources"
      subtitle="Where the evidence comes from, and how complete it is."
      asOf={asked.state === 'ready' ? asked.asOf : null}
      actions={
        <>
          {mayConnect && view['add'] !== 'host' && (
            <button type="button" className="button" onClick={openHost}>
              Add a host
            </button>
          )}
          {mayAdd && view['add'] !== 'files' && (
            <button type="button" className="button is-primary" onClick={openFiles}>
              Add files
            </button>
          )}
        </>
      }
    >
      <Loaded asked={asked} heights={[80, 320, 320]} label="the sources">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
