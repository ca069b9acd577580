import { randomUUID } from 'node:crypto'
import { makeLink } from '#access/sign-in'
import type { NamedWorkspace } from '#api/authenticate'
import type { RunningApi } from '#api/server'
import { type Answer, exchange, pathTo, type TestApi } from './server.js'
import { ok, type Stores } from './stores.js'
import type { World } from './world.js'

/** A browser with a cookie jar, in which a page of the service is open. */
export class Browser {
  /** The value of the session's cookie; null where there is none. */
  cookie: string | null = null
  readonly #api: Pick<RunningApi, 'port'>
  readonly #world: NamedWorkspace

  constructor(api: Pick<RunningApi, 'port'>, world: NamedWorkspace) {
    this.#api = api
    this.#world = world
  }

  get host(): string {
    return `127.0.0.1:${this.#api.port}`
  }

  /** Headers of a request that the page makes. */
  headers(method: string): Record<string, string> {
    return {
      host: this.host,
      'wdi-console': '1',
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: `http://${this.host}`, 'content-type': 'application/json' }),
      ...(this.cookie === null ? {} : { cookie: `wdi_session=${this.cookie}` }),
    }
  }

  async #ask(method: string, path: string, body: string, more: Record<string, string>): Promise<Answer> {
    const at = pathTo(this.#world, path, '/session/v1')
    const answer = await exchange(this.#api, at, { ...this.headers(method), ...more }, method, body)
    const [set = ''] = answer.headers['set-cookie'] ?? []
    const value = /^wdi_session=([^;]*)/.exec(set)?.[1]
    if (value !== undefined) this.cookie = value === '' ? null : value
    return answer
  }

  get(path: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.#ask('GET', path, '', more)
  }
  /** Sends a body; each time another intention, unless `more` has the key of an earlier one. */
  post(path: string, body: object = {}, more: Record<string, string> = {}): Promise<Answer> {
    return this.#ask('POST', path, JSON.stringify(body), { 'idempotency-key': randomUUID(), ...more })
  }
  state(path: string, body: object = {}, more: Record<string, string> = {}): Promise<Answer> {
    return this.post(`/statements/${path}`, body, more)
  }
  signIn(link: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.post('/sign-in', { link }, more)
  }
}

/** A new link of a member, as of the time by which the API goes. */
export const linkFor = async (
  { registry }: Stores,
  { workspaceId }: World,
  memberId: string,
  { clock }: TestApi,
  kind: 'sign_in' | 'invitation' = 'sign_in',
): Promise<string> => ok(await makeLink({ workspaceId, memberId, kind }, registry, clock.now)).token
