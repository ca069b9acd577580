import type { ConnectionView, SourceProject } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { categoryWords, healthWords, providerWord } from '../../format/words.js'
import { HealthChip } from '../../parts/chips.js'
import { Count, Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { kindsOf, kindWithin } from './coverage/coverage.js'

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
        onClick={() => setView({ connection: id === open ? null : id, span: null }, 'push')}
      >
        {label}
      </button>
    ),
  },
  { id: 'product', title: 'Product', value: ({ provider }) => providerWord(provider) },
  {
    id: 'state',
    title: 'State',
    value: ({ health }) => healthWords[health],
    show: ({ health }) => <HealthChip health={health} />,
  },
  {
    id: 'read',
    title: 'Last reading',
    value: ({ lastSuccessAt }) => lastSuccessAt,
    show: ({ lastSuccessAt }) => <Day at={lastSuccessAt} timeZone={timeZone} empty="never" />,
  },
  {
    id: 'covers',
    title: 'Covers',
    isWide: true,
    value: ({ coverage }) => format.list(kindsOf(coverage).map(kindWithin)),
  },
  {
    id: 'rejected',
    title: 'Rejected',
    value: ({ deadLetters }) => deadLetters,
    show: ({ id, deadLetters }) => <Count value={deadLetters} at={`connections[${id}].deadLetters`} />,
    align: 'end',
  },
  {
    id: 'records',
    title: 'Records',
    value: ({ records }) => records,
    show: ({ id, records }) => <Count value={records} at={`connections[${id}].records`} />,
    align: 'end',
    isExtra: true,
  },
  {
    id: 'projects',
    title: 'Projects',
    isExtra: true,
    value: (connection) => {
      const names = projects.filter(({ id }) => connection.projects.includes(id)).map(({ name }) => name)
      return names.length === 0 ? null : format.list(names)
    },
  },
  { id: 'type', title: 'Type', value: ({ category }) => categoryWords[category], isExtra: true },
  {
    id: 'since',
    title: 'Connected',
    value: ({ registeredAt }) => registeredAt,
    show: ({ registeredAt }) => <Instant at={registeredAt} timeZone={timeZone} />,
    isExtra: true,
  },
]

/** All connections; one opens beside the page. */
export const ConnectionTable = ({
  connections,
  projects,
  empty,
}: {
  connections: readonly ConnectionView[]
  projects: readonly SourceProject[]
  empty: ReactNode
}) => {
  const { timeZone } = useSelected()
  const { view } = useAddress()
  return (
    <DataTable
      id="connections"
      label="Connections"
      columns={columnsOf(timeZone, projects, view['connection'] ?? null)}
      rows={connections}
      rowKey={({ id }) => id}
      onOpen={({ id }) => setView({ connection: id, span: null }, 'push')}
      empty={empty}
    />
  )
}
