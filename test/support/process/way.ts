import { createServer, type Socket, connect as to } from 'node:net'

/** A way to a server that can be cut. */
export interface Way {
  readonly port: number
  /** Every connection is cut once so many bytes more have come back on it. */
  readonly cutAfter: (bytes: number) => void
  /** Every connection is reset once so many bytes more have been sent on it. */
  readonly resetAfter: (bytes: number) => void
  /** Every connection is closed now, the oldest first, as a server does that ends. */
  readonly cut: () => void
  readonly close: () => void
}

export const startWay = async (target: number): Promise<Way> => {
  const pairs = new Set<{ readonly client: Socket; readonly server: Socket; left: number; toSend: number }>()
  const listener = createServer((client) => {
    const server = to(target, '127.0.0.1')
    const pair = { client, server, left: Number.POSITIVE_INFINITY, toSend: Number.POSITIVE_INFINITY }
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    client.pipe(server)
    client.on('data', (bytes) => {
      pair.toSend -= bytes.length
      if (pair.toSend <= 0) client.resetAndDestroy()
    })
    server.on('data', (bytes) => {
      client.write(bytes.subarray(0, pair.left))
      pair.left -= bytes.length
      // What was written before is on its way still.
      if (pair.left <= 0) setImmediate(end)
    })
    for (const socket of [client, server]) {
      socket.on('error', end)
      socket.on('close', end)
    }
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const { client, server } of pairs) for (const socket of [client, server]) socket.destroy()
  }
  return {
    port: (listener.address() as { port: number }).port,
    cutAfter: (bytes) => {
      for (const pair of pairs) pair.left = bytes
    },
    resetAfter: (bytes) => {
      for (const pair of pairs) pair.toSend = bytes
    },
    cut,
    close: () => {
      listener.close()
      cut()
    },
  }
}
