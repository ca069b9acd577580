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
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Day, FigureValue } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'

export type Family = Parameters<'commandCenter.evidence'>['family']

/** A release is called as its tag is. */
const nameOf = ({ reference, title }: EvidenceItem): string =>
  reference === title ? reference : `${reference} ${title}`.trim()

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
    show: (item) => (
      <>
        <ExternalLink url={item.url}>{item.reference}</ExternalLink> {item.title === item.reference ? null : item.title}
      </>
    ),
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
  switch (asked.state) {
    case 'loading':
      return <Skeleton heights={[48, 400]} label="the evidence" />
    case 'failed':
      return <ProblemNotice problem={asked.problem} retry={asked.retry} />
    case 'ready':
      return (
        <>
          <p>{asked.answer.explanation}</p>
          {total > asked.answer.evidence.length && <p className="soft">The newest are listed.</p>}
          <DataTable
            id="evidence"
            label={`Evidence of ${asked.answer.title}`}
            columns={columnsOf(timeZone)}
            rows={asked.answer.evidence}
            rowKey={({ id }) => id}
            total={total}
            empty={<EmptyState title="No evidence in this period" />}
          />
        </>
      )
    default:
      return asked satisfies never
  }
}

/** The evidence of a KPI, beside the page. */
export const EvidenceDrawer = ({ kpi }: { kpi: Kpi }) => {
  const close = useCallback(() => setView({ evidence: null, 'evidence-find': null, 'evidence-sort': null }), [])
  return (
    <Drawer title={`Evidence: ${kpi.title}`} onClose={close}>
      <Evidence key={kpi.id} family={kpi.id} total={kpi.evidenceCount} />
    </Drawer>
  )
}
