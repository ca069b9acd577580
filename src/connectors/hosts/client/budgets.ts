import { createHash } from 'node:crypto'
import { type Budget, openBudget, type Pace } from './budget.js'
import type { HostClock } from './clock.js'

/** The budgets of a process. */
export interface Budgets {
  /**
   * The budget of all who ask this origin with this token. Of an app, `token` is what all its tokens are made of, such as its
   * private key and installation, since they end after an hour.
   */
  readonly of: (origin: string, token: string, pace: Pace) => Budget
}

export const openBudgets = (clock: HostClock): Budgets => {
  const budgets = new Map<string, Budget>()
  return {
    of: (origin, token, pace) => {
      const key = `${origin} ${createHash('sha256').update(token).digest('hex')}`
      const known = budgets.get(key)
      if (known !== undefined) return known
      const budget = openBudget(pace, clock)
      budgets.set(key, budget)
      return budget
    },
  }
}
