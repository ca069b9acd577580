import { openBudgets } from '#connectors/hosts/client/budgets'
import { openHostClient } from '#connectors/hosts/client/client'
import { systemHostClock } from '#connectors/hosts/client/clock'
import { HostFailure } from '#sources/kit/hosts/ask'

// Asks a port of this machine by https, once under each name that is given, and prints what comes of it. It is a process of its own since
// Node reads NODE_EXTRA_CA_CERTS as it starts.

const [port = '', ...names] = process.argv.slice(2)
const budgets = openBudgets(systemHostClock)
for (const name of names) {
  const origin = `https://${name}:${port}`
  const client = openHostClient({
    api: origin,
    quotaOf: () => null,
    headers: async () => ({}),
    budget: budgets.of(origin, '', { requestsAnHour: 100, pauseMs: 0 }),
    privateHosts: new Set([name]),
    clock: systemHostClock,
    signal: new AbortController().signal,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  const told = await client.ask({ address: '/items' }).then(
    ({ status }) => ({ status }),
    (error: unknown) => (error instanceof HostFailure ? error.fault : { tag: String(error) }),
  )
  process.stdout.write(`${JSON.stringify(told)}\n`)
  await client.close()
}
