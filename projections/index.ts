import type { AnyCollection } from '#domain/documents'
import { aiMeasures } from './ai/measures.js'
import { usageMeasures } from './ai/usage-measures.js'
import { costMeasures } from './cost/measures.js'
import { deliveryMeasures } from './delivery/measures.js'
import { AiRule } from './entities/ai-rule.js'
import { AiUsage } from './entities/ai-usage.js'
import { Assumption } from './entities/assumption.js'
import type { AnyBookkeeping } from './entities/bookkeeping.js'
import { ChangeOrder } from './entities/change-order.js'
import { Client } from './entities/client.js'
import { ClientQuestion } from './entities/client-question.js'
import { CloudLine } from './entities/cloud-line.js'
import { CodeChange } from './entities/code-change.js'
import { Connection } from './entities/connection.js'
import { Container } from './entities/container.js'
import { CostEstimate } from './entities/cost-estimate.js'
import { DeadLetter } from './entities/dead-letter.js'
import { Engagement } from './entities/engagement.js'
import type { AnyEntity } from './entities/entity.js'
import { Host } from './entities/host.js'
import { Invoice } from './entities/invoice.js'
import { Meeting } from './entities/meeting.js'
import { Milestone } from './entities/milestone.js'
import { Objective } from './entities/objective.js'
import { heads, ObservedHead } from './entities/observed-head.js'
import { Price } from './entities/price.js'
import { Project } from './entities/project.js'
import { Quarantined, quarantine } from './entities/quarantine.js'
import { Rate } from './entities/rate.js'
import { Release } from './entities/release.js'
import { RoleBand } from './entities/role-band.js'
import { ScopeLock } from './entities/scope-lock.js'
import { Settings } from './entities/settings.js'
import { Subscription } from './entities/subscription.js'
import { TimeEntry } from './entities/time-entry.js'
import { WorkItem } from './entities/work-item.js'
import { Workspace } from './entities/workspace.js'
import type { Measures } from './rollups/contribution.js'
import { Rollup } from './rollups/rollup.js'
import { auditMeasures } from './trail/measures.js'
import { AuditEvent, trail } from './trail/row.js'

/** The entity that all others belong to. Where its document is gone, its workspace is erased. */
export const root: AnyEntity = Workspace

/** All that events are folded into, each named as the `kind` in their metadata. */
export const entities: readonly AnyEntity[] = [
  Workspace,
  Client,
  Project,
  Container,
  Subscription,
  Settings,
  Connection,
  Host,
  DeadLetter,
  WorkItem,
  CodeChange,
  AiRule,
  Release,
  Meeting,
  TimeEntry,
  Rate,
  RoleBand,
  Invoice,
  CloudLine,
  AiUsage,
  Engagement,
  Price,
  ScopeLock,
  ChangeOrder,
  Objective,
  Milestone,
  ClientQuestion,
  CostEstimate,
  Assumption,
]

/** Kinds of things that no entity folds, and what reads their events instead. */
export const kindsWithoutEntity: ReadonlySet<string> = new Set([
  'slug', // commands, to keep names unique
  'api_key', // access/fold.ts
  'member', // access/fold.ts
  'report', // the audit trail, as they stand in the log
])

/** The measures of each family, to which entities add. */
export const measures: readonly Measures[] = [aiMeasures, usageMeasures, deliveryMeasures, costMeasures, auditMeasures]

/** Collections that the projector keeps beside entities. */
export const bookkeeping: readonly AnyBookkeeping[] = [heads, quarantine, trail]

/** Everything that a read store holds of the log. */
export const collections: readonly AnyCollection[] = [...entities, ObservedHead, Rollup, Quarantined, AuditEvent]
