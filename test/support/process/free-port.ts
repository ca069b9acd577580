import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports from which no system takes one by itself, neither for a connection nor for who asks for any free port: one of them
 * stays free while its server is away, unless somebody else wants exactly this one.
 */
const [FIRST, END] = [20_000, 32_000]

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A free port of this machine for a program that cannot choose one by itself, or a server that comes back to its port. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}
