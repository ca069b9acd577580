import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { eventsOf, hasEvent, rowsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const SLUGS = { organization: 'acme', workspace: 'website' }
const data = join(freshFolder(), 'data')
const here = ['--data', data]
const of = (slugs: string) => ['--workspace', slugs, ...here]

const create = (slugs: string, owner: string) =>
  runJson<{ workspaceId: string }>(['workspace', 'create', slugs, '--owner', owner, ...here])
const issue = (slugs: string) => runJson<{ key: string }>(['key', 'issue', '--name', 'k', ...of(slugs)])
const typesOf = (workspaceId: string) =>
  eventsOf(data).flatMap(({ stream, type, metadata }) =>
    metadata.workspaceId === workspaceId ? [`${stream.split('-')[0]} ${type}`] : [],
  )

describe('given two workspaces and the deletion of one', () => {
  it('when its time comes and workers are killed on the way, then nothing of it answers, and its slugs are free', async () => {
    const doomed = await create('acme/website', 'Ada')
    const other = await create('acme/other', 'Bob')
    const [{ key }, { key: otherKey }] = [await issue('acme/website'), await issue('acme/other')]
    await runJson(['rate', 'set', 'dev', '100', 'EUR', ...of('acme/website')])

    const refused = await run(['workspace', 'delete', 'acme/other', ...of('acme/website')])
    expect(refused).toMatchObject({ code: 2, stderr: 'wdi: the workspace is acme/website, not acme/other\n' })
    await runJson(['workspace', 'delete', 'acme/website', ...of('acme/website')])
    await runJson(['workspace', 'keep', ...of('acme/website')])
    await runJson(['workspace', 'delete', 'acme/website', '--grace-days', '0', ...of('acme/website')])

    const api = launch(['serve', '--no-worker', '--port', '0', '--json', ...here])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(api)
    const url = (workspace: string) => `${workspaceUrl({ baseUrl, ...SLUGS, workspace })}/settings/api-keys`
    for (const type of ['WorkspaceClosed', 'WorkspaceErased']) {
      const worker = launch(['work', ...here])
      while (!worker.hasEnded() && !hasEvent(data, type)) await sleep(5)
      expect(await worker.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    }
    const worker = launch(['work', ...here])
    while ((await ask(url('website'), key)).status !== 401) await sleep(20)
    while (typesOf(doomed.workspaceId).length > 2) await sleep(20)

    expect(typesOf(doomed.workspaceId)).toEqual(['slug WorkspaceSlugTaken', 'slug WorkspaceErased'])
    expect(rowsOf(data, 'registry.db', 'SELECT name FROM member_names')).toEqual([{ name: 'Bob' }])
    expect((await ask(url('other'), otherKey)).status).toBe(200)
    expect((await run(['client', 'add', 'Late', ...of('acme/website')])).stderr).toMatch(
      /there is no workspace acme\/website/,
    )

    const again = await create('acme/website', 'Eve')
    expect([doomed.workspaceId, other.workspaceId]).not.toContain(again.workspaceId)
    const { key: newKey } = await issue('acme/website')
    expect([(await ask(url('website'), key)).status, (await ask(url('website'), newKey)).status]).toEqual([401, 200])
    for (const process of [worker, api]) expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(await runJson(['verify', ...here])).toMatchObject({ differences: [] })
  })
})
