import type { Choices } from '#sources/kit/format'
import { type Read, readAll, written } from '../files/support.js'

/** Reads a calendar. */
export const reading = (content: string | Buffer, choices: Partial<Choices> = {}): Promise<Read> =>
  readAll([written('team.ics', content)], choices)

/** What is told of each meeting, in the order of their starts. */
export const meetingsOf = ({ facts }: Pick<Read, 'facts'>) =>
  facts
    .flatMap(({ kind, data }) => (kind === 'meeting' ? [data] : []))
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))

/** The starts of all meetings, to the minute. */
export const startsOf = (read: Pick<Read, 'facts'>): readonly string[] =>
  meetingsOf(read).map(({ startsAt }) => startsAt.replace(':00.000Z', 'Z'))

/** A calendar of these lines of events. */
export const calendar = (events: readonly (readonly string[])[], head: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Team',
    'X-WR-TIMEZONE:Europe/Berlin',
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** The lines of an event, without those of the usual one that are given otherwise. */
export const event = (...lines: readonly string[]): readonly string[] => {
  const usual = ['UID:1', 'DTSTART;TZID=Europe/Berlin:20260304T090000', 'DTEND;TZID=Europe/Berlin:20260304T100000']
  const names = new Set(lines.map((line) => line.split(/[:;]/)[0]))
  return [...usual.filter((line) => !names.has(line.split(/[:;]/)[0] ?? '')), ...lines]
}
