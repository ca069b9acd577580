import type { AnyCollection } from '#domain/documents'
import { aiMeasures } from './ai/measures.js'
import { auditMeasures } from './audit/measures.js'
import { AuditEvent } from './audit/row.js'
import { costMeasures } from './cost/measures.js'
import { deliveryMeasures } from './delivery/measures.js'
import { AiUsage } from './entities/ai-usage.js'
import { Assumption } from './entities/assumption.js'
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
import { Invoice } from './entities/invoice.js'
import { Meeting } from './entities/meeting.js'
import { Milestone } from './entities/milestone.js'
import { Objective } from './entities/objective.js'
import { Project } from './entities/project.js'
import { Rate } from './entities/rate.js'
import { Release } from './entities/release.js'
import { ScopeLock } from './entities/scope-lock.js'
import { Settings } from './entities/settings.js'
import { Subscription } from './entities/subscription.js'
import { TimeEntry } from './entities/time-entry.js'
import { WorkItem } from './entities/work-item.js'
import { Workspace } from './entities/workspace.js'
import type { Measures } from './rollups/contribution.js'
import { Rollup } from './rollups/rollup.js'
import { ObservedHead } from './sources/observed.js'
import { PutAside } from './sources/put-aside.js'

/** All that events are folded into, each named as the `kind` in their metadata. */
export const entities: readonly AnyEntity[] = [
  Workspace,
  Client,
  Project,
  Container,
  Subscription,
  Settings,
  Connection,
  DeadLetter,
  WorkItem,
  CodeChange,
  Release,
  Meeting,
  TimeEntry,
  Rate,
  Invoice,
  CloudLine,
  AiUsage,
  Engagement,
  ScopeLock,
  ChangeOrder,
  Objective,
  Milestone,
  ClientQuestion,
  CostEstimate,
  Assumption,
]

/** Kinds of things that events are about and no entity folds, and who reads them instead. */
export const foldedElsewhere: ReadonlySet<string> = new Set([
  'slug', // commands, to keep names unique
  'api_key', // access/fold.ts
  'member', // access/fold.ts
  'report', // the audit trail, as they stand in the log
])

/** What entities add to the measures of each family. */
export const measures: readonly Measures[] = [aiMeasures, deliveryMeasures, costMeasures, auditMeasures]

/** Documents that are written beside entities. */
export const bookkeeping: readonly AnyCollection[] = [ObservedHead, Rollup, PutAside, AuditEvent]

/** To be raised whenever a fold's result changes: stored documents of another shape are folded again. */
export const SHAPE = '6'
