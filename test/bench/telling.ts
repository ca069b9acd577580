import { setImmediate as othersRun, setTimeout as sleep } from 'node:timers/promises'
import { isLeft } from 'fp-ts/lib/Either.js'
import { openStores } from '#stores/open'
import { WORKSPACE } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { benchHistory } from './history.js'

// Appends facts of a project at a steady rate until it is ended; then prints how many it appended in a second.

const RATE = 500

const [data = '', projectId = ''] = process.argv.slice(2)
let isEnded = false
process.on('SIGTERM', () => {
  isEnded = true
})
const { eventLog, close } = await ok(openStores(data))
const revisions = new Map<string, number>()
const setting = { workspaceId: WORKSPACE, projectId, first: Date.UTC(2025, 0, 1), eventsADay: 300 }
const began = performance.now()
let sent = 0
for (const [stream, events] of benchHistory(1_000_000, 'interleaved', 2, setting)) {
  if (isEnded) break
  const due = began + (sent * 1000) / RATE
  const ahead = due - performance.now()
  await (ahead > 0 ? sleep(ahead) : othersRun())
  let appended = await eventLog.append(stream, revisions.get(stream) ?? -1, events)
  // The history in the log has written in the same streams.
  if (isLeft(appended) && appended.left.tag === 'wrong_revision')
    appended = await eventLog.append(stream, appended.left.actual, events)
  revisions.set(stream, (await ok(Promise.resolve(appended))).revision)
  sent += 1
}
process.stdout.write(`${Math.round((sent * 1000) / (performance.now() - began))}\n`)
close()
