import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A person with an account at the provider, as the provider says. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
}

/** The page on which a person signs in at the provider. */
const PAGE = `<!doctype html><html lang="en"><title>The provider</title>
<form method="post"><button>Sign in at the provider</button></form></html>`

/** A real provider of accounts on this machine. */
export interface RunningProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Registers the service as the only client. */
  readonly accept: (redirectUri: string) => void
  /** The person who sits before the browser; null for somebody who stops. */
  person: Person | null
  /** What the token endpoint does beside the provider; null for nothing. */
  beforeToken: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  /** The paths that were asked for. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts a provider. It asks nobody for anything, unless people are to see its page. */
export const startProvider = async ({ hasPage = false } = {}): Promise<RunningProvider> => {
  let provider: Provider | null = null
  const asked: string[] = []
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const running: RunningProvider = {
    issuer,
    clientId: 'wdi',
    clientSecret: `canary-secret-${randomBytes(16).toString('hex')}`,
    accept: (redirectUri) => {
      provider = new Provider(issuer, {
        clients: [{ client_id: running.clientId, client_secret: running.clientSecret, redirect_uris: [redirectUri] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        cookies: { keys: ['of the tests'] },
        features: { devInteractions: { enabled: false } },
        findAccount: (_: unknown, accountId: string) => ({
          accountId,
          claims: () => ({ ...running.person, sub: accountId }),
        }),
        interactions: { url: () => '/who' },
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      })
    },
    person: null,
    beforeToken: null,
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const finished = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (provider === null) return
    const { person, clientId } = running
    if (person === null) {
      const refused = { error: 'access_denied', error_description: 'canary-text-of-the-provider' }
      return provider.interactionFinished(request, response, refused)
    }
    const grant = new provider.Grant({ accountId: person.sub, clientId })
    grant.addOIDCScope('openid email')
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent: { grantId } })
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(path)
    if (path === '/who' && hasPage && request.method === 'GET') {
      response.setHeader('content-type', 'text/html')
      response.end(PAGE)
    } else if (path === '/who') await finished(request, response)
    else if (path !== '/token' || running.beforeToken === null || !running.beforeToken(request, response))
      provider?.callback()(request, response)
  }
  return running
}

/** What a browser does at the provider: it follows its redirects, with its cookies, until it is sent back; where to. */
export const visit = async ({ issuer }: RunningProvider, address: string): Promise<URL> => {
  const jar = new Map<string, string>()
  let at = new URL(address)
  for (let steps = 0; at.origin === issuer; steps += 1) {
    if (steps > 10) throw new Error('the provider sends the browser in circles')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const to = answer.headers.get('location')
    if (to === null) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`)
    at = new URL(to, at)
  }
  return at
}
