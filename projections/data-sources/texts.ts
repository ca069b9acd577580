import { countText, numberText } from '#domain/wording'

export const sourceLabels = {
  commercial: 'Commercial',
  tracker: 'Tracker',
  code: 'Code',
  release: 'Releases',
  calendar: 'Calendar',
} as const

export const overviewTexts = {
  unknownClient: 'an unknown client',
  unknownProject: 'an unknown project',
} as const

/** Reasons why a connection is not healthy; `wdi status` shows them. */
export const healthReasons = {
  paused: 'not read until it is resumed',
  failed: (message: string) => `last run failed: ${message}`,
  failedWithoutReason: 'last run failed without a message',
  neverRead: 'never read',
  readTooLongAgo: (at: string) => `last read at ${at}, more than twice the sync interval ago`,
  importedTooLongAgo: (at: string, days: number) => `last imported at ${at}, more than ${countText(days, 'day')} ago`,
  rejected: (records: number) => `${countText(records, 'record')} ${records === 1 ? 'was' : 'were'} rejected`,
  notSeen: (container: string, others: number) =>
    others === 0
      ? `the token cannot see ${container}`
      : `the token cannot see ${container} and ${countText(others, 'other container')}`,
  notReconciled: (at: string | null) =>
    at === null ? 'never compared with all that the host has' : `last compared with all that the host has at ${at}`,
  hole: (container: string, kind: string, from: string, to: string) =>
    `no data for ${container} (${kind}) from ${from} to ${to}`,
  holes: (container: string, kind: string, from: string, to: string, others: number) =>
    `no data for ${container} (${kind}) from ${from} to ${to}, nor at ${numberText(others)} other ${others === 1 ? 'time' : 'times'}`,
} as const
