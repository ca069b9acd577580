import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '#test/support/process/free-port'
import { installedLocalstripe } from './install-localstripe.js'
import { started } from './started.js'

type Form = Readonly<Record<string, string>>
export type Listed = Readonly<Record<string, unknown>>

/** A localstripe: a server of the API of Stripe that remembers what is done by it. */
export interface Localstripe {
  /** The address at which it answers as if it were live, without a slash at its end. */
  readonly address: string
  /** The body of an answer of its own API; throws for any status but 200 to 299. */
  readonly api: (method: string, path: string, form?: Form) => Promise<Listed>
  readonly stop: () => Promise<void>
}

/** The key that it takes. */
export const KEY = 'sk_live_canary'
const authorization = `Bearer ${KEY}`
/** The file into which it writes what it remembers, wherever it runs. */
const DATA = '/tmp/localstripe.pickle'

/**
 * Answers as a server does, but in the live mode: it knows the test mode alone, of which nothing is read. It also takes one type of events
 * at a time, so that these are left out of what it is asked.
 */
const openLive = async (server: string) => {
  const proxy = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', server)
    url.searchParams.delete('types[]')
    const answer = await fetch(url, { headers: { authorization: request.headers.authorization ?? '' } })
    const text = (await answer.text()).replaceAll('"livemode": false', '"livemode": true')
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

/** Starts a localstripe without any data. */
export const startLocalstripe = async (): Promise<Localstripe> => {
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const end = await started(await installedLocalstripe(), ['--port', String(port), '--from-scratch'], server)
  const proxy = await openLive(server)
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    api: async (method, path, form) => {
      const body = form === undefined ? {} : { body: new URLSearchParams(form) }
      const answer = await fetch(`${server}${path}`, { method, headers: { authorization }, ...body })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`localstripe answers ${answer.status} to ${method} ${path}: ${text}`)
      return text === '' ? {} : (JSON.parse(text) as Listed)
    },
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
      await end()
      await rm(DATA, { force: true })
    },
  }
}
