import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { batch, Others, Things, thing } from '#test/contract/things'
import { ok } from '../outcome.js'

// Commits one batch after the other, each of which writes its number into so many documents, until it is killed.

const [where, documents] = process.argv.slice(2) as [string, string]
const open = where.startsWith('mongodb') ? openMongoReadStore : openSqliteReadStore
const store = await ok(open(where, [Things, Others], 's1'))
const held = await store.acquire(ALL, 'writer')
const lease = held._tag === 'Right' ? held.right : await ok(store.acquire(ALL, 'writer', held.left as never))
const { checkpoint } = await ok(store.moment(ALL))
const name = (n: number) => (n === 0 ? '' : String(n))
for (let n = Number(checkpoint); ; n += 1) {
  const things = Array.from({ length: Number(documents) }, (_, i) =>
    thing(`t${i}`, { rank: n + 1, note: 'x'.repeat(100) }),
  )
  await ok(store.commit(lease, batch(name(n), name(n + 1), things)))
  process.stdout.write(`${n + 1}\n`)
}
