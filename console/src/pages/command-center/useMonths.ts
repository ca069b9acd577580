import type { Kpi } from '@workspace-delivery-intelligence/client'
import { useEffect, useState } from 'react'
import { monthsBefore, type Period } from '../../address/periods.js'
import { useAnswers } from '../../api/useAnswer.js'
import { type ProjectQuestion, useProjectQuestion } from '../../selection/selected.js'

/** A month with its five KPIs. */
export interface Month {
  readonly period: Period
  /** Null until the answer is there, and if there is none. */
  readonly kpis: readonly Kpi[] | null
}

export interface Months {
  readonly months: readonly Month[]
  readonly isLoading: boolean
  /** Says whether earlier months lie before what the plan shows. */
  readonly endsWithPlan: boolean
}

const COUNT = 12
/** Requests at a time: the page's own questions go first. */
const AT_ONCE = 2

const nothing = (start: string): Months => ({
  months: monthsBefore(start, COUNT).map((period) => ({ period, kpis: null })),
  isLoading: true,
  endsWithPlan: false,
})

/** The KPIs of the twelve whole months before the period, the newest asked first. Begins once `isWanted`. */
export const useMonths = (isWanted: boolean): Months => {
  const answers = useAnswers()
  const { projectId, start, tz }: ProjectQuestion = useProjectQuestion()
  const key = `${projectId} ${start} ${tz}`
  const [known, setKnown] = useState<{ readonly key: string; readonly months: Months } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    let found = nothing(start)
    const show = (months: Months): void => {
      found = months
      setKnown({ key, months })
    }
    const left = [...found.months].reverse()
    let isStopped = false
    const askOne = async (): Promise<void> => {
      for (let month = left.shift(); month !== undefined && !isStopped; month = left.shift()) {
        const { period } = month
        const reply = await answers.get('commandCenter.read', { projectId, ...period, tz }, controller.signal)
        if (controller.signal.aborted) return
        if (reply.ok) {
          const { kpis } = reply.answer
          const months = found.months.map((one) => (one.period.start === period.start ? { period, kpis } : one))
          found = { ...found, months }
        } else {
          isStopped = true
          found = { ...found, endsWithPlan: reply.problem.kind === 'outside_window' }
        }
      }
    }
    Promise.all(Array.from({ length: AT_ONCE }, askOne)).then(
      () => {
        if (!controller.signal.aborted) show({ ...found, isLoading: false })
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [answers, isWanted, key, projectId, start, tz])
  return known?.key === key ? known.months : nothing(start)
}
