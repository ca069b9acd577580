import { isLeft } from 'fp-ts/lib/Either.js'
import { openLog } from '../open-log.js'
import { ok } from '../outcome.js'

// Appends to one stream until so many appends were its own, each time at the revision that it takes for the last, and
// prints the revisions that it won.

const [where, name, count] = process.argv.slice(2) as [string, string, string]
const log = await ok(openLog(where))
const won: number[] = []
let revision = -1
while (won.length < Number(count)) {
  const eventId = `${name}${String(revision + 1).padStart(7, '0')}-0000-4000-8000-000000000000`
  const event = { eventId, type: 'Noted', schemaVersion: 1, data: { by: name }, metadata: {} }
  const appended = await log.append('contended', revision, [event])
  if (isLeft(appended)) {
    if (appended.left.tag !== 'wrong_revision') throw new Error(JSON.stringify(appended.left))
    revision = appended.left.actual
  } else {
    revision = appended.right.revision
    won.push(revision)
  }
}
log.close()
process.stdout.write(`${JSON.stringify(won)}\n`)
