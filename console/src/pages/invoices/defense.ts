import type { Parameters } from '../../api/ask.js'
import { useSelected } from '../../selection/selected.js'
import type { Detail, Pack } from './words.js'

/** The parameters that ask what the evidence says to a question, for the days of an invoice. */
export const useDefenseQuestion = (
  { projectId, periodStart, periodEnd }: Detail,
  question: Pack['id'],
): Parameters<'invoiceDefense.read'> => {
  const { timeZone } = useSelected()
  return { projectId, start: periodStart, end: periodEnd, tz: timeZone, question }
}
