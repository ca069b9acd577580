import { changeHookSecret } from '#app/sync/hook-secret'
import { hookedConnection } from '#app/sync/hooked-connection'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { newEvent } from '#eventlog/new-event'
import { type Keys, keysFrom } from '#secrets/key'
import type { Stores } from '#stores/open'
import { NOON, type Told, uuid, WORKSPACE } from '#test/projections/support/events'
import { newFolder } from '../stores/folder.js'
import { ok } from '../stores/outcome.js'

/** A key of secrets, as an operator gives it. */
export const KEY = Buffer.alloc(32, 3).toString('base64')
export const keysGiven = (value: string | undefined = KEY): Keys =>
  keysFrom({ value, file: undefined, settings: null, data: newFolder(), mayMake: false })

const ORIGINS: Readonly<Record<string, string>> = {
  stripe: 'https://api.stripe.com',
  github: 'https://github.com',
  gitea: 'http://127.0.0.1:3333',
  gitlab: 'https://gitlab.example.com',
  jira: 'https://acme.atlassian.net',
  linear: 'https://api.linear.app',
}
export const originOf = (provider: string): string => ORIGINS[provider] ?? ''

interface GivenSecret {
  readonly now: Instant
  readonly former: 'for a day' | 'no more'
  readonly workspaceId: Uuid
}

/** A connection that asks the host of a product, called as the product. */
export const connected = (provider: string, workspaceId: Uuid = WORKSPACE): readonly Told[] => {
  const connectionId = uuid(provider)
  const stream = streamOf.connection(workspaceId, connectionId)
  const cause = { workspaceId, actor: { kind: 'system', id: 'test' } as const, correlationId: uuid('run'), now: NOON }
  const entity = { kind: 'connection', key: connectionId }
  const registered = { provider, category: 'code', label: provider, account: null } as const
  const asked = { address: originOf(provider), account: null, containers: [] }
  return [
    { stream, event: newEvent('ConnectionRegistered', entity, registered, cause, { connectionId }) },
    { stream, event: newEvent('HostConnected', entity, asked, cause, { connectionId }) },
  ]
}

/** Gives a connection a secret of deliveries, in place of the former one. */
export const giveHookSecret = async (
  { registry, readStore }: Pick<Stores, 'registry' | 'readStore'>,
  provider: string,
  secret: string,
  { now = NOON, former = 'for a day', workspaceId = WORKSPACE }: Partial<GivenSecret> = {},
): Promise<void> => {
  const connection = await ok(hookedConnection(workspaceId, uuid(provider), { readStore }))
  if (connection === null) throw new Error(`${provider} is not connected`)
  await ok(changeHookSecret(connection, secret, former, now, { registry, keys: keysGiven() }))
}
