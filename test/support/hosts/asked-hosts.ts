import type { Hosts } from '#app/sync/hosts'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { keysFrom } from '#secrets/key'
import { type MovedClock, movedClock } from './clock.js'

/** What hosts of this machine are asked with, on a clock that a test moves; `names` are those that may be asked. */
export const askedHosts = (
  names: readonly string[] = [],
  clock: MovedClock = movedClock('2026-03-10T12:00:00.000Z'),
  variables: Hosts['variables'] = {},
): Hosts => ({
  keys: keysFrom({ value: 'ab'.repeat(32), file: undefined, settings: null, data: '/nowhere', mayMake: false }),
  variables,
  budgets: openBudgets(clock),
  clock,
  privateHosts: new Set(names),
})
