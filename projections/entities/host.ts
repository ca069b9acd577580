import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'
import type { Metadata } from '#domain/events/envelope'
import { HostQuota, ListRead } from '#domain/events/hosts'
import { entity, joined } from './entity.js'

const State = closed('Host', {
  workspaceId: Uuid,
  connectionId: Uuid,
  lists: t.readonlyArray(ListRead),
  /** The quota that the host told at the end of the last run; null if it told none. */
  quota: nullable(HostQuota),
  /** Null before the first run has ended. */
  nextRunAt: nullable(Instant),
  /** Members of records in the last run that this version does not know. */
  unknownMembers: Int0,
  /** The last time at which the host delivered something by itself; null if it never did. */
  deliveredAt: nullable(Instant),
})
export type HostState = t.TypeOf<typeof State>

/** The id of a list among those of its host. */
export const listId = ({ list, of }: Pick<ListRead, 'list' | 'of'>): string => joined(list, of ?? '')

/** The lists with those that have changed in their place. */
const withChanged = (before: readonly ListRead[], changed: readonly ListRead[]): readonly ListRead[] => {
  const all = new Map(before.map((one) => [listId(one), one]))
  for (const one of changed) all.set(listId(one), one)
  return [...all.values()]
}

/** A host of which nothing is known. */
const unread = ({ workspaceId, connectionId, entity: { key } }: Metadata): HostState => ({
  workspaceId,
  connectionId: connectionId ?? key,
  lists: [],
  quota: null,
  nextRunAt: null,
  unknownMembers: 0,
  deliveredAt: null,
})

/** The state of a host that a connection asks by itself: its lists, its quota, its next run. */
export const Host = entity({
  name: 'host',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    HostRead: (state, { data: { lists, ended }, metadata }) => {
      const before = state ?? unread(metadata)
      return {
        ...before,
        lists: withChanged(before.lists, lists),
        quota: ended === undefined ? before.quota : ended.quota,
        nextRunAt: ended?.nextRunAt ?? before.nextRunAt,
        unknownMembers: ended?.unknownMembers ?? before.unknownMembers,
      }
    },
    HookReceived: (state, { metadata }) => ({ ...(state ?? unread(metadata)), deliveredAt: metadata.recordedAt }),
  },
})
