import type { Db } from 'mongodb'
import { isDuplicateKey } from '#mongodb/database'
import type { Identities, Identity } from '../port.js'
import { run } from './attempt.js'

interface StoredIdentity {
  /** Workspace and member. */
  readonly _id: string
  readonly workspaceId: string
  readonly memberId: string
  readonly address: string
  /** The account; left out until the first sign-in. */
  readonly account?: string
  /** Workspace and address, and workspace and account: each once. A sparse index leaves out who has no account. */
  readonly addressOnce: string
  readonly accountOnce?: string
}

const idOf = ({ workspaceId, memberId }: Pick<Identity, 'workspaceId' | 'memberId'>): string =>
  `${workspaceId} ${memberId}`
const identityOf = ({ workspaceId, memberId, address, account }: StoredIdentity): Identity => ({
  workspaceId,
  memberId,
  address,
  account: account ?? null,
})

/** False where another document has what may be there once. */
const unlessTaken = async (write: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await write()
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** The identities in a database, and what makes their indexes. */
export const identitiesIn = (db: Db): { readonly identities: Identities; readonly prepare: () => Promise<void> } => {
  const all = db.collection<StoredIdentity>('identities')
  const identities: Identities = {
    invite: ({ workspaceId, memberId, address }, same) =>
      run(async () => {
        const holder = await all.findOne({ workspaceId, address: { $in: [...same] } })
        if (holder !== null) return holder.memberId === memberId
        const document = { workspaceId, memberId, address, addressOnce: `${workspaceId} ${address}` }
        return unlessTaken(async () => {
          await all.replaceOne({ _id: idOf({ workspaceId, memberId }) }, document, { upsert: true })
          return true
        })
      }),
    find: (addresses, accounts) =>
      run(async () => {
        const having = { $or: [{ address: { $in: [...addresses] } }, { account: { $in: [...accounts] } }] }
        const found = await all.find(having).sort({ _id: 1 }).toArray()
        return found.map(identityOf)
      }),
    ofWorkspace: (workspaceId) =>
      run(async () => {
        const found = await all.find({ workspaceId }).sort({ memberId: 1 }).toArray()
        return found.map(identityOf)
      }),
    bind: ({ workspaceId, memberId, address }, account) =>
      run(() =>
        unlessTaken(async () => {
          const unbound = { _id: idOf({ workspaceId, memberId }), address, account: { $exists: false } }
          const bound = await all.updateOne(unbound, {
            $set: { account, accountOnce: `${workspaceId} ${account}` },
          })
          return bound.modifiedCount > 0
        }),
      ),
    remove: (workspaceId, memberId) =>
      run(async () => {
        await all.deleteMany(memberId === null ? { workspaceId } : { workspaceId, memberId })
      }),
  }
  const prepare = async (): Promise<void> => {
    await all.createIndex({ addressOnce: 1 }, { unique: true })
    await all.createIndex({ accountOnce: 1 }, { unique: true, sparse: true })
    await all.createIndex({ address: 1 })
    await all.createIndex({ account: 1 })
    await all.createIndex({ workspaceId: 1, memberId: 1 })
  }
  return { identities, prepare }
}
