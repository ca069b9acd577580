import { join } from 'node:path'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { choiceFields } from '#app/state/import-choices'
import { issueKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { type ConnectionGiven, connectHost } from '#app/sync/connect'
import type { Hosts } from '#app/sync/hosts'
import { hostStateOf, syncConnection } from '#app/sync/sync'
import type { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import { type EventType, streamOf } from '#domain/events/catalogue'
import { READ_SCOPES } from '#domain/roles'
import { CodeChange } from '#projections/entities/code-change'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { Meeting } from '#projections/entities/meeting'
import { TimeEntry } from '#projections/entities/time-entry'
import { WorkItem } from '#projections/entities/work-item'
import { partitionOf } from '#readstore/partitions'
import { openStores, type Stores } from '#stores/open'
import { inputOf } from '#test/app/support/importing'
import { understood } from '#test/app/support/lines'
import { unwatched } from '#test/app/support/unwatched'
import { send, serve } from '#test/support/api/server'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { wholeStream } from '#test/support/stores/whole-log'

// A workspace whose connections ask hosts of this machine, on a clock that tests move.

export const TOKEN = 'canary-token-of-the-host'

/** A workspace in stores of its own, and what its hosts are asked with. */
export class SyncWorld {
  readonly clock: MovedClock
  readonly hosts: Hosts
  readonly stores: Stores
  readonly workspaceId: Uuid
  readonly projectId: Uuid
  readonly #ownerId: Uuid
  /** The folder of all stores. */
  readonly folder: string
  /** The variables in which tokens are. */
  readonly variables: Record<'HOST_TOKEN', string> = { HOST_TOKEN: TOKEN }

  private constructor(
    folder: string,
    stores: Stores,
    ids: { workspaceId: Uuid; projectId: Uuid; ownerId: Uuid },
    clock: MovedClock,
    names: readonly string[],
  ) {
    this.folder = folder
    this.stores = stores
    this.workspaceId = ids.workspaceId
    this.projectId = ids.projectId
    this.#ownerId = ids.ownerId
    this.clock = clock
    this.hosts = askedHosts(names, clock, this.variables)
  }

  /** A workspace on the plan Scale, with one client and one project. `names` are hosts of this machine. */
  static async open(start: Instant, ...names: readonly string[]): Promise<SyncWorld> {
    const clock = movedClock(start)
    const folder = join(newFolder(), 'data')
    const stores = await ok(openStores(folder))
    const named = {
      organization: 'acme',
      workspace: 'website',
      name: 'Acme',
      client: 'Acme',
      project: 'Shop',
      owner: 'Ann',
    }
    const ids = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, clock.now))
    return new SyncWorld(folder, stores, ids, clock, names)
  }

  get environment(): Environment {
    return { ...this.stores, now: this.clock.now, watcher: unwatched }
  }

  /** Lets time pass here, and at hosts. */
  passes(ms: number, ...hosts: readonly { aheadMs: number }[]): void {
    this.clock.pass(ms)
    for (const host of hosts) host.aheadMs += ms
  }

  connect(given: Partial<ConnectionGiven> & Pick<ConnectionGiven, 'provider'>) {
    return connectHost(
      {
        workspaceId: this.workspaceId,
        address: null,
        account: null,
        token: { from: 'environment', name: 'HOST_TOKEN' },
        label: null,
        project: null,
        containers: [],
        choices: inputOf({ fields: choiceFields }, {}),
        as: null,
        ...given,
      },
      this.environment,
      this.hosts,
    )
  }

  sync(
    connectionId: Uuid,
    more: { readonly isFull?: boolean; readonly isDue?: boolean; readonly stop?: AbortSignal } = {},
  ) {
    const { isFull = false, isDue = true, stop = unwatched.stop } = more
    const environment = { ...this.environment, watcher: { ...unwatched, stop } }
    return syncConnection({ workspaceId: this.workspaceId, connectionId, isFull, isDue }, environment, this.hosts)
  }

  /** States what a command line says. */
  async says(line: string): Promise<void> {
    const { workspaceId, environment } = this
    const statement = { ...(await understood(line)), workspaceId }
    await ok(state(statement, environment, environment.now(), () => foldAll(workspaceId, environment)))
  }

  /** The events of a connection by type, in their order. */
  async events(connectionId: Uuid) {
    return wholeStream(streamOf.connection(this.workspaceId, connectionId), this.stores.eventLog)
  }

  async counted(connectionId: Uuid, ...types: readonly EventType[]): Promise<readonly number[]> {
    const all = await this.events(connectionId)
    return types.map((type) => all.filter((one) => one.type === type).length)
  }

  async host(connectionId: Uuid) {
    await ok(foldAll(this.workspaceId, this.environment))
    return ok(hostStateOf(this.workspaceId, connectionId, this.stores))
  }

  async connection(connectionId: Uuid) {
    const all = await this.#found<ConnectionState>((docs) => docs.find(Connection, { where: {} }))
    return all.find((one) => one.connectionId === connectionId)
  }

  async #found<S>(find: (docs: DocumentReader) => Promise<readonly S[]>): Promise<readonly S[]> {
    await ok(foldAll(this.workspaceId, this.environment))
    const { readStore } = this.stores
    return ok(readStore.read(partitionOf(this.workspaceId, readStore), find))
  }

  /** Items that stand, by key. */
  async items(): Promise<readonly string[]> {
    const items = await this.#found((docs) => docs.find(WorkItem, { where: {} }))
    return items
      .filter(({ observations }) => observations.length > 0)
      .map(({ key }) => key)
      .sort()
  }

  /** The state of each item that stands, by key. */
  async states(): Promise<Readonly<Record<string, string>>> {
    const items = await this.#found((docs) => docs.find(WorkItem, { where: {} }))
    return Object.fromEntries(
      items.flatMap(({ key, observations }) => observations.map(({ facts }) => [key, facts.state] as const)),
    )
  }

  /** Changes that stand, by key, with when each was merged. */
  async changes(): Promise<Readonly<Record<string, Instant | null>>> {
    const changes = await this.#found((docs) => docs.find(CodeChange, { where: {} }))
    return Object.fromEntries(
      changes.filter(({ observations }) => observations.length > 0).map(({ key, mergedAt }) => [key, mergedAt]),
    )
  }

  /** Changes that were merged, each with its key, and when it was opened and merged. */
  async landed() {
    const changes = await this.#found((docs) => docs.find(CodeChange, { where: {} }))
    return changes
      .filter(({ observations, mergedAt }) => observations.length > 0 && mergedAt !== null)
      .map(({ key, openedAt, mergedAt }) => ({ key, openedAt, mergedAt }))
      .sort((a, b) => compareText(a.key, b.key))
  }

  /** The seconds of each entry of time that stands, by key. */
  async seconds(): Promise<Readonly<Record<string, number>>> {
    const entries = await this.#found((docs) => docs.find(TimeEntry, { where: {} }))
    return Object.fromEntries(
      entries.flatMap(({ key, observations }) => observations.map(({ facts }) => [key, facts.seconds] as const)),
    )
  }

  /** The meetings that stand, with title and start, the oldest first. */
  async meetings(): Promise<readonly string[]> {
    const meetings = await this.#found((docs) => docs.find(Meeting, { where: {} }))
    return meetings
      .flatMap(({ observations }) => observations.map(({ facts }) => `${facts.startsAt.slice(0, 16)} ${facts.title}`))
      .sort()
  }

  /** The answer of the API to the owner, at the time of now: `/command-center`. */
  async asked(page: string) {
    const { workspaceId, stores } = this
    const wishes = { workspaceId, memberId: this.#ownerId, name: 'test', environment: 'test', expiry: '30d' } as const
    const { key } = await ok(issueKey({ ...wishes, scopes: READ_SCOPES }, stores, this.clock.now()))
    await ok(foldAll(workspaceId, this.environment))
    const api = await serve(stores)
    api.clock.now = this.clock.now()
    const path = `/api/v1/organizations/acme/workspaces/website${page}`
    const { body } = await send(api, path, { authorization: `Bearer ${key}` })
    await api.close()
    return body
  }

  close(): void {
    void this.stores.close()
  }
}
