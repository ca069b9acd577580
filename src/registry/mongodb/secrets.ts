import type { Db } from 'mongodb'
import type { Uuid } from '#domain/common'
import type { KeptSecret, SecretPurpose, Secrets } from '../port.js'
import { run, unlessThere } from './attempt.js'

/** A secret under its connection and purpose. */
interface StoredSecret extends KeptSecret {
  readonly _id: string
}

const idOf = (connectionId: Uuid, purpose: SecretPurpose): string => `${connectionId} ${purpose}`
const secretOf = ({ _id, ...secret }: StoredSecret): KeptSecret => secret

/** The secrets in a database, and what makes their indexes. */
export const secretsIn = (db: Db): { readonly secrets: Secrets; readonly prepare: () => Promise<void> } => {
  const stored = db.collection<StoredSecret>('secrets')
  /** Puts a secret; again where another process made its document in between. */
  const putNow = async (secret: Omit<KeptSecret, 'version'>): Promise<number> => {
    const put = await stored
      .findOneAndUpdate(
        { _id: idOf(secret.connectionId, secret.purpose) },
        { $set: secret, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .catch(unlessThere)
    return put?.version ?? putNow(secret)
  }
  const secrets: Secrets = {
    put: ({ workspaceId, connectionId, purpose, sealed }) =>
      run(() => putNow({ workspaceId, connectionId, purpose, sealed })),
    get: (connectionId, purpose) =>
      run(async () => {
        const found = await stored.findOne({ _id: idOf(connectionId, purpose) })
        return found === null ? null : secretOf(found)
      }),
    replace: ({ workspaceId, connectionId, purpose, version, sealed }) =>
      run(async () => {
        const replaced = await stored.updateOne(
          { _id: idOf(connectionId, purpose), workspaceId, version },
          { $set: { sealed }, $inc: { version: 1 } },
        )
        return replaced.modifiedCount > 0
      }),
    ofWorkspace: (workspaceId) =>
      run(async () => {
        const found = await stored.find({ workspaceId }).sort({ connectionId: 1, purpose: 1 }).toArray()
        return found.map(secretOf)
      }),
    remove: (which) => run(async () => void (await stored.deleteMany(which))),
  }
  const prepare = async (): Promise<void> => {
    await stored.createIndex({ workspaceId: 1, connectionId: 1, purpose: 1 })
    await stored.createIndex({ connectionId: 1 })
  }
  return { secrets, prepare }
}
