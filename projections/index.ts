import type { AnyCollection } from '#domain/documents'
import type { AnyOperation } from '#domain/operation'
import { listApiKeys } from './access/operations.js'
import { aiEconomics } from './ai/operations.js'
import { Client } from './entities/client.js'
import { CodeChange } from './entities/code-change.js'
import { Connection } from './entities/connection.js'
import { Container } from './entities/container.js'
import type { AnyEntity } from './entities/entity.js'
import { Project } from './entities/project.js'
import { Release } from './entities/release.js'
import { Subscription } from './entities/subscription.js'
import { Workspace } from './entities/workspace.js'
import { ObservedFact, ObservedHead } from './sources/observed.js'
import { listConnections } from './sources/operations.js'

/** All that events are folded into, each named as the `kind` in their metadata. */
export const entities: readonly AnyEntity[] = [
  Workspace,
  Client,
  Project,
  Container,
  Subscription,
  Connection,
  CodeChange,
  Release,
]

/** Kinds of things that events are about and no entity folds, and who reads them instead. */
export const foldedElsewhere: ReadonlySet<string> = new Set([
  'slug', // commands, to keep names unique
  'api_key', // access/fold.ts
  'member', // access/fold.ts
])

/** Documents that are written beside entities. */
export const bookkeeping: readonly AnyCollection[] = [ObservedFact, ObservedHead]

/** To be raised whenever a fold's result changes: stored documents of another shape are folded again. */
export const SHAPE = '1'

/** Every endpoint of the API. */
export const operations: readonly AnyOperation[] = [listApiKeys, aiEconomics, listConnections]
