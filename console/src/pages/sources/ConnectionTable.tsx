import type { ConnectionView, SourceProject } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { commandLine } from '../../format/command.js'
import { format } from '../../format/viewer.js'
import { categoryWords, healthWords, providerWord } from '../../format/words.js'
import { Command } from '../../parts/Command.js'
import { HealthChip } from '../../parts/chips.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'

const columnsOf = (
  timeZone: string,
  projects: readonly SourceProject[],
  open: string | null,
): readonly Column<ConnectionView>[] => [
  {
    id: 'name',
    title: 'Connection',
    value: ({ label }) => label,
    show: ({ id, label }) => (
      <button
        type="button"
        className="link-button"
        aria-expanded={id === open}
        onClick={() => setView({ connection: id === open ? null : id }, 'push')}
      >
        {label}
      </button>
    ),
  },
  { id: 'provider', title: 'Provider', value: ({ provider }) => providerWord(provider) },
  { id: 'category', title: 'Kind', value: ({ category }) => categoryWords[category] },
  {
    id: 'health',
    title: 'Health',
    value: ({ health }) => healthWords[health],
    show: ({ health }) => <HealthChip health={health} />,
  },
  { id: 'records', title: 'Records', value: ({ records }) => records, align: 'end' },
  { id: 'rejected', title: 'Rejected', value: ({ deadLetters }) => deadLetters, align: 'end' },
  {
    id: 'read',
    title: 'Last import',
    value: ({ lastSuccessAt }) => lastSuccessAt,
    show: ({ lastSuccessAt }) => <Instant at={lastSuccessAt} timeZone={timeZone} />,
  },
  {
    id: 'projects',
    title: 'Projects',
    value: (connection) => {
      const names = projects.filter(({ id }) => connection.projects.includes(id)).map(({ name }) => name)
      return names.length === 0 ? null : format.list(names)
    },
  },
]

/** All connections; one opens beside the page. */
export const ConnectionTable = ({
  connections,
  projects,
}: {
  connections: readonly ConnectionView[]
  projects: readonly SourceProject[]
}) => {
  const { timeZone, workspace } = useSelected()
  const { view } = useAddress()
  return (
    <DataTable
      id="connections"
      label="Connections"
      columns={columnsOf(timeZone, projects, view['connection'] ?? null)}
      rows={connections}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="Nothing is connected yet">
          <p>An import connects its source. Begin with a repository, or a file that a product exported:</p>
          <Command line={commandLine(['import', 'git', '<path>'], workspace)} />
          <Command line={commandLine(['import', '<file>'], workspace)} />
        </EmptyState>
      }
    />
  )
}
