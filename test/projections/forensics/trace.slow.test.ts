import { expect, it } from '@jest/globals'
import { trace } from '#projections/forensics/operations'
import type { Trace } from '#projections/forensics/trace/response'
import { timeEntry } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const WORLD = worldOf([
  ...SMALL_WORLD,
  ...Array.from({ length: 20_001 }, (_, i) =>
    timeEntry('app', `m${i}`, { day: '2026-03-04', workItem: 'A-2', minutes: 1 }),
  ),
])
const totalsOf = ({ kinds }: Trace) => Object.fromEntries(kinds.map(({ kind, total }) => [kind, total]))
const traceOf = async (given: object) => totalsOf(await answer(trace, { ...requestOf(), given }, WORLD))

it('divides no more time among the lines of invoices than it may read', async () => {
  const up = await traceOf({ kind: 'item', id: 'A-2' })
  expect([up['time_entry'], up['invoice_line']]).toEqual([20_001, null])
  const down = await traceOf({ kind: 'line', invoice: 'I-1', line: 'L1' })
  expect([down['invoice_line'], down['time_entry'], down['work_item']]).toEqual([1, null, null])
})
