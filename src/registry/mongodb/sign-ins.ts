import type { Db } from 'mongodb'
import type { Uuid } from '#domain/common'
import type { Session, SignInLink, SignIns } from '../port.js'
import { run } from './attempt.js'

type StoredLink = Omit<SignInLink, 'digest'> & { readonly _id: string }
type StoredSession = Omit<Session, 'sessionId'> & { readonly _id: string }

const sessionOf = ({ _id, ...session }: StoredSession): Session => ({ sessionId: _id, ...session })
const linkOf = ({ _id, ...link }: StoredLink): SignInLink => ({ digest: _id, ...link })
const ofWhom = (workspaceId: Uuid, memberId: Uuid | null) =>
  memberId === null ? { workspaceId } : { workspaceId, memberId }

/** The sessions and links in a database, and what makes their indexes. */
export const signInsIn = (db: Db): { readonly signIns: SignIns; readonly prepare: () => Promise<void> } => {
  const links = db.collection<StoredLink>('sign_in_links')
  const sessions = db.collection<StoredSession>('sessions')
  const signIns: SignIns = {
    addLink: ({ digest, ...link }) => run(async () => void (await links.insertOne({ _id: digest, ...link }))),
    findLink: (digests) =>
      run(async () => {
        const found = await links.findOne({ _id: { $in: [...digests] } })
        return found === null ? null : linkOf(found)
      }),
    takeLink: (digests) =>
      run(async () => {
        const taken = await links.findOneAndDelete({ _id: { $in: [...digests] } })
        return taken === null ? null : linkOf(taken)
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
    sessionsOf: (workspaceId, memberId) =>
      run(async () => {
        const found = await sessions.find(ofWhom(workspaceId, memberId)).sort({ startedAt: -1, _id: 1 }).toArray()
        return found.map(sessionOf)
      }),
    linksOf: (workspaceId) =>
      run(async () => {
        const found = await links.find({ workspaceId }).sort({ expiresAt: -1, _id: 1 }).toArray()
        return found.map(linkOf)
      }),
    endAll: (workspaceId, memberId) =>
      run(async () => {
        await links.deleteMany(ofWhom(workspaceId, memberId))
        await sessions.deleteMany(ofWhom(workspaceId, memberId))
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
