import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { NO_STREAM } from '#eventlog/port'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { eventsIn, onServers, type ServedPair, settled, startWorker } from '#test/support/process/pairs'
import { launch, run, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'
import { ok } from '#test/support/stores/outcome'

/** All that a database says of a text, by collection; of a document that was removed, MongoDB keeps the id alone. */
const saying = async ({ documents }: ServedPair, text: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { name } of await documents.db().listCollections({}, { nameOnly: true }).toArray())
    for await (const { _id, _seq, ...content } of documents.db().collection(name).find({}))
      if (JSON.stringify(content).includes(text) || (_seq === undefined && String(_id).includes(text)))
        found.push(`${name} ${_id}`)
  return found
}
/** The number of events of each stream of a workspace. Among all events, a server gives deleted ones until it is scavenged. */
const streamsOf = async ({ eventLog }: ServedPair, workspaceId: string): Promise<Readonly<Record<string, number>>> => {
  const events = (await eventsIn(eventLog)).filter(({ metadata }) => JSON.stringify(metadata).includes(workspaceId))
  const lengths: Record<string, number> = {}
  for (const stream of new Set(events.map((one) => one.stream)))
    lengths[stream.split('-')[0] ?? ''] = (await ok(eventLog.readStream(stream, NO_STREAM, 1_000))).length
  return lengths
}

describeOwnMongoDb(
  'given two workspaces on EventStoreDB and MongoDB, documents of both that are kept, and a server',
  () => {
    it('when one is deleted and workers are killed on the way, then nothing of it is left or answers, and its slugs are free', async () => {
      const pair = await onServers()
      const { data, env } = pair
      const json = <A>(...args: readonly string[]) => runJson<A>([...args, '--data', data], { env })
      const of = (slugs: string) => ['--workspace', slugs]
      const create = (slugs: string, owner: string) =>
        json<{ workspaceId: string }>('workspace', 'create', slugs, '--owner', owner)
      const issue = (slugs: string) => json<{ id: string; key: string }>('key', 'issue', '--name', 'k', ...of(slugs))

      const doomed = await create('acme/doomed', 'Ada')
      const other = await create('acme/other', 'Bob')
      const [{ id, key }, { key: otherKey }] = [await issue('acme/doomed'), await issue('acme/other')]
      for (const slugs of ['acme/doomed', 'acme/other']) await json('rate', 'set', 'dev', '100', 'EUR', ...of(slugs))
      expect((await settled(pair)).differences).toEqual([])
      expect(await json('replay')).toMatchObject({ serving: 2, before: 1 })

      const api = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data], { env })
      const { baseUrl } = await readyLine<{ baseUrl: string }>(api)
      const url = (workspace: string) => workspaceUrl({ baseUrl, organization: 'acme', workspace })
      const asked = async (workspace: string, by: string) =>
        (await ask(`${url(workspace)}/settings/api-keys`, by)).status
      expect([await asked('doomed', key), await asked('other', otherKey)]).toEqual([200, 200])
      expect((await saying(pair, id)).map((name) => name.split(/[ .]/)[0])).toContain('key_uses')
      expect(await saying(pair, 'Ada')).not.toEqual([])

      await json('workspace', 'delete', 'acme/doomed', '--grace-days', '0', ...of('acme/doomed'))
      const has = async (type: string) => (await eventsIn(pair.eventLog)).some((event) => event.type === type)
      for (const type of ['WorkspaceClosed', 'WorkspaceErased']) {
        const worker = startWorker(pair)
        while (!worker.hasEnded() && !(await has(type))) await sleep(5)
        await worker.end('SIGKILL')
      }
      const worker = startWorker(pair)
      // What it says meanwhile of a worker that is slow is no failure.
      const generations = async (): Promise<readonly number[]> => {
        const { stdout } = await run(['status', '--json', '--data', data], { env })
        return (JSON.parse(stdout) as { generations: { all: readonly number[] } }).generations.all
      }
      while ((await asked('doomed', key)) !== 401 || (await generations()).length > 1) await sleep(100)

      const gone = { slug: 2, directory: 0, billing: 0, access: 0, commercial: 0 }
      expect(await streamsOf(pair, doomed.workspaceId)).toEqual(gone)
      // A generation is listed no more before its documents are gone.
      for (const text of [doomed.workspaceId, id, 'Ada']) while ((await saying(pair, text)).length > 0) await sleep(100)
      expect(await saying(pair, other.workspaceId)).not.toEqual([])
      expect(await asked('other', otherKey)).toBe(200)
      const late = await run(['client', 'add', 'Late', ...of('acme/doomed'), '--data', data], { env })
      expect(late.stderr).toMatch(/there is no workspace acme\/doomed/)

      const again = await create('acme/doomed', 'Eve')
      expect([doomed.workspaceId, other.workspaceId]).not.toContain(again.workspaceId)
      const { key: newKey } = await issue('acme/doomed')
      while ((await asked('doomed', newKey)) !== 200) await sleep(100)
      expect(await asked('doomed', key)).toBe(401)
      for (const process of [worker, api]) expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
      expect((await settled(pair)).differences).toEqual([])
      await pair.close()
    })
  },
)
