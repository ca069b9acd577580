import { parentPort } from 'node:worker_threads'
import { getOrElse, isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import { instantOf } from '#domain/time'
import { openStores } from '../stores/open.js'
import { hostsOn } from './hosts.js'
import { type LogLevel, wantedLevel } from './log-level.js'
import { logger } from './logging.js'
import { runWorker, stoppedMessage } from './worker.js'

// The projector of an embedded service, in its own thread: calls of SQLite block their thread.

const Begin = closed('Begin', { folder: t.string, name: t.string })

if (parentPort === null) throw new Error('this file is started as a worker thread')
const port = parentPort
// A wrong level has been refused before this thread was started.
const log = logger('worker', getOrElse((): LogLevel => 'warn')(wantedLevel('warn')))
const stop = new AbortController()
const { folder, name } = await new Promise<t.TypeOf<typeof Begin>>((resolve) => {
  port.on('message', (message: unknown) => {
    const begin = decode(Begin, message)
    // Any other message means: stop.
    if (isLeft(begin)) stop.abort()
    else resolve(begin.right)
  })
})

const hosts = hostsOn(folder)
const stores = await openStores(folder)
if (isLeft(hosts)) port.postMessage({ failed: hosts.left })
else if (isLeft(stores)) port.postMessage({ failed: stores.left.message })
else {
  const ended = await runWorker(
    {
      stores: stores.right,
      hosts: hosts.right,
      log,
      now: () => instantOf(Date.now()),
      name,
      onWaiting: (owner) => port.postMessage({ waitingFor: owner }),
    },
    stop,
  )
  await stores.right.close()
  if (isLeft(ended)) port.postMessage({ failed: stoppedMessage(ended.left) })
}
port.close()
