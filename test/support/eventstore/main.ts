import { startEventStore } from './server.js'

// The server as a process of its own: it prints its address, and ends when its standard input is closed.

const server = await startEventStore()
process.stdout.write(`${server.url}\n`)
process.stdin.resume().on('end', () => server.stop())
