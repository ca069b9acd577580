import type { Adoption, TaggedEvidence } from '@workspace-delivery-intelligence/client'
import { goTo, pageAddress, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Day } from '../../parts/values.js'
import { startOfChange, viewOf } from '../../search/start.js'
import { useMayOpen } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { signalWords, tagTones, tagWords } from './words.js'

const columnsOf = (timeZone: string): readonly Column<TaggedEvidence>[] => [
  {
    id: 'merged',
    title: 'Merged',
    value: ({ mergedAt }) => mergedAt,
    show: ({ mergedAt }) => <Day at={mergedAt} timeZone={timeZone} />,
  },
  {
    id: 'change',
    title: 'Change',
    value: ({ reference, title }) => `${reference} ${title}`,
    show: ({ reference, title, url }) => (
      <>
        <ExternalLink url={url}>{reference}</ExternalLink> {title}
      </>
    ),
    isWide: true,
  },
  { id: 'repository', title: 'Repository', value: ({ repository }) => repository },
  {
    id: 'tag',
    title: 'Tag',
    value: ({ status }) => tagWords[status],
    show: ({ status }) => <Chip tone={tagTones[status]}>{tagWords[status]}</Chip>,
  },
  { id: 'tools', title: 'Tools', value: ({ tools }) => format.list(tools.map(spoken)) || null },
  {
    id: 'said-by',
    title: 'Said by',
    value: ({ signalSources }) => format.list(signalSources.map((source) => signalWords[source])),
  },
  { id: 'type', title: 'Type', value: ({ workType }) => spoken(workType) },
  { id: 'items', title: 'Work items', value: ({ workItemKeys }) => workItemKeys.join(', ') || null },
]

/** The merged changes whose tags say whether AI helped. A row opens its trace, where its marks can be taken back. */
export const TaggedChanges = ({ adoption }: { adoption: Adoption }) => {
  const address = useAddress()
  const { timeZone, project } = useSelected()
  const mayTrace = useMayOpen('trace') && project.kind === 'one'
  const openTrace = ({ repository, reference }: TaggedEvidence): void => {
    const { kind, id } = viewOf(startOfChange(repository, reference))
    if (kind != null && id != null) goTo(pageAddress(address, 'trace', { kind, id }))
  }
  return (
    <div className="stack">
      {adoption.taggedEvidenceTotal > adoption.taggedEvidence.length && <p className="soft">The newest are listed.</p>}
      <DataTable
        id="tagged"
        label="Changes with an AI tag"
        columns={columnsOf(timeZone)}
        rows={adoption.taggedEvidence}
        rowKey={({ repository, reference }) => `${repository} ${reference}`}
        total={adoption.taggedEvidenceTotal}
        {...(mayTrace ? { onOpen: openTrace } : {})}
        empty={<EmptyState title="No merged change has an AI tag" />}
      />
    </div>
  )
}
