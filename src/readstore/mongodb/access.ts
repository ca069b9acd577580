import type { Db } from 'mongodb'
import { run } from './attempt.js'
import { ACCESS } from './indexes.js'
import type { Server } from './operations.js'
import { replaceGuarded } from './replace-guarded.js'

interface StoredAccess {
  readonly _id: string
  readonly workspaceId: string
  readonly revision: number
  readonly body: string
}

/** The operations on the access documents of workspaces. */
export const accessOn = (db: Db): Server['access'] => {
  const access = db.collection<StoredAccess>(ACCESS)
  return {
    get: (ids) =>
      run(async () => {
        const rows = await access.find({ _id: { $in: [...ids] } }).toArray()
        return rows.map(({ _id, revision, body }) => [_id, revision, body] as const)
      }),
    ofWorkspace: (workspaceId) =>
      run(async () => {
        const rows = await access.find({ workspaceId }).sort({ _id: 1 }).toArray()
        return rows.map(({ _id, revision, body }) => [_id, revision, body] as const)
      }),
    stored: () =>
      run(async () => {
        const rows = await access.find({}).sort({ _id: 1 }).toArray()
        return rows.map(({ _id: id, workspaceId, revision, body }) => ({ id, workspaceId, revision, body }))
      }),
    put: (images) => {
      const documents = images.map(({ id, ...rest }) => ({ _id: id, ...rest }))
      return run(() => replaceGuarded(access, documents, 'revision', '$lte'))
    },
    remove: (workspaceId) => run(async () => void (await access.deleteMany({ workspaceId }))),
  }
}
