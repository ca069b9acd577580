import type { AuditEvents, EventSummary } from '@workspace-delivery-intelligence/client'
import { useEffect, useRef } from 'react'
import { setView } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { spoken, type Tone } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import type { Trail } from './useTrail.js'

const severityTones: Readonly<Record<EventSummary['severity'], Tone>> = {
  info: 'neutral',
  notice: 'info',
  warning: 'warn',
  critical: 'risk',
}

const statusTones: Readonly<Record<EventSummary['status'], Tone>> = {
  success: 'good',
  partial: 'warn',
  failure: 'risk',
}

/** Names of event types by type, from the service's list of filters. */
type Labels = ReadonlyMap<string, string>

const Row = ({ event, labels, isOpen }: { event: EventSummary; labels: Labels; isOpen: boolean }) => {
  const { timeZone } = useSelected()
  const { action, actor, target, projectName, impacts, severity, status } = event
  return (
    <li className={isOpen ? 'audit-event is-open' : 'audit-event'}>
      <div className="row">
        <button
          type="button"
          className="audit-open"
          aria-expanded={isOpen}
          onClick={() => setView({ event: isOpen ? null : event.id })}
        >
          {labels.get(action) ?? spoken(action)}
        </button>
        <span className="small soft audit-when">
          <Instant at={event.occurredAt} timeZone={timeZone} />
        </span>
      </div>
      <div className="row small">
        <span className="audit-about">
          {actor} · {spoken(target)}
          {projectName !== null && ` · ${projectName}`}
        </span>
        {severity !== 'info' && <Chip tone={severityTones[severity]}>{spoken(severity)}</Chip>}
        {status !== 'success' && <Chip tone={statusTones[status]}>{spoken(status)}</Chip>}
        {impacts.length > 0 && (
          <span className="soft">Can change {format.list(impacts.map(({ label }) => label))}</span>
        )}
      </div>
    </li>
  )
}

/** Reads on when it comes into sight; by keyboard it is a button. */
const More = ({ trail }: { trail: Trail }) => {
  const button = useRef<HTMLButtonElement>(null)
  const { more, isLoading } = trail
  useEffect(() => {
    const element = button.current
    if (element === null || isLoading) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [more, isLoading])
  return (
    <button ref={button} type="button" className="button audit-more" disabled={isLoading} onClick={more}>
      {isLoading ? 'Loading more' : 'Show more'}
    </button>
  )
}

/** The events, the newest first, as many as were scrolled to. */
export const EventList = ({ trail, opened }: { trail: Trail; opened: string | undefined }) => {
  const events = trail.pages.flatMap((page: AuditEvents) => page.events)
  const [first] = trail.pages
  const total = first?.total ?? 0
  const labels = new Map(first?.available.eventTypes.map(({ id, label }) => [id, label]))
  if (total === 0) return <EmptyState title="No events match">Choose another period, or fewer filters.</EmptyState>
  return (
    <div className="stack">
      <p className="small soft" role="status">
        {format.number(events.length)} of {format.number(total)} events
      </p>
      <ol className="audit-list">
        {events.map((event) => (
          <Row key={event.id} event={event} labels={labels} isOpen={event.id === opened} />
        ))}
      </ol>
      {trail.problem !== null && <ProblemNotice problem={trail.problem} retry={trail.more} />}
      {trail.hasMore && trail.problem === null && <More trail={trail} />}
    </div>
  )
}
