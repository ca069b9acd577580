import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ApiError, type Client, createClient } from '@workspace-delivery-intelligence/client'
import { issueKey } from '#app/state/keys'
import { openWorkspace } from '#app/state/workspace'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW } from '#test/support/api/world'
import { wholeLog } from '#test/support/stores/whole-log'

const RETRIES = { most: 2, longestWaitMs: 1_000 }
let stores: Stores
let api: TestApi
let key: string
let client: Client

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const all = { ...stores, close: async () => undefined }
  const { workspaceId, ownerId } = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, all, () => NOW))
  const spoken = {
    name: 'k',
    environment: 'live',
    scopes: ['clients:write', 'scope-creep:write'],
    expiry: '90d',
  } as const
  key = ok(await issueKey({ workspaceId, memberId: ownerId, ...spoken }, all, NOW)).key
  ok(await ensureFolded(ok(await stores.eventLog.end()), ALL, all, () => undefined))
  api = await serve(stores)
  client = clientAt(api.baseUrl)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const clientAt = (baseUrl: string): Client =>
  createClient({ baseUrl, organization: 'acme', workspace: 'website', key, retries: RETRIES })

describe('a client', () => {
  it('states a fact by the id of its statement', async () => {
    const { body } = await client.client.add({ name: 'Corp' })
    expect(body).toMatchObject({ ids: { clientId: expect.any(String) }, changed: true })
  })
  it('states several at once', async () => {
    const statements = ['Fast', 'Safe'].map((title) => ({ title, project: 'Mine' }))
    const { body } = await client.statements.bulk({ group: 'objective', name: 'set', statements })
    expect(body.each).toHaveLength(2)
  })
  it('states once what is sent again under the key of one intention', async () => {
    const idempotencyKey = '3f0d1a52-4c62-4b0e-9a59-1f1f6f5f2a11'
    const add = () => client.client.add({ name: 'Once' }, { idempotencyKey })
    const first = await add()
    const { length } = await wholeLog(stores.eventLog)
    expect((await add()).body.ids).toEqual(first.body.ids)
    expect(await wholeLog(stores.eventLog)).toHaveLength(length)
  })
  it('is told what is refused', async () => {
    const error = await client.objective.set({ title: 'Lost', project: 'Nowhere' }).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, code: 'not_found' })
  })
  it('keeps the key of the intention in its own retries', async () => {
    const keys: unknown[] = []
    const busy = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      request.resume()
      const last = keys.length === 3
      response.writeHead(last ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '0' })
      response.end(
        JSON.stringify(last ? { ids: {} } : { error: { code: 'temporarily_unavailable', message: 'Busy.' } }),
      )
    })
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done))
    const { port } = busy.address() as { readonly port: number }
    await clientAt(`http://127.0.0.1:${port}/api/v1`)
      .client.add({ name: 'Later' })
      .finally(() => busy.close())
    expect(keys).toHaveLength(3)
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
})
