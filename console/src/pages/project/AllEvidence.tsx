import type { EvidenceItem, Kpi } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView } from '../../address/useAddress.js'
import type { Parameters } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { figureDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { attributionWords, evidenceKindWords, providerWord, spoken } from '../../format/words.js'
import { Drawer } from '../../parts/Drawer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Loaded } from '../../parts/Loaded.js'
import { Day, FigureValue } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { kpiLabels } from './kpis.js'

type Family = Parameters<'commandCenter.evidence'>['family']

/** Kinds whose reference is known to people. That of others is a key. */
const REFERRED: ReadonlySet<EvidenceItem['kind']> = new Set(['work_item', 'code_change', 'release', 'invoice_line'])

/** A release is called as its tag is. */
const nameOf = ({ kind, reference, title }: EvidenceItem): string => {
  if (!REFERRED.has(kind)) return title
  return reference === title ? reference : `${reference} ${title}`.trim()
}

const Named = ({ item }: { item: EvidenceItem }) => {
  const { kind, reference, title, url } = item
  if (!REFERRED.has(kind)) return <ExternalLink url={url}>{title}</ExternalLink>
  return (
    <>
      <ExternalLink url={url}>{reference}</ExternalLink> {title === reference ? null : title}
    </>
  )
}

const columnsOf = (timeZone: string): readonly Column<EvidenceItem>[] => [
  {
    id: 'date',
    title: 'Date',
    value: (item) => item.occurredAt,
    show: (item) => <Day at={item.occurredAt} timeZone={timeZone} />,
  },
  {
    id: 'evidence',
    title: 'Evidence',
    value: nameOf,
    show: (item) => <Named item={item} />,
    isWide: true,
  },
  {
    id: 'adds',
    title: 'Adds',
    value: ({ contribution }) => contribution && figureDigits(contribution, format),
    show: (item) =>
      item.contribution === null ? <span className="soft">—</span> : <FigureValue figure={item.contribution} />,
    align: 'end',
  },
  { id: 'kind', title: 'Kind', value: (item) => evidenceKindWords[item.kind] },
  { id: 'state', title: 'State', value: (item) => spoken(item.state) },
  { id: 'scope', title: 'Scope', value: (item) => attributionWords[item.attribution] || null },
  { id: 'source', title: 'Source', value: (item) => providerWord(item.source) },
]

const Evidence = ({ family, total }: { family: Family; total: number }) => {
  const question = useProjectQuestion()
  const { timeZone } = useSelected()
  const asked = useAnswer('commandCenter.evidence', { family, ...question })
  return (
    <Loaded asked={asked} heights={[48, 400]} label="the evidence">
      {({ explanation, title, evidence }) => (
        <>
          <p>{explanation}</p>
          {total > evidence.length && <p className="soft">The newest are listed.</p>}
          <DataTable
            id="listed"
            label={`Evidence of ${title}`}
            columns={columnsOf(timeZone)}
            rows={evidence}
            rowKey={({ id }) => id}
            total={total}
            empty={<EmptyState title="No evidence in this period" />}
          />
        </>
      )}
    </Loaded>
  )
}

/** The part of the address that names the KPI whose evidence is listed. */
export const LISTED = 'listed'

/** All evidence of a KPI beside the page, with its state, its scope and where it comes from. */
export const AllEvidence = ({ kpi }: { kpi: Kpi }) => {
  const close = useCallback(() => setView({ [LISTED]: null, 'listed-find': null, 'listed-sort': null }), [])
  return (
    <Drawer title={`All evidence: ${kpiLabels[kpi.id]}`} onClose={close}>
      <Evidence key={kpi.id} family={kpi.id} total={kpi.evidenceCount} />
    </Drawer>
  )
}
