import type { EventSummary } from '@workspace-delivery-intelligence/client'
import { useMemo } from 'react'
import { setView } from '../../address/useAddress.js'
import { csvText, fileName } from '../../format/csv.js'
import { format, LOCALE } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { CivilDay } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { saveFile } from '../../table/saveFile.js'
import { byDay, timesIn } from './days.js'
import { linesOf, type ShownLine } from './lines.js'
import { useRange } from './useRange.js'
import type { Trail } from './useTrail.js'

const statusTones: Readonly<Record<EventSummary['status'], 'good' | 'warn' | 'risk'>> = {
  success: 'good',
  partial: 'warn',
  failure: 'risk',
}

const Row = ({ line, time, isOpen }: { line: ShownLine; time: string; isOpen: boolean }) => {
  const places = [line.project, line.source].filter((one) => one !== null).join(' · ')
  return (
    <li className={isOpen ? 'audit-event is-open' : 'audit-event'}>
      <time dateTime={line.occurredAt} className="small soft">
        {time}
      </time>
      <button
        type="button"
        className="audit-open"
        aria-expanded={isOpen}
        onClick={() => setView({ event: isOpen ? null : line.id })}
      >
        {line.text}
      </button>
      <span className="small soft audit-places">{places}</span>
      {line.status !== 'success' && <Chip tone={statusTones[line.status]}>{spoken(line.status)}</Chip>}
    </li>
  )
}

const save = (lines: readonly ShownLine[], range: { readonly start: string; readonly end: string }): void => {
  const head = ['When', 'Who', 'What', 'Project', 'Source', 'Status', 'Reference']
  const rows = lines.map((one) => [
    one.occurredAt,
    one.actor,
    one.text,
    one.project,
    one.source,
    spoken(one.status),
    one.id,
  ])
  saveFile(fileName(['audit', range.start, range.end], 'csv'), csvText([head, ...rows]), 'text/csv')
}

/** The events, the newest first, by day: each in one line that says who changed what, from what to what. */
export const EventList = ({ trail, opened }: { trail: Trail; opened: string | undefined }) => {
  const { timeZone } = useSelected()
  const range = useRange()
  const timeOf = useMemo(() => timesIn(LOCALE, timeZone), [timeZone])
  const lines = linesOf(trail)
  const total = trail.pages[0]?.total ?? 0
  if (total === 0) return <EmptyState title="No events match">Choose a longer range, or fewer filters.</EmptyState>
  return (
    <div className="stack">
      <div className="row audit-count">
        <p className="small soft" role="status">
          {format.number(lines.length)} of {format.number(total)} events
        </p>
        <button type="button" className="button is-small unprinted" onClick={() => save(lines, range)}>
          Save as CSV
        </button>
      </div>
      {byDay(lines, timeZone).map(({ day, events }) => (
        <section key={day}>
          <h2 className="audit-day">
            <CivilDay date={day} />
          </h2>
          <ol className="audit-list">
            {events.map((line) => (
              <Row key={line.id} line={line} time={timeOf(line.occurredAt)} isOpen={line.id === opened} />
            ))}
          </ol>
        </section>
      ))}
      {trail.problem !== null && <ProblemNotice problem={trail.problem} retry={trail.more} />}
      {trail.hasMore && trail.problem === null && (
        <button type="button" className="button audit-more" disabled={trail.isLoading} onClick={trail.more}>
          {trail.isLoading ? 'Loading more' : 'Show more events'}
        </button>
      )}
    </div>
  )
}
