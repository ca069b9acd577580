import { type DataOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import { NOON, type Told, uuid, type When, WORKSPACE } from '#test/projections/support/events'
import { itemFacts } from '#test/projections/support/facts'

// What connections told, for persons to speak of.

const toldBy = <T extends EventType>(
  connection: string,
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  { workspace = WORKSPACE }: When = {},
): Told => {
  const connectionId = uuid(connection)
  const actor = { kind: 'connector', id: connectionId } as const
  const cause = { workspaceId: workspace, actor, correlationId: uuid('run'), now: NOON }
  const more = { connectionId, channel: 'csv', contentHash: contentHashOf(data) } as const
  return { stream: streamOf.connection(workspace, connectionId), event: newEvent(type, entity, data, cause, more) }
}

export const itemSeen = (
  container: string,
  key: string,
  facts: Partial<DataOf<'WorkItemObserved'>> = {},
  when: When = {},
): Told =>
  toldBy(
    'tracker',
    'WorkItemObserved',
    { kind: 'work_item', container, key },
    itemFacts(key, { title: key, type: 'task', ...facts }),
    when,
  )
export const meetingSeen = (container: string, key: string, when: When = {}): Told =>
  toldBy(
    'calendar',
    'MeetingObserved',
    { kind: 'meeting', container, key },
    {
      title: key,
      startsAt: NOON,
      endsAt: '2026-03-02T13:00:00.000Z',
      allDay: false,
      status: 'confirmed',
      invited: 2,
      accepted: 2,
      declined: 0,
      tags: [],
    },
    when,
  )
export const invoiceImported = (
  number: string,
  project: string,
  facts: Partial<DataOf<'InvoiceIssued'>> = {},
  key = `books-${number}`,
): Told =>
  toldBy(
    'books',
    'InvoiceIssued',
    { kind: 'invoice', project: uuid(project), key },
    {
      number,
      status: 'issued',
      issuedOn: '2026-02-01',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      currency: 'EUR',
      lines: [],
      ...facts,
    },
  )
export const invoiceGone = (number: string, project: string): Told =>
  toldBy(
    'books',
    'InvoiceWithdrawn',
    { kind: 'invoice', project: uuid(project), key: `books-${number}` },
    { reason: 'gone' },
  )
export const deadLettered = (connection: string, record: string, when: When = {}): Told =>
  toldBy(
    connection,
    'RecordDeadLettered',
    { kind: 'dead_letter', key: `${connection} ${record}`, container: 'f.csv' },
    { record, reasonCode: 'broken', message: 'It is broken.', runId: 'r' },
    when,
  )
