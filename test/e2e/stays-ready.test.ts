import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openStores } from '#stores/open'
import { send, serve } from '#test/support/api/server'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { ok } from '#test/support/stores/outcome'

describe('given a workspace, a rate, a key and an import, each by its command, and no worker', () => {
  it('when the service stands for more than five minutes, then it is still ready', async () => {
    const folder = ['--data', join(freshFolder(), 'data')]
    const here = ['--workspace', 'acme/shop', ...folder]
    const before = Date.now()
    await runJson(['workspace', 'create', 'acme/shop', '--owner', 'Ada', ...folder])
    await runJson(['rate', 'set', 'developer', '100 EUR', '--from', '2026-01-01', ...here])
    await runJson(['import', join('docs', 'samples', 'toggl.csv'), '--role', 'developer', ...here])
    await runJson(['key', 'issue', '--name', 'walk', ...here])
    const stores = await ok(openStores(folder[1] as string))
    const api = await serve(stores)
    for (const minutes of [1, 10, 60]) {
      api.clock.now = new Date(before + minutes * 60_000).toISOString()
      const { status, body } = await send(api, '/readyz')
      expect({ minutes, status, lag: body.lagSeconds }).toEqual({ minutes, status: 200, lag: 0 })
    }
    await api.close()
    await stores.close()
  })
})
