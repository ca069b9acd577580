import type { ChainLink, EventDetail, RelatedEvent } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Drawer } from '../../parts/Drawer.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'

const chainWords: Readonly<Record<ChainLink['kind'], string>> = {
  raw: 'Import',
  norm: 'Change of a record',
  link: 'Link between records',
  metric: 'Change of a number',
  report: 'Report',
}

const OpenEvent = ({ id, children }: { id: string; children: string }) => (
  <button type="button" className="audit-open" onClick={() => setView({ event: id })}>
    {children}
  </button>
)

const Chain = ({ links, id, timeZone }: { links: readonly ChainLink[]; id: string; timeZone: string }) => (
  <ol className="audit-chain">
    {links.map((link) => (
      <li key={link.id} aria-current={link.id === id ? 'true' : undefined}>
        <p>{link.id === id ? <strong>{link.title}</strong> : <OpenEvent id={link.id}>{link.title}</OpenEvent>}</p>
        <p className="small soft">
          {chainWords[link.kind]} · {link.sub} · <Instant at={link.at} timeZone={timeZone} />
        </p>
        {link.detail !== '' && <p className="small">{link.detail}</p>}
      </li>
    ))}
  </ol>
)

const Related = ({ events, timeZone }: { events: readonly RelatedEvent[]; timeZone: string }) => (
  <ul className="audit-chain">
    {events.map(({ id, action, occurredAt }) => (
      <li key={id}>
        <OpenEvent id={id}>{spoken(action)}</OpenEvent>{' '}
        <span className="small soft">
          <Instant at={occurredAt} timeZone={timeZone} />
        </span>
      </li>
    ))}
  </ul>
)

/** Data of an event as it is stored: text, never markup. */
const Json = ({ title, data }: { title: string; data: Readonly<Record<string, unknown>> }) => (
  <details className="audit-json">
    <summary>{title}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
    <pre tabIndex={0}>{JSON.stringify(data, null, 2)}</pre>
  </details>
)

const Detail = ({ event }: { event: EventDetail }) => {
  const { timeZone } = useSelected()
  const { before, after } = event
  return (
    <>
      <Facts
        rows={[
          ['When', <Instant key="at" at={event.occurredAt} timeZone={timeZone} />],
          ['By', event.actor],
          ['About', spoken(event.target)],
          ['Project', event.projectName ?? '—'],
          ['Source', event.connector === null ? '—' : spoken(event.connector)],
          ['Can change', event.impacts.length === 0 ? '—' : format.list(event.impacts.map(({ label }) => label))],
          ['Status', spoken(event.status)],
          ['Severity', spoken(event.severity)],
        ]}
      />
      {event.explain !== null && <p>{event.explain.text}</p>}
      <h3>Cause and effects</h3>
      <Chain links={event.chain} id={event.id} timeZone={timeZone} />
      {event.related.length > 0 && (
        <>
          <h3>Related events</h3>
          <Related events={event.related} timeZone={timeZone} />
        </>
      )}
      {before !== null && <Json title="Before" data={before} />}
      {after !== null && <Json title="After" data={after} />}
      {event.hasPayload && <Json title="Data of the event" data={event.payload} />}
      <p className="small soft">
        Event <code>{event.id}</code>
      </p>
    </>
  )
}

/** One event, beside the list. */
export const EventDrawer = ({ eventId }: { eventId: string }) => {
  const asked = useAnswer('audit.read', { eventId })
  const close = useCallback(() => setView({ event: null }), [])
  const title = asked.state === 'ready' ? spoken(asked.answer.event.action) : 'Event'
  return (
    <Drawer title={title} onClose={close}>
      <Loaded asked={asked} heights={[280, 200]} label="the event">
        {({ event }) => <Detail event={event} />}
      </Loaded>
    </Drawer>
  )
}
