import type { RunCounts } from '#domain/events/connections'

/** The result of an import, in words. */
export const counted = ({ accepted, unchanged, withdrawn, rejected, leftOut = [] }: RunCounts): string => {
  const lines = rejected === 0 ? '' : `, ${rejected} ${rejected === 1 ? 'line' : 'lines'} rejected`
  const left = leftOut.map(({ reason, records }) => `, ${records} left out (${reason.replaceAll('_', ' ')})`).join('')
  return `${accepted} new or changed, ${unchanged} unchanged, ${withdrawn} withdrawn${lines}${left}.`
}
