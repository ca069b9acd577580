import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { committerIn } from '../../../../src/stores/committer.js'
import { ok } from '../outcome.js'

// Folds a log with a thread that writes, and prints a line for each batch, and last how many the thread was given.

const [log, file] = process.argv.slice(2) as [string, string]
const eventLog = await ok(openSqliteEventLog(log))
/** The thread's program, as it is written. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { register } from 'node:module'
    register(${JSON.stringify(new URL('../typescript.mjs', import.meta.url))})
    await import(${JSON.stringify(new URL('../../../../src/stores/commit-thread.ts', import.meta.url))})`)}`,
)
const committer = committerIn(program, file)
let given = 0
const readStore = await ok(
  openSqliteReadStore(file, collections, FOLD_VERSION, {
    ...committer,
    takes: () => true,
    commit: (lease, batch) => {
      given += 1
      return committer.commit(lease, batch)
    },
  }),
)
const held = await readStore.acquire(ALL, 'folding')
const lease = held._tag === 'Right' ? held.right : await ok(readStore.acquire(ALL, 'folding', held.left as never))
const onPhase = ({ phase }: { readonly phase: string }): void => {
  if (phase === 'committed') process.stdout.write('committed\n')
}
await ok(
  catchUp(
    { eventLog, readStore, leased: [{ lease, documents: new Documents() }], onPhase },
    new AbortController().signal,
  ),
)
process.stdout.write(`${given} by the thread\n`)
readStore.close()
eventLog.close()
