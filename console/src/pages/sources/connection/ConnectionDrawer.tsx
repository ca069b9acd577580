import type { ConnectionDetail, ConnectionView, SourceProject } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView, useAddress } from '../../../address/useAddress.js'
import { useAnswer } from '../../../api/useAnswer.js'
import { format } from '../../../format/viewer.js'
import { categoryWords, providerWord, spoken } from '../../../format/words.js'
import { HealthChip } from '../../../parts/chips.js'
import { Drawer } from '../../../parts/Drawer.js'
import { Facts } from '../../../parts/Facts.js'
import { Loaded } from '../../../parts/Loaded.js'
import { Count, Instant } from '../../../parts/values.js'
import { useSelected } from '../../../selection/selected.js'
import { kindWithin } from '../coverage/coverage.js'
import { spanIn } from '../coverage/span.js'
import { Containers } from './Containers.js'
import { HostActs } from './HostActs.js'
import { HostFacts } from './HostFacts.js'
import { KeptAnswers } from './KeptAnswers.js'
import { Readings } from './Readings.js'
import { RejectedRecords } from './RejectedRecords.js'
import { Turns } from './Turns.js'
import './connection.css'

/** Help for a connection to a host that is not well. */
const HOST_HELP: Readonly<Record<ConnectionView['health'], string | null>> = {
  healthy: null,
  not_connected: 'It was not read yet. It is read within seconds while a worker runs.',
  pending: 'Its first reading has not ended yet.',
  stale: 'It was not read for longer than usual. Check it, and ask now.',
  degraded: 'Not all of it could be read or compared. Check it: each line says what to do.',
  failing: 'The last reading failed. What was read before stays. Check it, and give it a new token if that is refused.',
  paused: 'Paused: its host is not asked until it is resumed.',
}

/** Help for a connection that is not well. */
const HELP: Readonly<Record<ConnectionView['health'], string | null>> = {
  healthy: null,
  not_connected: 'Nothing was imported yet. Add files.',
  pending: 'The first import has not ended yet.',
  stale: 'No import for longer than usual. Add newer files.',
  degraded: 'Some days in between are missing. Add files that cover them.',
  failing: 'The last import failed. Fix the cause, then add the files again.',
  paused: 'Paused: its files are not imported until it is resumed.',
}

const Details = ({ detail, projects }: { detail: ConnectionDetail; projects: readonly SourceProject[] }) => {
  const { view } = useAddress()
  const { timeZone } = useSelected()
  const span = spanIn(view['span'])
  const readings = (
    <Readings
      title={span === null ? 'Readings' : `Readings of ${kindWithin(span.kind)}, ${format.range(span.start, span.end)}`}
      readings={detail.readings}
      span={span}
      timeZone={timeZone}
    />
  )
  return (
    <>
      {span !== null && readings}
      <RejectedRecords detail={detail} />
      <Containers detail={detail} projects={projects} />
      <KeptAnswers detail={detail} projects={projects} />
      {span === null && readings}
    </>
  )
}

/** One connection, beside the page: how it is, what it read, and everything that can be done with it. */
export const ConnectionDrawer = ({
  connection,
  projects,
}: {
  connection: ConnectionView
  projects: readonly SourceProject[]
}) => {
  const { timeZone } = useSelected()
  const close = useCallback(() => setView({ connection: null, span: null }), [])
  const asked = useAnswer('connections.read', { connectionId: connection.id })
  const names = projects.filter(({ id }) => connection.projects.includes(id)).map(({ name }) => name)
  // Rejected records have a section of their own.
  const host = asked.state === 'ready' ? asked.answer.host : null
  const isKnown = asked.state === 'ready' && connection.deadLetters === 0
  const help = isKnown ? (host === null ? HELP : HOST_HELP)[connection.health] : null
  const at = `connections[${connection.id}]`
  return (
    <Drawer title={connection.label} onClose={close}>
      <Facts
        rows={[
          ['State', <HealthChip key="health" health={connection.health} />],
          ['Product', providerWord(connection.provider)],
          ...(host === null ? [] : [['Address', host.address] as const]),
          ...(connection.account === null ? [] : [['Account', connection.account] as const]),
          ['Type', categoryWords[connection.category]],
          ['Projects', names.length === 0 ? 'none' : format.list(names)],
          ['Records', <Count key="records" value={connection.records} at={`${at}.records`} />],
          ['Connected', <Instant key="since" at={connection.registeredAt} timeZone={timeZone} />],
          ['Last attempt', <Instant key="tried" at={connection.lastAttemptAt} timeZone={timeZone} />],
          ['Last reading', <Instant key="read" at={connection.lastSuccessAt} timeZone={timeZone} />],
        ]}
      />
      {host !== null && <HostFacts connection={connection} timeZone={timeZone} />}
      {help !== null && <p className="small soft">{help}</p>}
      {connection.lastError !== null && (
        <p className="card">
          <strong>{spoken(connection.lastError.code)}.</strong> {connection.lastError.message}
        </p>
      )}
      {host !== null && <HostActs connection={connection} />}
      <Turns connection={connection} asksHost={host !== null} />
      <Loaded asked={asked} heights={[160, 220]} label="the connection">
        {(detail) => <Details detail={detail} projects={projects} />}
      </Loaded>
    </Drawer>
  )
}
