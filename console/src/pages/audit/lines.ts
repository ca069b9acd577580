import type { EventSummary } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../format/words.js'
import type { Trail } from './useTrail.js'

/** An event as its line shows it. */
export interface ShownLine extends Pick<EventSummary, 'id' | 'occurredAt' | 'status' | 'actor'> {
  readonly text: string
  readonly project: string | null
  readonly source: string | null
}

/** The lines of the events that were read. Where no sentence is told of one, it says who did what kind of thing. */
export const linesOf = ({ pages, lines }: Pick<Trail, 'pages' | 'lines'>): readonly ShownLine[] => {
  const available = pages[0]?.available
  const events = new Map(available?.eventTypes.map(({ id, label }) => [id, label]))
  const sources = new Map(available?.connectors.map(({ id, label }) => [id, label]))
  return pages.flatMap((page) =>
    page.events.map((event): ShownLine => {
      const { id, occurredAt, status, actor, action, connector, projectName } = event
      return {
        id,
        occurredAt,
        status,
        actor,
        text: lines.get(id)?.text ?? `${actor}: ${events.get(action) ?? spoken(action)}`,
        project: projectName,
        source: connector === null ? null : (sources.get(connector) ?? spoken(connector)),
      }
    }),
  )
}

/** The names of those who acted in the events that were read, each once, by name. */
export const actorsIn = ({ pages }: Pick<Trail, 'pages'>): readonly string[] => {
  const names = new Set(pages.flatMap(({ events }) => events.map(({ actor }) => actor)))
  return [...names].sort((a, b) => a.localeCompare(b))
}
