import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js'
import { streamDeleted, tooBig, unknown } from './errors.js'
import type { Faults } from './faults.js'
import type { Proposed, ServerLog } from './log.js'
import { type AppendReq, type AppendResp, shared, streams } from './messages.js'
import { expectedOf, nameOf, proposedOf } from './requests.js'

/** A call for one append, which the client makes where it is given credentials. */
export const append =
  (log: ServerLog, faults: Faults) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, answered: sendUnaryData<AppendResp>): void => {
    let options: InstanceType<typeof streams.AppendReq.Options> | undefined
    const events: (Proposed | null)[] = []
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions()
      const message = request.getProposedMessage()
      if (message !== undefined) events.push(proposedOf(message))
    })
    call.on('error', () => undefined)
    call.on('end', async () => {
      await faults.hold()
      if (faults.refused !== null) return answered(faults.refused)
      if (options === undefined || events.includes(null)) return answered(unknown('malformed'))
      const stream = nameOf(options.getStreamIdentifier())
      const expected = expectedOf(options, options.getRevision())
      const written = log.append(stream, expected, events as Proposed[])
      const response = new streams.AppendResp()
      switch (written.tag) {
        case 'deleted':
          return answered(streamDeleted(stream))
        case 'too_big':
          return answered(tooBig())
        case 'silence':
          return
        case 'wrong': {
          const wrong = new streams.AppendResp.WrongExpectedVersion()
          if (written.current === null) wrong.setCurrentNoStream(new shared.Empty())
          else wrong.setCurrentRevision(String(written.current))
          if (expected === 'any') wrong.setExpectedAny(new shared.Empty())
          else if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty())
          else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty())
          else wrong.setExpectedRevision(String(expected))
          response.setWrongExpectedVersion(wrong)
          return answered(null, response)
        }
        case 'written': {
          const success = new streams.AppendResp.Success()
          success.setCurrentRevision(String(written.revision))
          if (written.position !== null) {
            const position = new streams.AppendResp.Position()
            position.setCommitPosition(String(written.position))
            position.setPreparePosition(String(written.position))
            success.setPosition(position)
          }
          response.setSuccess(success)
          return answered(null, response)
        }
        default:
          return written satisfies never
      }
    })
  }
