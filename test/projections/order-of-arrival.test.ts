import { describe, expect, it } from '@jest/globals'
import type { AnyOperation } from '#domain/operation'
import { operations } from '#projections/operations'
import { assisted, deadLettered, observed, workspaceOpened } from './support/events.js'
import { timeEntry, workItem } from './support/facts.js'
import { people } from './support/project.js'
import { answer, requestOf } from './support/request.js'
import { SMALL_WORLD } from './support/small-world.js'
import { answering } from './support/specification.js'
import { World } from './support/world.js'

const at = (day: string) => `2026-03-${day}T12:00:00.000Z`
const PAST = [workspaceOpened(), ...SMALL_WORLD]
/** An item that was added and done, what it took, and a record that was rejected. */
const NEWS = [
  workItem('A-90', { createdAt: at('10'), doneAt: at('20'), state: 'done' }),
  observed('#90', { namedKeys: [{ key: 'A-90', field: 'title' }], mergedAt: at('19'), aiMarks: [assisted('cursor')] }),
  timeEntry('app', 't-90', { day: '2026-03-19', minutes: 90, workItem: 'A-90' }),
  deadLettered('sheet', 'line 90'),
]

/** Operations whose answers for a project do not depend on its evidence. */
const WITHOUT_EVIDENCE = ['apiKeys.list', 'audit.list', 'audit.read', 'billing.read', 'commercial.read']
const GIVEN = { family: 'delivery_output', question: 'what-was-delivered' }
const asked = operations.filter(({ id }) => !WITHOUT_EVIDENCE.includes(id))
const answerOf = (operation: AnyOperation, world: World): Promise<unknown> =>
  answer(operation, { ...requestOf({ project: 'app' }), given: GIVEN }, world, { people })
const answersOf = async (world: World): Promise<Readonly<Record<string, unknown>>> => {
  const answers: Record<string, unknown> = {}
  for (const operation of asked) answers[operation.id] = await answerOf(operation, world)
  return answers
}

describe('evidence of several connections', () => {
  it('given it arrives in any order, and all of it twice, gives every page the same answer', async () => {
    const expected = await answersOf(new World([...PAST, ...NEWS]))
    await answering(answersOf)
      .given(...PAST)
      .when(...NEWS)
      .inAnyOrder()
      .twice()
      .then(expected)
  })
  it.each(asked.map((operation) => [operation.id, operation] as const))(
    'changes the answer of %s',
    async (_, operation) => {
      const before = await answerOf(operation, new World(PAST))
      expect(await answerOf(operation, new World([...PAST, ...NEWS]))).not.toEqual(before)
    },
  )
})
