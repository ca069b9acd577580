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
  'invoice explain',
  'invoice note',
  'invoice withdraw-explanation',
  'invoice withdraw-note',
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
  it('when somebody of finance states it, then approvals of invoices alone are theirs', () => {
    const open = table.filter((command) => rolesFor(command).includes('finance')).map(({ path }) => path)
    expect(open.sort()).toEqual(['invoice approve', 'invoice withdraw-approval'])
  })
  it.each(['analyst', 'viewer', 'client'] as const)('when the role is %s, then it is refused', (role) => {
    expect(table.filter((command) => rolesFor(command).includes(role)).map(({ path }) => path)).toEqual([])
  })
  it.each([
    ...(['note', 'withdraw-note', 'explain', 'withdraw-explanation'] as const).map(
      (name) => [name, ['owner', 'admin', 'delivery_lead']] as const,
    ),
    ...(['approve', 'withdraw-approval'] as const).map((name) => [name, ['owner', 'admin', 'finance']] as const),
  ])('when it is invoice %s, then exactly %j may', (name, roles) => {
    const command = table.find(({ path }) => path === `invoice ${name}`)
    expect(command && rolesFor(command)).toEqual(roles)
  })
})
