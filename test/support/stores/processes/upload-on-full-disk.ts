import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isLeft } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { importsOn } from '#app/import/uploads/uploads'
import { openStores } from '#stores/open'

// Takes a file of so many bytes on a disk that has no room for it, though it seemed to have: prints why it is refused, and what is left.
// Arguments: the folder of the stores, the data folder on the small disk, the bytes.

const [storesFolder = '', dataFolder = '', bytes = ''] = process.argv.slice(2)
const stores = await openStores(storesFolder)
if (isLeft(stores)) throw new Error(stores.left.message)
mkdirSync(dataFolder)
const now = () => '2026-11-26T10:00:00.000Z'
const imports = importsOn({
  stores: stores.right,
  dataFolder,
  now,
  log: pino({ level: 'silent' }),
  start: { program: '', options: [] },
  freeBytes: async () => Number.POSITIVE_INFINITY,
})
const workspaceId = '11111111-0000-4000-8000-000000000001'
const actor = { workspaceId, memberId: workspaceId, keyId: null, now: now() }
const receiving = await imports.receive(Number(bytes), actor)
if (isLeft(receiving)) throw new Error(receiving.left.tag)
function* content() {
  for (let sent = 0; sent < Number(bytes); sent += 65_536) yield Buffer.alloc(65_536)
}
const taken = await receiving.right.take({ name: 'a', madeAt: null, content: Readable.from(content()) })
process.stdout.write(`${isLeft(taken) ? taken.left.tag : 'taken'}\n`)
await receiving.right.abandon()
process.stdout.write(`${JSON.stringify(readdirSync(join(dataFolder, 'uploads')))}\n`)
await imports.close()
await stores.right.close()
