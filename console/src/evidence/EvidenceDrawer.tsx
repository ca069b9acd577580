import { useContext } from 'react'
import { pageAddress, useAddress } from '../address/useAddress.js'
import type { Answer, Parameters } from '../api/ask.js'
import { useAnswer } from '../api/useAnswer.js'
import { format } from '../format/viewer.js'
import { spoken } from '../format/words.js'
import { Drawer } from '../parts/Drawer.js'
import { EmptyState } from '../parts/EmptyState.js'
import { EvidenceContext, type NumberAt } from '../parts/evidence.js'
import { Loaded } from '../parts/Loaded.js'
import { PageLink } from '../parts/PageLink.js'
import { Day } from '../parts/values.js'
import { useMayOpen } from '../selection/offered.js'
import { useSelected } from '../selection/selected.js'
import { type Column, DataTable } from '../table/DataTable.js'
import './evidence.css'
import { isTime, type PartUnit, readable } from './exact.js'

type Explanation = Answer<'explain.read'>
type Part = Explanation['parts'][number]
type Event = Part['events'][number]

/** A list longer than this can be searched. */
const SHORT_LIST = 8

const shownText = (value: number, unit: PartUnit, currency: string | null): string => {
  if (unit === 'cents' && currency !== null) return format.money(value, currency)
  if (isTime(unit)) return format.workHours(value)
  return format.number(value)
}

const nameOf = ({ entity }: Event): string => {
  const kind = spoken(entity.kind)
  const named = [entity.key, entity.title].filter((text) => text !== null && text !== kind)
  return named.length === 0 ? kind : named.join(' ')
}

const allColumnsOf = (
  part: Part,
  currency: string | null,
  timeZone: string,
  mayAudit: boolean,
): readonly Column<Event>[] => [
  {
    id: 'date',
    title: 'Date',
    value: (event) => event.occurredAt,
    show: (event) => <Day at={event.occurredAt} timeZone={timeZone} />,
  },
  {
    id: 'evidence',
    title: 'Evidence',
    value: nameOf,
    show: (event) => <Named event={event} mayAudit={mayAudit} />,
    isWide: true,
  },
  {
    id: 'kind',
    title: 'Kind',
    value: ({ entity }) => spoken(entity.kind),
  },
  {
    id: 'adds',
    title: 'Adds',
    value: ({ contribution }) => (contribution === null ? null : readable(contribution, part.unit)),
    show: ({ contribution }) =>
      contribution === null ? (
        <span className="soft">—</span>
      ) : (
        <span className="number">{shownText(readable(contribution, part.unit), part.unit, currency)}</span>
      ),
    align: 'end',
  },
  {
    id: 'without',
    title: 'Without it',
    value: ({ without }) => without,
    show: ({ without }) =>
      without === null ? (
        <span className="soft">—</span>
      ) : (
        <span className="number">{currency === null ? format.number(without) : format.money(without, currency)}</span>
      ),
    align: 'end',
  },
]

/** The columns of a part: none for what is told of none of its events. */
const columnsOf = (
  part: Part,
  currency: string | null,
  timeZone: string,
  mayAudit: boolean,
): readonly Column<Event>[] => {
  const tells = (value: (event: Event) => unknown): boolean => part.events.some((event) => value(event) !== null)
  const isTold: Readonly<Record<string, boolean>> = {
    adds: tells(({ contribution }) => contribution),
    without: tells(({ without }) => without),
  }
  return allColumnsOf(part, currency, timeZone, mayAudit).filter(({ id }) => isTold[id] !== false)
}

const Named = ({ event, mayAudit }: { event: Event; mayAudit: boolean }) => {
  const address = useAddress()
  const name = nameOf(event)
  if (!mayAudit) return name
  return <PageLink to={pageAddress(address, 'audit', { event: event.eventId })}>{name}</PageLink>
}

/** Opens the evidence of a number that this one is made of. */
const OpenPart = ({ part, number, text }: { part: Part; number: NumberAt; text: string }) => {
  const evidence = useContext(EvidenceContext)
  const path = part.number
  if (path === null || evidence === null) return null
  return (
    <div>
      <button
        type="button"
        className="button is-small"
        aria-label={`Show the events of ${part.name}`}
        onClick={() => evidence.open({ question: number.question, path, text, currency: number.currency })}
      >
        Show its events
      </button>
    </div>
  )
}

/** The line that completes a part to its value: what is not listed. */
const Remainder = ({ part, currency }: { part: Part; currency: string | null }) => {
  const { events, contribution } = part.remainder
  const isNothing = contribution === null || readable(contribution, part.unit) === 0
  if ((events === null || events === 0) && isNothing) return null
  return (
    <p className="small soft">
      {events === null || events === 0 ? 'Not listed' : `${format.number(events)} more, not listed`}
      {contribution !== null && `: ${shownText(readable(contribution, part.unit), part.unit, currency)}`}
    </p>
  )
}

const PartView = ({ part, n, number }: { part: Part; n: number; number: NumberAt }) => {
  const { timeZone } = useSelected()
  const mayAudit = useMayOpen('audit')
  const { currency } = number
  const total = part.eventsTotal ?? part.events.length
  const sum = part.value === null ? null : shownText(readable(part.value, part.unit), part.unit, currency)
  return (
    <section className="evidence-part">
      <h3>
        {part.name}
        {sum !== null && <span className="evidence-sum number">{sum}</span>}
      </h3>
      {part.number === null ? (
        <>
          <DataTable
            id={`evidence-${n}`}
            label={part.name}
            columns={columnsOf(part, currency, timeZone, mayAudit)}
            rows={part.events}
            rowKey={({ eventId }) => eventId}
            total={total}
            isSearchable={part.events.length > SHORT_LIST}
            empty={<p className="soft small">Nothing of this may be shown to you, or there is none.</p>}
          />
          <Remainder part={part} currency={currency} />
        </>
      ) : (
        <OpenPart part={part} number={number} text={sum ?? part.name} />
      )}
    </section>
  )
}

const isCounted = ({ kind }: Part): boolean => kind !== 'stated'

const Explained = ({ explanation, number }: { explanation: Explanation; number: NumberAt }) => {
  const numbered = explanation.parts.map((part, n) => ({ part, n }))
  const counted = numbered.filter(({ part }) => isCounted(part))
  const stated = numbered.filter(({ part }) => !isCounted(part))
  const show = ({ part, n }: { part: Part; n: number }) => (
    <PartView key={`${n} ${part.name}`} part={part} n={n} number={number} />
  )
  return (
    <>
      <p>{explanation.text}</p>
      {explanation.parts.length === 0 && <EmptyState title="No event stands behind this number" />}
      {counted.map(show)}
      {counted.length > 0 && stated.length > 0 ? (
        <details className="evidence-terms">
          <summary>What makes it count so: {format.list(stated.map(({ part }) => part.name))}</summary>
          {stated.map(show)}
        </details>
      ) : (
        stated.map(show)
      )}
    </>
  )
}

/** The events behind a number, and what each adds to it. */
export const EvidenceDrawer = ({ number, onClose }: { number: NumberAt; onClose: () => void }) => {
  const { question, path, text } = number
  const asked = useAnswer('explain.read', {
    ...question.parameters,
    operation: question.operation,
    number: path,
  } as Parameters<'explain.read'>)
  return (
    <Drawer title={text === null ? 'Evidence' : `Evidence of ${text}`} onClose={onClose}>
      <Loaded asked={asked} heights={[48, 400]} label="the evidence">
        {(explanation) => <Explained explanation={explanation} number={number} />}
      </Loaded>
    </Drawer>
  )
}
