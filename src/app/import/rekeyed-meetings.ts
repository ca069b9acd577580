import { randomUUID } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { decideAndAppend } from '#app/state/append'
import type { CarryError } from '#app/state/carrier'
import type { Uuid } from '#domain/common'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome } from '#domain/outcome'
import { newEvent } from '#eventlog/new-event'
import type { RekeyedMeeting } from '#import/former-keys'
import { entityId } from '#projections/entities/entity'
import { Meeting } from '#projections/entities/meeting'
import { partitionOf } from '#readstore/partitions'

/** The last tag that people gave a meeting; undefined if they gave none. */
const tagOf = (events: readonly DomainEvent[], calendar: string, key: string) =>
  events
    .flatMap((event) => (event.type === 'MeetingTagged' ? [event] : []))
    .findLast(({ metadata: { entity } }) => entity.container === calendar && entity.key === key)?.data

/** Restates what people said of meetings under the key that these have now, unless they said it of that already. */
export const carryTags = async (
  meetings: readonly RekeyedMeeting[],
  workspaceId: Uuid,
  environment: Environment,
): Outcome<CarryError, void> => {
  if (meetings.length === 0) return right(undefined)
  const { eventLog, readStore, now } = environment
  const idOf = ({ calendar, former }: RekeyedMeeting): string =>
    entityId(workspaceId, { container: calendar, key: former })
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.get(Meeting, meetings.map(idOf)),
  )
  if (isLeft(found)) return found
  const projects = new Set([...found.right.values()].flatMap(({ said }) => said.map(({ projectId }) => projectId)))
  const actor = { kind: 'system', id: 'wdi' } as const
  const cause = { workspaceId, actor, correlationId: randomUUID(), now: now() }
  for (const projectId of projects) {
    const done = await decideAndAppend<never>(streamOf.links(workspaceId, projectId), eventLog, (events) =>
      right(
        meetings.flatMap(({ calendar, former, key }) => {
          const said = tagOf(events, calendar, former)
          if (said === undefined || tagOf(events, calendar, key) !== undefined) return []
          return [newEvent('MeetingTagged', { kind: 'meeting', container: calendar, key }, said, cause)]
        }),
      ),
    )
    if (isLeft(done)) return done
  }
  return right(undefined)
}
