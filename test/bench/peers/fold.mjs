import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  appendToStream,
  createEventStoreSchema,
  getSQLiteEventStore,
  sqliteConnection,
} from '@event-driven-io/emmett-sqlite'
import Database from 'better-sqlite3'

// node fold.mjs fill <folder>            appends the events of events.ndjson to the log of an Emmett event store
// node fold.mjs emmett|by-hand <folder>  folds that log into one table; prints seconds, processor seconds, rows
// One family, in both ways: merged changes a repository and day, and how many of them have marks of AI.

const FILE = 'emmett.db'
/** Events that are read, folded and committed at once, as many as in a batch of the projector. */
const BATCH = 2_000
const TABLE =
  'CREATE TABLE changes_by_day (repository TEXT, day TEXT, changes INTEGER, assisted INTEGER, PRIMARY KEY (repository, day))'
const ADD = `
  INSERT INTO changes_by_day VALUES (?, ?, 1, ?)
  ON CONFLICT DO UPDATE SET changes = changes + 1, assisted = assisted + excluded.assisted`
const FAMILY = ['CodeChangeObserved']

const valuesOf = ({ data, metadata }) => [
  metadata.entity.container,
  data.mergedAt.slice(0, 10),
  data.aiMarks.length > 0 ? 1 : 0,
]

/** All in one transaction: how fast it is filled is not measured. */
const fill = async (folder) => {
  const connection = sqliteConnection({ fileName: join(folder, FILE) })
  await createEventStoreSchema(connection)
  await connection.withTransaction(async () => {
    const lines = createInterface({ input: createReadStream(join(folder, 'events.ndjson')) })
    for await (const line of lines) {
      const { stream, type, data, metadata } = JSON.parse(line)
      const appended = await appendToStream(connection, stream, 'connection', [{ type, data, metadata }])
      if (!appended.success) throw new Error(`an event of ${stream} was not appended`)
    }
  })
  connection.close()
}

/** A consumer with one projection, as its documentation shows it, but with longer batches and no pause between them. */
const foldByEmmett = async (folder, last) => {
  const fileName = join(folder, FILE)
  const consumer = getSQLiteEventStore({ fileName, schema: { autoMigration: 'None' } }).consumer({
    pulling: { batchSize: BATCH, pullingFrequencyInMs: 0 },
  })
  consumer.processor({
    projection: {
      name: 'changes_by_day',
      canHandle: FAMILY,
      handle: async (events, { connection }) => {
        for (const event of events) await connection.command(ADD, valuesOf(event))
      },
    },
    startFrom: 'CURRENT',
    stopAfter: ({ metadata }) => metadata.globalPosition >= last,
  })
  await consumer.start()
}

/** The least that does the same: pages of the log, a row for each change, and a checkpoint, in one transaction a page. */
const foldByHand = (folder) => {
  const db = new Database(join(folder, FILE))
  db.pragma('journal_mode = WAL')
  const page = db.prepare(
    'SELECT global_position, message_type, message_data, message_metadata FROM emt_messages WHERE global_position > ? ORDER BY global_position LIMIT ?',
  )
  const add = db.prepare(ADD)
  db.exec('CREATE TABLE checkpoint (position INTEGER)')
  const move = db.prepare('INSERT OR REPLACE INTO checkpoint (rowid, position) VALUES (1, ?)')
  const fold = db.transaction((rows) => {
    for (const { message_type, message_data, message_metadata } of rows) {
      const event = { data: JSON.parse(message_data), metadata: JSON.parse(message_metadata) }
      if (FAMILY.includes(message_type)) add.run(...valuesOf(event))
    }
    move.run(rows.at(-1).global_position)
  })
  for (let after = 0; ; ) {
    const rows = page.all(after, BATCH)
    if (rows.length === 0) break
    fold(rows)
    after = rows.at(-1).global_position
  }
  db.close()
}

const measured = async (folder, way) => {
  const db = new Database(join(folder, FILE))
  db.exec(`DROP TABLE IF EXISTS changes_by_day; DROP TABLE IF EXISTS checkpoint; ${TABLE}`)
  const last = BigInt(db.prepare('SELECT max(global_position) FROM emt_messages').pluck().get())
  const before = process.cpuUsage()
  const began = performance.now()
  if (way === 'emmett') await foldByEmmett(folder, last)
  else foldByHand(folder)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  const rows = db.prepare('SELECT * FROM changes_by_day ORDER BY repository, day').raw().all()
  db.close()
  return { seconds, processorSeconds: (user + system) / 1_000_000, rows }
}

const [way, folder] = process.argv.slice(2)
if (way === 'fill') await fill(folder)
else process.stdout.write(JSON.stringify(await measured(folder, way)))
// A consumer leaves its connection open.
process.exit(0)
