import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js'
import { streamDeleted, wrongRevision } from './errors.js'
import type { Faults } from './faults.js'
import type { ServerLog } from './log.js'
import { type DeleteReq, type DeleteResp, streams, type TombstoneReq, type TombstoneResp } from './messages.js'
import { expectedOf, nameOf } from './requests.js'

const removing =
  <Q extends DeleteReq | TombstoneReq, R extends DeleteResp | TombstoneResp>(
    log: ServerLog,
    faults: Faults,
    tombstone: boolean,
    answer: (position: string) => R,
  ) =>
  (call: ServerUnaryCall<Q, R>, answered: sendUnaryData<R>): void => {
    const options = call.request.getOptions()
    if (faults.refused !== null) {
      answered(faults.refused)
      return
    }
    if (options === undefined) return
    const stream = nameOf(options.getStreamIdentifier())
    const expected = expectedOf(options, options.getRevision())
    const removed = log.remove(stream, expected, tombstone)
    if (removed.tag === 'deleted') answered(streamDeleted(stream))
    else if (removed.tag === 'wrong') answered(wrongRevision(stream, expected, removed.current))
    else if (removed.tag === 'written') answered(null, answer(String(removed.position)))
  }

export const softDelete = (log: ServerLog, faults: Faults) =>
  removing<DeleteReq, DeleteResp>(log, faults, false, (at) => {
    const [response, position] = [new streams.DeleteResp(), new streams.DeleteResp.Position()]
    position.setCommitPosition(at)
    position.setPreparePosition(at)
    response.setPosition(position)
    return response
  })

export const tombstone = (log: ServerLog, faults: Faults) =>
  removing<TombstoneReq, TombstoneResp>(log, faults, true, (at) => {
    const [response, position] = [new streams.TombstoneResp(), new streams.TombstoneResp.Position()]
    position.setCommitPosition(at)
    position.setPreparePosition(at)
    response.setPosition(position)
    return response
  })
