import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import type { DomainEvent, EventType } from '#domain/events/catalogue'
import { ProjectStatus } from '#domain/events/directory'
import { Actor } from '#domain/events/envelope'
import { SettingsChanged } from '#domain/events/settings'

// What of a workspace's directory and settings has to hold from its acknowledgement on, as access does.

/**
 * The reason why a stream could not be read to its end. Until it can be, nobody knows what holds, and the workspace is
 * closed.
 */
const Unreadable = nullable(closed('UnreadableStanding', { revision: Int0, reason: NonEmptyString }))

/** The archived clients, the projects that are not active, and the deletion of the workspace. */
export const DirectoryStanding = closed('DirectoryStanding', {
  kind: t.literal('directory'),
  workspaceId: Uuid,
  unreadable: Unreadable,
  deletion: nullable(
    closed('DeletionStanding', { requestedAt: Instant, requestedBy: Actor, effectiveAt: Instant, graceDays: Int0 }),
  ),
  closed: t.boolean,
  archivedClients: t.readonlyArray(Uuid),
  /** Statuses of the projects that are not active, by project id. */
  statuses: t.readonly(t.record(Uuid, ProjectStatus)),
})
export type DirectoryStanding = t.TypeOf<typeof DirectoryStanding>

/** The privacy settings that were changed; the rest is as the service ships. */
export const PrivacyStanding = closed('PrivacyStanding', {
  kind: t.literal('privacy'),
  workspaceId: Uuid,
  unreadable: Unreadable,
  values: SettingsChanged.data.props.after,
})
export type PrivacyStanding = t.TypeOf<typeof PrivacyStanding>

/** The parts of a workspace's directory and settings that hold at once, as its keys and members do. */
export interface Standing {
  readonly directory: DirectoryStanding
  readonly privacy: PrivacyStanding
}

export const directoryStandingId = (workspaceId: Uuid): string => `directory:${workspaceId}`
export const privacyStandingId = (workspaceId: Uuid): string => `privacy:${workspaceId}`

const OF_DIRECTORY: ReadonlySet<string> = new Set<EventType>([
  'WorkspaceDeletionRequested',
  'WorkspaceDeletionCancelled',
  'WorkspaceClosed',
  'ClientAdded',
  'ClientArchived',
  'ProjectAdded',
  'ProjectStatusChanged',
])
const OF_SETTINGS: ReadonlySet<string> = new Set<EventType>(['SettingsChanged'])

/** Says whether an event of this type decides what holds; a damaged event has no type, and may have been one. */
export const standsInDirectory = (type: string): boolean => OF_DIRECTORY.has(type) || type === ''
export const standsInSettings = (type: string): boolean => OF_SETTINGS.has(type) || type === ''

/** An event that decides what holds, or why it cannot be read. */
export type StandingEntry =
  | { readonly revision: number; readonly event: DomainEvent }
  | { readonly revision: number; readonly unreadable: string }

const directoryAfter = (before: DirectoryStanding, { type, data, metadata }: DomainEvent): DirectoryStanding => {
  const withStatus = (projectId: Uuid, status: t.TypeOf<typeof ProjectStatus>): DirectoryStanding => {
    const { [projectId]: _, ...others } = before.statuses
    return { ...before, statuses: status === 'active' ? others : { ...others, [projectId]: status } }
  }
  const withoutClient = (clientId: Uuid) => before.archivedClients.filter((one) => one !== clientId)
  switch (type) {
    case 'WorkspaceDeletionRequested':
      return {
        ...before,
        deletion: { requestedAt: metadata.occurredAt, requestedBy: metadata.actor, ...data },
      }
    case 'WorkspaceDeletionCancelled':
      return { ...before, deletion: null }
    case 'WorkspaceClosed':
      return { ...before, closed: true }
    case 'ClientAdded':
      return { ...before, archivedClients: withoutClient(data.clientId) }
    case 'ClientArchived':
      return { ...before, archivedClients: [...withoutClient(data.clientId), data.clientId] }
    case 'ProjectAdded':
    case 'ProjectStatusChanged':
      return withStatus(data.projectId, data.status)
    default:
      return before
  }
}

const privacyAfter = (before: PrivacyStanding, { type, data }: DomainEvent): PrivacyStanding =>
  type === 'SettingsChanged' && data.section === 'privacy'
    ? { ...before, values: { ...before.values, ...data.after } }
    : before

/** Folds entries, up to the first that cannot be read. */
const folded = <S extends DirectoryStanding | PrivacyStanding>(
  beginning: S,
  entries: readonly StandingEntry[],
  after: (before: S, event: DomainEvent) => S,
): S => {
  let state = beginning
  for (const entry of entries) {
    if ('unreadable' in entry) return { ...state, unreadable: { revision: entry.revision, reason: entry.unreadable } }
    state = after(state, entry.event)
  }
  return state
}

export const foldDirectory = (workspaceId: Uuid, entries: readonly StandingEntry[]): DirectoryStanding =>
  folded<DirectoryStanding>(
    {
      kind: 'directory',
      workspaceId,
      unreadable: null,
      deletion: null,
      closed: false,
      archivedClients: [],
      statuses: {},
    },
    entries,
    directoryAfter,
  )

export const foldPrivacy = (workspaceId: Uuid, entries: readonly StandingEntry[]): PrivacyStanding =>
  folded<PrivacyStanding>({ kind: 'privacy', workspaceId, unreadable: null, values: {} }, entries, privacyAfter)

/**
 * Sums the revisions of what decides on access to a workspace: of its access stream and, each plus one, of the deciding
 * events in its directory and settings. The sum grows with each change of any of them.
 */
export const reachedBy = (access: number, directory: number, settings: number): number =>
  access + (directory + 1) + (settings + 1)

/** Says whether a workspace is gone for its readers: a deletion takes effect at its instant, whether a worker runs or not. */
export const isGone = ({ closed, deletion }: DirectoryStanding, now: Instant): boolean =>
  closed || (deletion !== null && deletion.effectiveAt <= now)
