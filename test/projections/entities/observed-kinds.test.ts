import { describe, it } from '@jest/globals'
import type { AnyCollection } from '#domain/documents'
import { AiUsage } from '#projections/entities/ai-usage'
import { CloudLine } from '#projections/entities/cloud-line'
import { Invoice } from '#projections/entities/invoice'
import { Meeting } from '#projections/entities/meeting'
import { TimeEntry } from '#projections/entities/time-entry'
import { WorkItem } from '#projections/entities/work-item'
import type { Seen, Told } from '../support/events.js'
import { aiUsage, cloudLine, invoice, meeting, timeEntry, workItem } from '../support/facts.js'
import { seeing } from '../support/specification.js'
import type { World } from '../support/world.js'

const EXPORT: Seen = { by: 'export', channel: 'export' }
const FORGE: Seen = { by: 'forge', channel: 'api' }

interface Observed {
  readonly observations: readonly { readonly channel: string; readonly facts: Readonly<Record<string, unknown>> }[]
}
/** What each connection states of each entity, the strongest first. */
const statedIn =
  (entity: AnyCollection, member: string) =>
  (world: World): unknown =>
    (world.all(entity) as readonly Observed[]).map(({ observations }) =>
      observations.map(({ channel, facts }) => [channel, facts[member]]),
    )

describe('an entity that two connections observe', () => {
  it.each<readonly [kind: string, entity: AnyCollection, member: string, strong: Told, weak: Told, values: unknown[]]>([
    ['work item', WorkItem, 'title', workItem('A', { title: 'x' }, FORGE), workItem('A', {}, EXPORT), ['x', 'Item A']],
    ['meeting', Meeting, 'accepted', meeting('m', { accepted: 3 }, FORGE), meeting('m', {}, EXPORT), [3, 2]],
    [
      'time entry',
      TimeEntry,
      'seconds',
      timeEntry('app', 't', { minutes: 3 }, FORGE),
      timeEntry('app', 't', {}, EXPORT),
      [180, 3600],
    ],
    [
      'cloud line',
      CloudLine,
      'amount',
      cloudLine('c', { amount: '3.00' }, FORGE),
      cloudLine('c', {}, EXPORT),
      ['3.00', '1.00'],
    ],
    [
      'invoice',
      Invoice,
      'status',
      invoice('app', 'I', { status: 'paid' }, FORGE),
      invoice('app', 'I', {}, EXPORT),
      ['paid', 'issued'],
    ],
    ['AI usage', AiUsage, 'value', aiUsage('u', { value: '3' }, FORGE), aiUsage('u', {}, EXPORT), ['3', '10']],
  ])(
    '(%s) keeps one statement of each, the stronger one first, in any order and stated twice',
    (_, entity, member, strong, weak, [best, other]) =>
      seeing(statedIn(entity, member))
        .given()
        .when(weak, strong)
        .inAnyOrder()
        .twice()
        .then([
          [
            ['api', best],
            ['export', other],
          ],
        ]),
  )
})
