import { foldAll } from '#app/folding'
import { connectionsOf } from '#app/state/connections'
import { type ChoicesGiven, choiceFields } from '#app/state/import-choices'
import { readInput } from '#app/state/input'
import { openWorkspace } from '#app/state/workspace'
import { workspacesIn } from '#app/state/workspaces'
import { connectHost } from '#app/sync/connect'
import { syncConnection } from '#app/sync/sync'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { movedClock } from '#test/support/hosts/clock'
import { ok } from '../outcome.js'

// Syncs the repository Acme/Shop of a Gitea once, as a process of its own, and connects it where it is not yet. It prints what the run
// counted, and the most memory in MB that the process held.

const [data, name, now] = process.argv.slice(2) as [string, string, string]
const clock = movedClock(now)
const hosts = askedHosts([name], clock, { HOST_TOKEN: 'token' })
const stores = await ok(openStores(data))
const environment = { ...stores, now: clock.now, watcher: unwatched }

const connected = async (): Promise<{ readonly workspaceId: string; readonly connectionId: string }> => {
  const [known] = await ok(workspacesIn(stores.readStore))
  if (known !== undefined) {
    const [connection] = await ok(connectionsOf(known.workspaceId, stores.readStore))
    if (connection === undefined) throw new Error('the workspace has no connection')
    return connection
  }
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ann' } as const
  const { workspaceId } = await ok(openWorkspace({ ...spec, client: 'Acme', project: 'Shop' }, stores, clock.now))
  const given = {
    workspaceId,
    provider: 'gitea',
    address: `http://${name}`,
    account: null,
    token: { from: 'environment', name: 'HOST_TOKEN' },
    label: null,
    project: null,
    containers: [{ name: 'Acme/Shop', project: null }],
    choices: (await ok(Promise.resolve(readInput({ fields: choiceFields }, {})))) as ChoicesGiven,
    as: null,
  } as const
  const { connectionId } = await ok(connectHost(given, environment, hosts))
  return { workspaceId, connectionId }
}

const { workspaceId, connectionId } = await connected()
const { counts } = await ok(syncConnection({ workspaceId, connectionId, isFull: false }, environment, hosts))
await ok(foldAll(workspaceId, environment))
const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024)
process.stdout.write(`${JSON.stringify({ ...counts, megabytes })}\n`)
await stores.close()
