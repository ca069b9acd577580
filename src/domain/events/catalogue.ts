import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type AnyCodec, decode, describe } from '../codec.js'
import type { Uuid } from '../common.js'
import { quarantineReasons } from '../texts.js'
import * as access from './access.js'
import * as aiUsage from './ai-usage.js'
import * as billing from './billing.js'
import * as code from './code.js'
import * as commercial from './commercial.js'
import * as connections from './connections.js'
import * as directory from './directory.js'
import * as engagement from './engagement.js'
import { type EventDefinition, type EventOf, Metadata } from './envelope.js'
import * as hosts from './hosts.js'
import * as answers from './import-choices.js'
import * as links from './links.js'
import * as meetings from './meetings.js'
import * as reports from './reports.js'
import * as settings from './settings.js'
import { refSpelling } from './spelling.js'
import * as workItems from './work-items.js'

/** All events; codecs, docs and subscriptions derive from this list. */
export const catalogue = [
  directory.WorkspaceSlugTaken,
  directory.WorkspaceErased,
  directory.WorkspaceOpened,
  directory.WorkspaceRenamed,
  directory.WorkspaceDeletionRequested,
  directory.WorkspaceDeletionCancelled,
  directory.WorkspaceClosed,
  directory.ClientAdded,
  directory.ClientRenamed,
  directory.ClientArchived,
  directory.ProjectAdded,
  directory.ProjectRenamed,
  directory.ProjectStatusChanged,
  directory.ContainerMapped,
  directory.ContainerUnmapped,
  directory.ContainerRenamed,
  access.MemberJoined,
  access.MemberRoleChanged,
  access.MemberDataAccessChanged,
  access.MemberLeft,
  access.ApiKeyIssued,
  access.ApiKeyRevoked,
  access.ApiKeyRotated,
  engagement.EngagementSigned,
  engagement.EngagementAmended,
  engagement.EngagementEnded,
  engagement.PriceSet,
  engagement.ScopeLocked,
  engagement.ScopeLockReleased,
  engagement.ChangeOrderApproved,
  engagement.ChangeOrderAmended,
  engagement.ChangeOrderWithdrawn,
  engagement.ObjectiveSet,
  engagement.ObjectiveCompleted,
  engagement.ObjectiveDropped,
  engagement.MilestoneReached,
  engagement.ClientQuestionAsked,
  engagement.ClientQuestionAnswered,
  engagement.CostEstimateRecorded,
  engagement.AssumptionSet,
  commercial.TimeEntryRecorded,
  commercial.TimeEntryWithdrawn,
  commercial.InvoiceIssued,
  commercial.InvoiceWithdrawn,
  commercial.InvoiceVoided,
  commercial.InvoiceNoted,
  commercial.InvoiceNoteWithdrawn,
  commercial.InvoiceLineExplained,
  commercial.InvoiceExplanationWithdrawn,
  commercial.InvoiceApproved,
  commercial.InvoiceApprovalWithdrawn,
  commercial.CloudCostRecorded,
  commercial.CloudCostWithdrawn,
  commercial.RateSet,
  commercial.RoleBandSet,
  workItems.WorkItemObserved,
  workItems.WorkItemWithdrawn,
  code.CodeChangeObserved,
  code.CodeChangeWithdrawn,
  code.ReleaseObserved,
  code.ReleaseWithdrawn,
  meetings.MeetingObserved,
  meetings.MeetingWithdrawn,
  aiUsage.AiUsageReported,
  aiUsage.AiUsageWithdrawn,
  links.ChangeLinked,
  links.ChangeUnlinked,
  links.AiMarksTakenBack,
  links.AiMarksRestored,
  links.AiRuleTakenBack,
  links.AiRuleRestored,
  links.MeetingTagged,
  links.WorkTypeSet,
  connections.ConnectionRegistered,
  connections.SyncStarted,
  connections.PageRead,
  connections.SyncCompleted,
  connections.SyncFailed,
  connections.ConnectionPaused,
  connections.ConnectionResumed,
  connections.ConnectionRemoved,
  connections.EvidenceRenamed,
  answers.ImportAnswered,
  hosts.HostConnected,
  hosts.HostRead,
  hosts.HookReceived,
  connections.RecordDeadLettered,
  connections.DeadLetterResolved,
  billing.PlanChanged,
  billing.TrialStarted,
  billing.TrialEnded,
  billing.SubscriptionSynced,
  billing.PaymentRecorded,
  settings.SettingsChanged,
  reports.ReportExported,
] as const

type Definition = (typeof catalogue)[number]
export type EventType = Definition['type']
export type DomainEvent = Definition extends infer D
  ? D extends EventDefinition<infer T, infer C>
    ? EventOf<T, t.TypeOf<C>>
    : never
  : never
export type EventNamed<T extends EventType> = Extract<DomainEvent, { type: T }>
export type DataOf<T extends EventType> = EventNamed<T>['data']

const byType: ReadonlyMap<string, EventDefinition<EventType, AnyCodec>> = new Map(
  catalogue.map((definition) => [definition.type, definition]),
)

/** The definition of a type of the catalogue. */
export const definitionOf = (type: EventType): EventDefinition<EventType, AnyCodec> =>
  byType.get(type) as EventDefinition<EventType, AnyCodec>

/** Says whether this build knows events of the type. */
export const isKnownType = (type: string): type is EventType => byType.has(type)

/** An event as a log holds it. */
export interface Recorded {
  readonly eventId: Uuid
  readonly type: string
  readonly schemaVersion: number
  readonly data: unknown
  readonly metadata: unknown
}

/** A recorded event that this build cannot read, and why. */
export interface Unreadable {
  readonly tag: 'unreadable_event'
  readonly eventId: string
  readonly type: string
  readonly reason: string
}

/** Data of an older version, lifted version by version to today's. */
const lifted = (
  { schemaVersion, upcasters }: EventDefinition<EventType, AnyCodec>,
  version: number,
  recorded: unknown,
): Either<string, unknown> => {
  let data = recorded
  for (const { from, lift } of upcasters.slice(version - 1, schemaVersion - 1)) {
    const old = decode(from, data)
    if (isLeft(old)) return left(describe(old.left))
    data = lift(old.right)
  }
  return right(data)
}

const spelledMetadata = (metadata: Metadata): Metadata => {
  const entity = refSpelling(metadata.entity)
  return entity === metadata.entity ? metadata : { ...metadata, entity }
}

/** A recorded event as an event of the catalogue; data of older versions is lifted to today's. */
export const decodeEvent = (recorded: Recorded & { readonly revision: number }): Either<Unreadable, DomainEvent> => {
  const { eventId, type, schemaVersion, revision } = recorded
  const unreadable = (reason: string) => left({ tag: 'unreadable_event' as const, eventId, type, reason })
  const definition = byType.get(type)
  if (definition === undefined) return unreadable(quarantineReasons.unknownType)
  if (schemaVersion < 1 || schemaVersion > definition.schemaVersion)
    return unreadable(quarantineReasons.unknownVersion(schemaVersion, definition.schemaVersion))
  const metadata = decode(Metadata, recorded.metadata)
  if (isLeft(metadata)) return unreadable(quarantineReasons.metadata(describe(metadata.left)))
  const today = lifted(definition, schemaVersion, recorded.data)
  if (isLeft(today)) return unreadable(quarantineReasons.data(today.left))
  const data = decode(definition.data, today.right)
  if (isLeft(data)) return unreadable(quarantineReasons.data(describe(data.left)))
  return right({
    eventId,
    type: definition.type,
    schemaVersion: definition.schemaVersion,
    revision,
    data: data.right,
    metadata: spelledMetadata(metadata.right),
  } as DomainEvent)
}

/** The stream of an aggregate: the workspace's id in the name lets a server filter by it. */
export const streamOf = {
  slug: (organization: string, workspace: string): string => `slug-${organization}/${workspace}`,
  directory: (workspaceId: Uuid): string => `directory-${workspaceId}`,
  access: (workspaceId: Uuid): string => `access-${workspaceId}`,
  billing: (workspaceId: Uuid): string => `billing-${workspaceId}`,
  settings: (workspaceId: Uuid): string => `settings-${workspaceId}`,
  commercial: (workspaceId: Uuid): string => `commercial-${workspaceId}`,
  reports: (workspaceId: Uuid): string => `reports-${workspaceId}`,
  engagement: (workspaceId: Uuid, projectId: Uuid): string => `engagement-${workspaceId}-${projectId}`,
  links: (workspaceId: Uuid, projectId: Uuid): string => `links-${workspaceId}-${projectId}`,
  connection: (workspaceId: Uuid, connectionId: Uuid): string => `connection-${workspaceId}-${connectionId}`,
} as const
