import type { IncomingMessage } from 'node:http'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { EffectivePlan } from '#domain/plans'
import type { MemberDocument } from '#projections/access/fold'
import { planOf } from '#projections/entities/subscription'
import { partitionOf } from '#readstore/partitions'
import type { Session } from '#registry/port'
import { authenticated, type Credential, type NamedWorkspace, type Presented } from './authenticate.js'
import type { ApiError } from './errors.js'
import { type Sources, workspaceOf } from './pipeline.js'

/** A request in the workspace of its path. */
export interface Presenting extends NamedWorkspace {
  readonly request: IncomingMessage
  readonly now: Instant
}

/** The workspace that a key or a session opens, and the member on whose behalf. */
export interface Opened {
  readonly credential: Credential
  /** Null for a key. */
  readonly session: Session | null
  /** Null where the member has left. */
  readonly member: MemberDocument | null
  readonly name: string
  readonly plan: EffectivePlan
  /** The workspace is deleted. */
  readonly isGone: boolean
}

/** Opens the workspace of the path by what was presented. */
export const openedBy = async (
  { secret, lookUp }: Presented,
  { organizationSlug, workspaceSlug, now }: Presenting,
  { registry, readStore, decode }: Sources,
): Outcome<ApiError, Opened> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const lookedUp = await lookUp(secret, peppers.right, registry, readStore)
  if (isLeft(lookedUp)) return lookedUp
  // Read for an unknown secret too, so that it costs the same.
  const { session, member, workspaceId } = lookedUp.right
  const read = await readStore.read(
    partitionOf(workspaceId, readStore),
    async (docs) => ({
      workspace: await workspaceOf(docs, workspaceId),
      plan: await planOf(docs, workspaceId, now),
    }),
    decode,
  )
  if (isLeft(read)) return read
  const { workspace, plan } = read.right
  const opened = authenticated(lookedUp.right, workspace, { organizationSlug, workspaceSlug }, now)
  if (isLeft(opened)) return opened
  const { credential, standing } = opened.right
  return right({ credential, session, member, name: workspace?.name ?? '', plan, isGone: standing === null })
}
