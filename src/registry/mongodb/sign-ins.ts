import type { Db } from 'mongodb'
import type { Session, SignInLink, SignIns } from '../port.js'
import { run } from './attempt.js'

type StoredLink = Omit<SignInLink, 'digest'> & { readonly _id: string }
type StoredSession = Omit<Session, 'sessionId'> & { readonly _id: string }

const sessionOf = ({ _id, ...session }: StoredSession): Session => ({ sessionId: _id, ...session })

/** The sessions and links in a database, and what makes their indexes. */
export const signInsIn = (db: Db): { readonly signIns: SignIns; readonly prepare: () => Promise<void> } => {
  const links = db.collection<StoredLink>('sign_in_links')
  const sessions = db.collection<StoredSession>('sessions')
  const signIns: SignIns = {
    addLink: ({ digest, ...link }) => run(async () => void (await links.insertOne({ _id: digest, ...link }))),
    takeLink: (digests) =>
      run(async () => {
        const taken = await links.findOneAndDelete({ _id: { $in: [...digests] } })
        if (taken === null) return null
        const { _id, ...link } = taken
        return { digest: _id, ...link }
      }),
    start: ({ sessionId, ...session }) =>
      run(async () => void (await sessions.insertOne({ _id: sessionId, ...session }))),
    find: (digests) =>
      run(async () => {
        const found = await sessions.findOne({ digest: { $in: [...digests] } })
        return found === null ? null : sessionOf(found)
      }),
    renew: ({ sessionId, usedAt, expiresAt }) =>
      run(async () => {
        await sessions.updateOne({ _id: sessionId, usedAt: { $lt: usedAt } }, { $set: { usedAt, expiresAt } })
      }),
    end: ({ sessionId, workspaceId, memberId }) =>
      run(async () => (await sessions.deleteOne({ _id: sessionId, workspaceId, memberId })).deletedCount > 0),
    ofMember: (workspaceId, memberId) =>
      run(async () => {
        const found = await sessions.find({ workspaceId, memberId }).sort({ startedAt: -1, _id: 1 }).toArray()
        return found.map(sessionOf)
      }),
    endAll: (workspaceId, memberId) =>
      run(async () => {
        const whose = memberId === null ? { workspaceId } : { workspaceId, memberId }
        await sessions.deleteMany(whose)
        await links.deleteMany(whose)
      }),
    removeExpired: (now) =>
      run(async () => {
        await sessions.deleteMany({ expiresAt: { $lte: now } })
        await links.deleteMany({ expiresAt: { $lte: now } })
      }),
  }
  const prepare = async (): Promise<void> => {
    await sessions.createIndex({ digest: 1 }, { unique: true })
    await sessions.createIndex({ workspaceId: 1, memberId: 1 })
    await links.createIndex({ workspaceId: 1, memberId: 1 })
  }
  return { signIns, prepare }
}
