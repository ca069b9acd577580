import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft } from 'fp-ts/lib/Either.js'
import { openStores } from '#stores/open'
import { benchHistory } from '#test/bench/history'
import { ok } from '../outcome.js'

// Writes to log and registry of a data folder until it is killed, as commands and imports do, beside others of its kind.
// After each event it prints the position that was acknowledged.

const [data, seed, pause] = process.argv.slice(2) as [string, string, string]
const { eventLog, registry } = await ok(openStores(data))
const revisions = new Map<string, number>()
for (const [stream, events] of benchHistory(1_000_000, 'interleaved', Number(seed))) {
  for (;;) {
    const appended = await eventLog.append(stream, revisions.get(stream) ?? -1, events)
    if (!isLeft(appended)) {
      const { revision, position } = appended.right
      revisions.set(stream, revision)
      await ok(registry.setName(randomUUID(), 'Somebody'))
      await ok(registry.accessMarks.put({ workspaceId: randomUUID(), revision: 0, position }))
      await ok(registry.logMark.put({ log: await ok(eventLog.id()), position }))
      process.stdout.write(`${position}\n`)
      break
    }
    if (appended.left.tag !== 'wrong_revision') throw new Error(JSON.stringify(appended.left))
    revisions.set(stream, appended.left.actual)
  }
  await sleep(Number(pause))
}
