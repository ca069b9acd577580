import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { committerIn } from '../../../../src/stores/committer.js'
import { ok } from '../outcome.js'

// Folds a log with a thread that writes, and prints how many batches were committed, and how many of them there.

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
let [batches, inThread] = [0, 0]
const readStore = await ok(
  openSqliteReadStore(file, collections, FOLD_VERSION, {
    ...committer,
    takes: () => true,
    commit: (lease, batch) => {
      inThread += 1
      return committer.commit(lease, batch)
    },
  }),
)
const lease = await ok(readStore.acquire(ALL, 'folding'))
const onPhase = ({ phase }: { readonly phase: string }): void => {
  if (phase === 'committed') batches += 1
}
await ok(
  catchUp(
    { eventLog, readStore, leased: [{ lease, documents: new Documents() }], onPhase },
    new AbortController().signal,
  ),
)
process.stdout.write(`${batches} ${inThread}\n`)
readStore.close()
eventLog.close()
