import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { batch, Others, Things, thing } from '#test/contract/things'
import { ok } from '../outcome.js'

// Commits one batch after the other, each of which writes its number into a thousand documents, until it is killed.

const [file] = process.argv.slice(2) as [string]
const store = await ok(openSqliteReadStore(file, [Things, Others], 's1'))
const { checkpoint } = await ok(store.moment(ALL))
const held = await store.acquire(ALL, 'writer')
const lease = held._tag === 'Right' ? held.right : await ok(store.acquire(ALL, 'writer', held.left as never))
const name = (n: number) => (n === 0 ? '' : String(n))
for (let n = Number(checkpoint); ; n += 1) {
  const things = Array.from({ length: 1000 }, (_, i) => thing(`t${i}`, { rank: n + 1, note: 'x'.repeat(100) }))
  await ok(store.commit(lease, batch(name(n), name(n + 1), things)))
  process.stdout.write(`${n + 1}\n`)
}
