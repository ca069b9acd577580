import type { ChainLink, EventDetail, RelatedEvent } from '@workspace-delivery-intelligence/client'
import { type ReactNode, useCallback, useState } from 'react'
import { pageAddress, setView, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { providerWord, spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Drawer } from '../../parts/Drawer.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Instant } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useOffered } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { PlainTable } from '../../table/PlainTable.js'
import { pageAbout } from './about.js'
import type { Line } from './trailPage.js'

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

const Changes = ({ changes }: { changes: Line['changes'] }) => (
  <>
    <h3>Changed</h3>
    <PlainTable
      label="Changed"
      head={['Field', 'Before', 'After']}
      rows={changes.map(({ field, from, to }) => [spoken(field), from ?? '—', to ?? '—'])}
    />
  </>
)

/** The kind of thing that an event is about, as a link to the page that shows it. */
const About = ({ event: { target, projectId } }: { event: EventDetail }): ReactNode => {
  const address = useAddress()
  const id = pageAbout(target)
  const page = useOffered().find((one) => one.id === id)
  if (page === undefined) return spoken(target)
  const { selection } = address
  const to = pageAddress(
    { ...address, selection: { ...selection, projectId: projectId ?? selection.projectId } },
    page.id,
  )
  return (
    <>
      {spoken(target)}: <PageLink to={to}>open {page.title}</PageLink>
    </>
  )
}

/** The id of an event, for whoever asks for it. */
const Reference = ({ id }: { id: string }) => {
  const [told, setTold] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id)
      setTold('Copied.')
    } catch {
      setTold(`The browser does not let this page copy. Select it here: ${id}`)
    }
  }
  return (
    <p>
      <button type="button" className="button is-small is-plain" onClick={() => void copy()}>
        Copy the reference for support
      </button>
      <span className="small soft" role="status">
        {told}
      </span>
    </p>
  )
}

const Detail = ({ event, line }: { event: EventDetail; line: Line | null }) => {
  const { timeZone } = useSelected()
  return (
    <>
      {line !== null && <p>{line.text}</p>}
      <Facts
        rows={[
          ['When', <Instant key="at" at={event.occurredAt} timeZone={timeZone} />],
          ['By', event.actor],
          ['About', <About key="about" event={event} />],
          ['Project', event.projectName ?? '—'],
          ['Source', event.connector === null ? '—' : providerWord(event.connector)],
          ['Can change', event.impacts.length === 0 ? '—' : format.list(event.impacts.map(({ label }) => label))],
          [
            'Result',
            event.status === 'success' ? (
              'Success'
            ) : (
              <Chip key="status" tone={event.status === 'failure' ? 'risk' : 'warn'}>
                {spoken(event.status)}
              </Chip>
            ),
          ],
        ]}
      />
      {line !== null && line.changes.length > 0 && <Changes changes={line.changes} />}
      {event.explain !== null && <p>{event.explain.text}</p>}
      <h3>Cause and effects</h3>
      <Chain links={event.chain} id={event.id} timeZone={timeZone} />
      {event.related.length > 0 && (
        <>
          <h3>Related events</h3>
          <Related events={event.related} timeZone={timeZone} />
        </>
      )}
      <Reference id={event.id} />
    </>
  )
}

/** One event, beside the list. */
export const EventDrawer = ({ eventId }: { eventId: string }) => {
  const asked = useAnswer('audit.read', { eventId })
  const mayReadLines = useMay('audit.lines')
  const told = useAnswer('audit.lines', mayReadLines ? { ids: [eventId] } : null)
  const close = useCallback(() => setView({ event: null }), [])
  const line = told.state === 'ready' ? (told.answer.lines[0] ?? null) : null
  const title = asked.state === 'ready' ? spoken(asked.answer.event.action) : 'Event'
  return (
    <Drawer title={title} onClose={close}>
      <Loaded asked={asked} heights={[280, 200]} label="the event">
        {({ event }) => <Detail event={event} line={line} />}
      </Loaded>
    </Drawer>
  )
}
