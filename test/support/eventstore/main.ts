import { randomUUID } from 'node:crypto'
import { startEventStore } from './server.js'

// The server as a process of its own: `main.js [events of another application]`. It prints its address once they are in
// its log, and ends when its standard input is closed.

const TOGETHER = 1_000

const others = Number(process.argv[2] ?? 0)
const server = await startEventStore()
const [data, metadata] = [Buffer.from('{"of":"another application"}'), Buffer.from('')]
for (let written = 0; written < others; written += TOGETHER) {
  const events = Array.from({ length: Math.min(TOGETHER, others - written) }, () => ({
    id: randomUUID(),
    type: 'Other',
    contentType: 'application/json',
    data,
    metadata,
  }))
  server.log().append('other', 'any', events)
}
process.stdout.write(`${server.url}\n`)
process.stdin.resume().on('end', () => server.stop())
