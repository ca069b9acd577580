import { Server as GrpcServer, type Server, ServerCredentials } from '@grpc/grpc-js'
import { freePort } from '#test/support/process/free-port'
import { append } from './append.js'
import { batchAppend } from './batch-append.js'
import { type CallError, unavailable } from './errors.js'
import { Faults } from './faults.js'
import { ServerLog } from './log.js'
import { features, ServerFeaturesService, StreamsService } from './messages.js'
import type { Outlet } from './outlet.js'
import { read } from './read.js'
import { softDelete, tombstone } from './remove.js'

// A small EventStoreDB for tests: its log is in memory, and it answers as the real one is recorded to have answered.
// Left out: persistent subscriptions, links, $maxAge and $maxCount, what a subscription to one stream does where the
// stream is missing or deleted, users and their permissions (calls can be
// refused as for want of them), clusters, projections, scavenging, an append that is still being written.

const supported = () => {
  const methods = new features.SupportedMethods()
  methods.setEventStoreServerVersion('23.10.6')
  methods.setMethodsList(
    ['read', 'append', 'batchappend', 'delete', 'tombstone'].map((name) => {
      const method = new features.SupportedMethod()
      method.setServiceName('event_store.client.streams.streams')
      method.setMethodName(name)
      return method
    }),
  )
  return methods
}

export interface TestServer {
  readonly url: string
  readonly log: () => ServerLog
  readonly faults: Faults
  /** Ends all subscriptions: with an error, or cleanly. */
  readonly dropSubscriptions: (how: 'error' | 'end') => void
  /** The number of open subscriptions. */
  readonly subscriptions: () => number
  /** Closes the port and every connection; the log stays. */
  readonly stop: () => void
  /** Listens again on the same port; with another log, as one that was restored. */
  readonly resume: (log?: ServerLog) => Promise<void>
}

/** The certificate of a server that speaks TLS, as PEM. */
export interface Certificate {
  readonly key: Buffer
  readonly certificate: Buffer
}

/** Listens on a free port of 127.0.0.1, without TLS unless it has a certificate. */
export const startEventStore = async (tls: Certificate | null = null): Promise<TestServer> => {
  let log = new ServerLog()
  const credentials = () =>
    tls === null
      ? ServerCredentials.createInsecure()
      : ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
  const faults = new Faults()
  const outlets = new Set<Outlet>()
  const opened = (outlet: Outlet): void => {
    outlets.add(outlet)
    void outlet.closed.then(() => outlets.delete(outlet))
  }
  const listen = async (port: number): Promise<{ server: Server; port: number }> => {
    const server = new GrpcServer({
      'grpc.max_receive_message_length': 17 * 1024 * 1024,
      'grpc.max_concurrent_streams': 100,
    })
    server.addService(StreamsService, {
      read: read(log, faults, opened),
      append: append(log, faults),
      batchAppend: batchAppend(log, faults),
      delete: softDelete(log, faults),
      tombstone: tombstone(log, faults),
    })
    server.addService(ServerFeaturesService, {
      getSupportedMethods: async (_: unknown, answered: (error: CallError | null, response?: unknown) => void) => {
        await faults.hold()
        if (faults.refused === null) answered(null, supported())
        else answered(faults.refused)
      },
    })
    return new Promise((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${port}`, credentials(), (error, bound) =>
        error === null ? resolve({ server, port: bound }) : reject(error),
      ),
    )
  }
  // It comes back to this port, and clients try to reach it meanwhile.
  let { server, port } = await listen(await freePort())
  return {
    url: tls === null ? `esdb://127.0.0.1:${port}?tls=false` : `esdb://localhost:${port}`,
    log: () => log,
    faults,
    dropSubscriptions: (how) => {
      for (const outlet of outlets) how === 'end' ? outlet.end() : outlet.fail(unavailable())
    },
    subscriptions: () => outlets.size,
    stop: () => server.forceShutdown(),
    resume: async (other = log) => {
      log = other
      ;({ server, port } = await listen(port))
    },
  }
}
