import { describe, expect, it } from '@jest/globals'
import { rolesFor } from '#app/state/acting'
import { table } from '#app/state/statements'

/** What a delivery lead states besides owner and admin, within its data access. */
const OF_LEADS = [
  'ai-mark restore',
  'ai-mark restore-rule',
  'ai-mark take-back',
  'ai-mark take-back-rule',
  'assumption set',
  'change link',
  'change unlink',
  'change-order amend',
  'change-order approve',
  'change-order withdraw',
  'connection answer',
  'connection forget',
  'connection pause',
  'connection remove',
  'connection resume',
  'dead-letter drop',
  'dead-letter retry',
  'estimate record',
  'item type',
  'meeting tag',
  'milestone reach',
  'objective complete',
  'objective drop',
  'objective set',
  'question answer',
  'question ask',
  'scope lock',
  'scope release',
]

describe('given any command by which a fact is stated', () => {
  it('when a delivery lead states it, then only the work is theirs to state: no money, access or settings', () => {
    const open = table.filter((command) => rolesFor(command).includes('delivery_lead')).map(({ path }) => path)
    expect(open.sort()).toEqual(OF_LEADS)
  })
  it.each(['finance', 'analyst', 'viewer', 'client'] as const)('when the role is %s, then it is refused', (role) => {
    expect(table.filter((command) => rolesFor(command).includes(role)).map(({ path }) => path)).toEqual([])
  })
})
