import { addDays } from '../../address/civil.js'
import type { Period } from '../../address/periods.js'
import { type Asked, useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { useAccess } from '../../selection/access.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { isWithinWindow, periodBefore } from './before.js'

/** The KPIs of the period before, or the reason for which there is no comparison. */
export type KpisBefore =
  | { readonly kind: 'asked'; readonly period: Period; readonly asked: Asked<'commandCenter.read'> }
  | { readonly kind: 'none'; readonly reason: string }
  /** The days that the plan shows are not known yet. */
  | { readonly kind: 'pending' }

/** Asks for the numbers of the period before, where the plan shows it. */
export const useBefore = (): KpisBefore => {
  const question = useProjectQuestion()
  const { today } = useSelected()
  const access = useAccess()
  const period = periodBefore(question, today)
  const isShown = access !== null && period !== null && isWithinWindow(period, today, access.windowDays)
  const asked = useAnswer('commandCenter.read', isShown ? { ...question, ...period } : null)
  if (access === null) return { kind: 'pending' }
  if (period === null) return { kind: 'none', reason: 'the period has not begun.' }
  if (!isShown) {
    const first = format.date(addDays(today, 1 - access.windowDays))
    return { kind: 'none', reason: `the days before begin before ${first}, the first day that your plan shows.` }
  }
  return { kind: 'asked', period, asked }
}
