import { isLeft } from 'fp-ts/lib/Either.js'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { openSqliteRegistry } from '#registry/sqlite/registry'

// Opens each file named, as a user who may not write there, and prints what comes of it. The user is changed only now,
// after everything is loaded: the project's own folder may be closed to that user.

const NOBODY = 65_534
if (process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}
const print = (line: string) => process.stdout.write(`${line}\n`)
for (const file of process.argv.slice(2)) {
  const outcomes = [
    await openSqliteEventLog(file),
    await openSqliteReadStore(file, [], '1'),
    await openSqliteRegistry(file),
  ]
  for (const outcome of outcomes) print(JSON.stringify(isLeft(outcome) ? outcome.left : 'opened'))
}
