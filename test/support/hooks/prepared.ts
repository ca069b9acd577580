import { join } from 'node:path'
import { foldAll } from '#app/folding'
import { openWorkspace } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { append } from '#test/projector/support/stores'
import { newFolder } from '../stores/folder.js'
import { ok } from '../stores/outcome.js'
import { connected } from './connection.js'

/** Opens the stores of a data folder for as long as they are used. */
export const withStores = async <A>(data: string, use: (stores: Stores) => Promise<A>): Promise<A> => {
  const stores = await ok(openStores(data))
  try {
    return await use(stores)
  } finally {
    await stores.close()
  }
}

/** A new data folder with the workspace acme/website, which has a connection that is called as its product. */
export const preparedData = async (
  provider = 'github',
): Promise<{ readonly data: string; readonly workspaceId: Uuid }> => {
  const data = join(newFolder(), 'data')
  const workspaceId = await withStores(data, async (stores) => {
    const now = () => '2026-11-26T10:00:00.000Z'
    const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
    const opened = await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, now))
    await append(stores.eventLog, connected(provider, opened.workspaceId))
    await ok(foldAll(opened.workspaceId, { ...stores, now, watcher: unwatched }))
    return opened.workspaceId
  })
  return { data, workspaceId }
}
