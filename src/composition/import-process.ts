import { isLeft } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { Job, type JobMessage } from '#app/import/uploads/job'
import { runJob } from '#app/import/uploads/run-job'
import { MEMORY_EXIT } from '#app/import/uploads/upload-process'
import { decode } from '#domain/codec'
import { epochOf, instantOf } from '#domain/time'
import { openStores } from '../stores/open.js'

// The process that reads or imports the files of one upload. It is started with a job and ends with it.

const LOOK_MS = 100
const TOLD_EVERY_MS = 300

const stop = new AbortController()
process.on('SIGTERM', () => stop.abort())
// A process without the one that started it would go on unseen.
process.on('disconnect', () => process.exit(1))

const tell = (message: JobMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) throw new Error('this file is started by the service')
    process.send(message, () => resolve())
  })

const job = await new Promise<Job>((resolve, reject) => {
  process.once('message', (message) => {
    const told = decode(Job, message)
    if (isLeft(told)) reject(new Error('the job is not of its form'))
    else resolve(told.right)
  })
})

setInterval(() => {
  if (process.memoryUsage.rss() > job.mostBytes) process.exit(MEMORY_EXIT)
}, LOOK_MS).unref()

const began = performance.now()
const now = () => instantOf(epochOf(job.now) + Math.round(performance.now() - began))

/** Tells the progress of records now and then. */
const progress: Environment['watcher']['progress'] = (task) => {
  let told = 0
  return {
    update: (done, of) => {
      if (task !== 'importing_lines' || performance.now() - told < TOLD_EVERY_MS) return
      told = performance.now()
      void tell({ tag: 'progressed', done, of })
    },
    end: () => undefined,
  }
}

const stores = await openStores(job.dataFolder)
if (isLeft(stores)) await tell({ tag: 'failed', problem: stores.left.message, table: null })
else {
  const { eventLog, readStore, registry, close } = stores.right
  const watcher: Environment['watcher'] = { progress, note: () => undefined, stop: stop.signal }
  const end = await runJob(job, { eventLog, readStore, registry, now, watcher })
  await close()
  await tell(end)
}
process.disconnect()
