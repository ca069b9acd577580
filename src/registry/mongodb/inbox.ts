import { randomUUID } from 'node:crypto'
import type { Db } from 'mongodb'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import {
  DELIVERY_KNOWN_MS,
  type Delivery,
  type Held,
  hasRoom,
  type Inbox,
  MOST_SEALED,
  type Put,
  type Waiting,
} from '../port.js'
import { run, unlessThere } from './attempt.js'

/** A delivery without its content, under its connection and id. Once it is there, all of its content is. */
interface StoredDelivery extends Omit<Delivery, 'sealed'> {
  readonly _id: string
  readonly waiting: boolean
  readonly bytes: number
  /** The id that the pieces of its content have. */
  readonly content: string
}

/** A piece of the content of a delivery, since a document has 16 MB at most. */
interface StoredPiece extends Pick<Delivery, 'workspaceId' | 'connectionId' | 'receivedAt'> {
  readonly _id: string
  readonly content: string
  readonly number: number
  readonly text: string
}
/** The most characters of a piece; sealed texts are ASCII. */
const PIECE = 8_000_000

const idOf = ({ connectionId, deliveryId }: Pick<Delivery, 'connectionId' | 'deliveryId'>): string =>
  JSON.stringify([connectionId, deliveryId])
const overAt = (receivedAt: Instant): Instant => instantOf(epochOf(receivedAt) - DELIVERY_KNOWN_MS)

/** The deliveries in a database, and what makes their indexes. */
export const inboxIn = (db: Db): { readonly inbox: Inbox; readonly prepare: () => Promise<void> } => {
  const deliveries = db.collection<StoredDelivery>('inbox')
  const pieces = db.collection<StoredPiece>('inbox_pieces')

  const putContent = async (
    content: string,
    { workspaceId, connectionId, receivedAt, sealed }: Delivery,
  ): Promise<void> => {
    for (let number = 0; number * PIECE < sealed.length; number += 1) {
      const text = sealed.slice(number * PIECE, (number + 1) * PIECE)
      const _id = `${content} ${number}`
      await pieces.insertOne({ _id, content, number, workspaceId, connectionId, receivedAt, text })
    }
  }
  const removeContent = async (all: readonly StoredDelivery[]): Promise<void> => {
    await pieces.deleteMany({ content: { $in: all.map(({ content }) => content) } })
  }
  /** The delivery with its content; null if another process has removed that. */
  const whole = async (stored: StoredDelivery): Promise<Delivery | null> => {
    const found = await pieces.find({ content: stored.content }).sort({ number: 1 }).toArray()
    const sealed = found.map(({ text }) => text).join('')
    if (sealed.length !== stored.bytes) return null
    const { workspaceId, connectionId, deliveryId, receivedAt, kind } = stored
    return { workspaceId, connectionId, deliveryId, receivedAt, kind, sealed }
  }

  /** The deliveries that wait of a connection or, with the workspace alone, of all its connections. */
  const held = async (of: Pick<Delivery, 'workspaceId'> & Partial<Pick<Delivery, 'connectionId'>>): Promise<Held> => {
    const counted = deliveries.aggregate<Held>([
      { $match: { ...of, waiting: true } },
      { $group: { _id: null, deliveries: { $sum: 1 }, bytes: { $sum: '$bytes' } } },
    ])
    const { deliveries: number, bytes } = (await counted.next()) ?? { deliveries: 0, bytes: 0 }
    return { deliveries: number, bytes }
  }

  const inbox: Inbox = {
    put: (delivery, { ofConnection, ofWorkspace }) =>
      run(async (): Promise<Put> => {
        const _id = idOf(delivery)
        const over = await deliveries.findOneAndDelete({ _id, receivedAt: { $lte: overAt(delivery.receivedAt) } })
        if (over !== null) await removeContent([over])
        if ((await deliveries.findOne({ _id })) !== null) return 'known'
        const { workspaceId, connectionId } = delivery
        if (!hasRoom(await held({ workspaceId, connectionId }), ofConnection, delivery)) return 'full'
        if (!hasRoom(await held({ workspaceId }), ofWorkspace, delivery)) return 'full'
        const { sealed, ...told } = delivery
        const content = randomUUID()
        await putContent(content, delivery)
        const stored = { _id, ...told, waiting: true, bytes: sealed.length, content }
        const put = await deliveries.insertOne(stored).catch(unlessThere)
        if (put !== undefined) return 'kept'
        await removeContent([stored])
        return 'known'
      }),
    next: (connectionId, limit) =>
      run(async () => {
        const found = await deliveries
          .find({ waiting: true, connectionId })
          .sort({ receivedAt: 1, deliveryId: 1 })
          .limit(limit)
          .toArray()
        const next: Delivery[] = []
        let length = 0
        for (const one of found) {
          length += one.bytes
          if (next.length > 0 && length > MOST_SEALED) break
          const delivery = await whole(one)
          if (delivery !== null) next.push(delivery)
        }
        return next
      }),
    waiting: () =>
      run(async () => {
        const counted = deliveries.aggregate<Waiting & { readonly _id: string }>([
          { $match: { waiting: true } },
          {
            $group: {
              _id: '$connectionId',
              workspaceId: { $first: '$workspaceId' },
              deliveries: { $sum: 1 },
              bytes: { $sum: '$bytes' },
            },
          },
          { $sort: { _id: 1 } },
        ])
        const all = await counted.toArray()
        return all.map(({ _id, workspaceId, deliveries, bytes }) => ({
          workspaceId,
          connectionId: _id,
          deliveries,
          bytes,
        }))
      }),
    remove: (connectionId, deliveryIds) =>
      run(async () => {
        const these = { _id: { $in: deliveryIds.map((deliveryId) => idOf({ connectionId, deliveryId })) } }
        const found = await deliveries.find(these).toArray()
        await deliveries.updateMany(these, { $set: { waiting: false, bytes: 0 } })
        await removeContent(found)
      }),
    forget: (which) =>
      run(async () => {
        const these = 'over' in which ? { receivedAt: { $lte: which.over } } : which
        await deliveries.deleteMany(these)
        await pieces.deleteMany(these)
      }),
  }
  const prepare = async (): Promise<void> => {
    await deliveries.createIndex({ waiting: 1, connectionId: 1, receivedAt: 1, deliveryId: 1 })
    await deliveries.createIndex({ workspaceId: 1, waiting: 1, connectionId: 1, bytes: 1 })
    await pieces.createIndex({ content: 1, number: 1 })
    for (const all of [deliveries, pieces]) {
      await all.createIndex({ receivedAt: 1 })
      await all.createIndex({ workspaceId: 1 })
      await all.createIndex({ connectionId: 1 })
    }
  }
  return { inbox, prepare }
}
