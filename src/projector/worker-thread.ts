import { parentPort, workerData } from 'node:worker_threads'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import { instantOf } from '#domain/time'
import { keepAccess } from '../commands/access.js'
import { keepErasing } from '../commands/erase.js'
import { logger, logPhase } from '../logging.js'
import { openStores } from '../stores.js'
import { stoppedMessage, work } from './work.js'

// The projector of an embedded service, in a thread of its own: SQLite's calls block the thread that makes them.

const WorkerData = closed('WorkerData', { folder: t.string })

const data = decode(WorkerData, workerData)
if (isLeft(data) || parentPort === null)
  throw new Error('this file is started as a worker thread, with its data folder')
const port = parentPort
const log = logger('worker')
const stop = new AbortController()
// Any message means: stop.
port.once('message', () => stop.abort())

const stores = await openStores(data.right.folder)
if (isLeft(stores)) port.postMessage({ failed: stores.left.message })
else {
  const now = () => instantOf(Date.now())
  const erasing = keepErasing({ ...stores.right, log, now }, stop.signal)
  const keeping = await keepAccess({ ...stores.right, log }, stop.signal)
  const ended = await work(
    {
      ...stores.right,
      log,
      onPhase: logPhase(log),
      name: 'wdi start',
      onWaiting: (owner) => port.postMessage({ waitingFor: owner }),
    },
    stop.signal,
  )
  stop.abort()
  await erasing
  await keeping.ended
  stores.right.close()
  if (isLeft(ended)) port.postMessage({ failed: stoppedMessage(ended.left) })
}
port.close()
