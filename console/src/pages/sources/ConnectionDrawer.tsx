import type { ConnectionView, SourceProject } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { categoryWords, coverageKindWords, providerWord, spoken } from '../../format/words.js'
import { HealthChip } from '../../parts/chips.js'
import { Drawer } from '../../parts/Drawer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Facts } from '../../parts/Facts.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Count, Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { PlainTable } from '../../table/PlainTable.js'
import { RejectedRecords } from './RejectedRecords.js'
import { connectionRemedy } from './remedies.js'

const Runs = ({ connection }: { connection: ConnectionView }) => {
  const { timeZone } = useSelected()
  if (connection.recentRuns.length === 0) return <EmptyState title="No import yet" />
  return (
    <PlainTable
      label="Last imports"
      head={['Began', 'It', 'New', 'Unchanged', 'Rejected']}
      rows={connection.recentRuns.map(({ id, startedAt, state, accepted, unchanged, rejected }) => [
        format.instant(startedAt, timeZone),
        spoken(state).toLowerCase(),
        <Count key={`${id} accepted`} value={accepted} />,
        <Count key={`${id} unchanged`} value={unchanged} />,
        <Count key={`${id} rejected`} value={rejected} />,
      ])}
    />
  )
}

const Coverage = ({ connection }: { connection: ConnectionView }) => {
  const { timeZone } = useSelected()
  if (connection.coverage.length === 0) return <EmptyState title="No day is covered yet" />
  return (
    <ul>
      {connection.coverage.map(({ kind, from, to }) => (
        <li key={`${kind} ${from}`}>
          {coverageKindWords[kind]}: <Day at={from} timeZone={timeZone} /> to <Instant at={to} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

/** One connection, beside the page: how it is, why, and what mends it. */
export const ConnectionDrawer = ({
  connection,
  projects,
}: {
  connection: ConnectionView
  projects: readonly SourceProject[]
}) => {
  const { timeZone, workspace } = useSelected()
  const close = useCallback(() => setView({ connection: null }), [])
  const remedy = connectionRemedy(connection, workspace)
  const names = projects.filter(({ id }) => connection.projects.includes(id)).map(({ name }) => name)
  return (
    <Drawer title={connection.label} onClose={close}>
      <Facts
        rows={[
          ['Health', <HealthChip key="health" health={connection.health} />],
          ['Provider', providerWord(connection.provider)],
          ['Account', connection.account ?? '—'],
          ['Source type', categoryWords[connection.category]],
          ['Projects', names.length === 0 ? 'none' : format.list(names)],
          ['Records', <Count key="records" value={connection.records} />],
          ['Connected', <Instant key="since" at={connection.registeredAt} timeZone={timeZone} />],
          ['Last attempt', <Instant key="tried" at={connection.lastAttemptAt} timeZone={timeZone} />],
          ['Last import', <Instant key="read" at={connection.lastSuccessAt} timeZone={timeZone} />],
        ]}
      />
      {connection.lastError !== null && (
        <p className="card">
          <strong>{spoken(connection.lastError.code)}.</strong> {connection.lastError.message}
        </p>
      )}
      {connection.deadLetters === 0 && remedy !== null && <RemedyNote remedy={remedy} />}
      {connection.deadLetters > 0 && (
        <section className="stack" aria-label="Rejected records">
          <h3>Rejected records</h3>
          <RejectedRecords connection={connection} />
        </section>
      )}
      <section className="stack" aria-label="Coverage">
        <h3>Coverage</h3>
        <Coverage connection={connection} />
      </section>
      <section className="stack" aria-label="Last imports">
        <h3>Last imports</h3>
        <Runs connection={connection} />
      </section>
    </Drawer>
  )
}
