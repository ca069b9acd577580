import type { DeliveryRow, ReleaseRow } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../format/words.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Day } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'

const itemColumns = (timeZone: string): readonly Column<DeliveryRow>[] => [
  { id: 'item', title: 'Item', value: ({ key }) => key },
  { id: 'title', title: 'Title', value: ({ title }) => title, isWide: true },
  { id: 'type', title: 'Type', value: ({ workType }) => spoken(workType) },
  {
    id: 'completed',
    title: 'Completed',
    value: ({ completedAt }) => completedAt,
    show: ({ completedAt }) => <Day at={completedAt} timeZone={timeZone} />,
  },
  { id: 'changes', title: 'Changes', value: ({ changes }) => changes.join(', ') || null },
  { id: 'releases', title: 'Releases', value: ({ releases }) => releases.join(', ') || null },
]

const releaseColumns = (timeZone: string): readonly Column<ReleaseRow>[] => [
  { id: 'tag', title: 'Release', value: ({ tag }) => tag },
  {
    id: 'released',
    title: 'Released',
    value: ({ releasedAt }) => releasedAt,
    show: ({ releasedAt }) => <Day at={releasedAt} timeZone={timeZone} />,
  },
  { id: 'changes', title: 'Changes', value: ({ changes }) => changes, align: 'end' },
  { id: 'source', title: 'Source', value: ({ source }) => spoken(source) },
]

/** The work items that were completed in the period, with their changes and releases. */
export const DeliveredItems = ({ rows }: { rows: readonly DeliveryRow[] }) => (
  <DataTable
    id="items"
    label="Completed work items"
    columns={itemColumns(useSelected().timeZone)}
    rows={rows}
    rowKey={({ key }) => key}
    empty={<EmptyState title="No work item was completed in this period" />}
  />
)

/** The releases of the period. */
export const Releases = ({ rows }: { rows: readonly ReleaseRow[] }) => (
  <DataTable
    id="releases"
    label="Releases"
    columns={releaseColumns(useSelected().timeZone)}
    rows={rows}
    rowKey={({ tag, releasedAt }) => `${tag} ${releasedAt}`}
    isSearchable={false}
    empty={<EmptyState title="No release in this period" />}
  />
)
