import type { Collection } from 'mongodb'
import type { Uuid } from '#domain/common'
import type { Position, Revision } from '#eventlog/port'
import type { AccessMark, LogMark, Registry } from '../port.js'
import { run, unlessThere } from './attempt.js'

export interface StoredMark {
  readonly _id: Uuid
  readonly revision: Revision
  readonly position: Position
}

export interface StoredLogMark extends LogMark {
  readonly _id: 1
}

const markOf = ({ _id, revision, position }: StoredMark): AccessMark => ({ workspaceId: _id, revision, position })

export const logMarkIn = (logMark: Collection<StoredLogMark>): Registry['logMark'] => ({
  get: () =>
    run(async () => {
      const found = await logMark.findOne({ _id: 1 })
      return found === null ? null : { log: found.log, position: found.position }
    }),
  put: ({ log, position }) =>
    run(async () => {
      const moved = () => logMark.updateOne({ _id: 1, log, position: { $lt: position } }, { $set: { position } })
      if ((await moved()).matchedCount > 0) return
      const made = await logMark.insertOne({ _id: 1, log, position }).catch(unlessThere)
      if (made === undefined) await moved()
    }),
  remove: () => run(async () => void (await logMark.deleteOne({ _id: 1 }))),
})

export const accessMarksIn = (marks: Collection<StoredMark>): Registry['accessMarks'] => ({
  get: (workspaceId) =>
    run(async () => {
      const found = await (workspaceId === null
        ? marks.findOne({}, { sort: { position: -1 } })
        : marks.findOne({ _id: workspaceId }))
      return found === null ? null : markOf(found)
    }),
  all: () => run(async () => (await marks.find().toArray()).map(markOf)),
  put: ({ workspaceId, revision, position }) =>
    run(async () => {
      const moved = () =>
        marks.updateOne({ _id: workspaceId, revision: { $lt: revision } }, { $set: { revision, position } })
      if ((await moved()).matchedCount > 0) return
      const made = await marks.insertOne({ _id: workspaceId, revision, position }).catch(unlessThere)
      // One exists: of a later revision, or another process was faster with an earlier one.
      if (made === undefined) await moved()
    }),
  remove: (workspaceId) => run(async () => void (await marks.deleteOne({ _id: workspaceId }))),
})
