import type { RunCounts } from '#domain/events/connections'

/** What an import came to, in words. */
export const counted = ({ accepted, unchanged, withdrawn, rejected }: RunCounts): string => {
  const lines = rejected === 0 ? '' : `, ${rejected} ${rejected === 1 ? 'line' : 'lines'} rejected`
  return `${accepted} new or changed, ${unchanged} unchanged, ${withdrawn} withdrawn${lines}.`
}
