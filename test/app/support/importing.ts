import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { filesSource } from '#app/import/file-source'
import { gitSource } from '#app/import/git-source'
import { importAndFold } from '#app/import/import-source'
import { previewImport } from '#app/import/preview-import'
import type { Fields, InputOf } from '#app/state/field'
import { type AllGiven, readInput } from '#app/state/input'
import { issueKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import type { CloudLineFacts } from '#domain/events/commercial'
import { READ_SCOPES } from '#domain/roles'
import { CloudLine } from '#projections/entities/cloud-line'
import { CodeChange } from '#projections/entities/code-change'
import { Meeting } from '#projections/entities/meeting'
import { partitionOf } from '#readstore/partitions'
import { openStores, type Stores } from '#stores/open'
import { send, serve, type TestApi } from '#test/support/api/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './lines.js'
import { unwatched } from './unwatched.js'

// Stores in a folder, workspaces in them, and exported files that are imported.

/** What a person answers about records that do not say their team, account, zone, currency or default branch, or whether they are billable. */
export const ANSWERED = {
  role: 'developer',
  container: 'acme',
  zone: 'Asia/Shanghai',
  billable: 'yes',
  branch: 'main',
  currency: 'EUR',
  // The lists of a board.
  answers: { states: { Backlog: 'todo', Doing: 'in_progress', 'Shipped 🎉': 'done', Dropped: 'cancelled' } },
} as const

export const NOW = '2026-04-01T00:00:00.000Z'

/** What a source makes of options of the command line, by their names in its fields. */
export const inputOf = <F extends Fields>(source: { readonly fields: F }, given: AllGiven): InputOf<F> => {
  const input = readInput(source, given)
  if (isLeft(input)) throw new Error(JSON.stringify(input.left))
  return input.right as InputOf<F>
}

export type Input = InputOf<typeof filesSource.fields>
/** An import of files without any option. */
export const NOTHING: Input = inputOf(filesSource, {})

/** The stores of a test file, the API on them, and a place for its files. */
export class Imports {
  readonly folder = newFolder()
  readonly data = join(this.folder, 'data')
  readonly #now: Instant
  readonly #watcher: Environment['watcher']
  #stores: Stores | null = null
  #api: TestApi | null = null

  constructor(now: Instant, watcher: Environment['watcher']) {
    this.#now = now
    this.#watcher = watcher
  }

  async open(): Promise<void> {
    this.#stores = await ok(openStores(this.data))
  }

  async close(): Promise<void> {
    await this.#api?.close()
    this.#stores?.close()
  }

  get stores(): Stores {
    if (this.#stores === null) throw new Error('the stores are open only while tests run')
    return this.#stores
  }

  environment(): Environment {
    return { ...this.stores, now: () => this.#now, watcher: this.#watcher }
  }

  /** Writes a file, and returns its path. */
  file(name: string, content: string | Buffer): string {
    const path = join(this.folder, name)
    writeFileSync(path, content)
    return path
  }

  /** A workspace of its own, with the client Acme and its project Shop, in which these lines were said. */
  async workspace(name: string, ...lines: readonly string[]): Promise<ImportingWorkspace> {
    const named = { organization: 'acme', workspace: name, name, client: 'Acme', project: 'Shop', owner: 'Ann' }
    const opened = await ok(openWorkspace({ ...named, plan: 'scale' }, this.stores, () => this.#now))
    const workspace = new ImportingWorkspace(this, name, opened)
    for (const line of lines) await workspace.says(line)
    return workspace
  }

  /** The body of an answer of the API. */
  async ask(path: string, key: string) {
    if (this.#api === null) {
      this.#api = await serve(this.stores)
      this.#api.clock.now = this.#now
    }
    return (await send(this.#api, path, { authorization: `Bearer ${key}` })).body
  }
}

interface Opened {
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  readonly projectId: Uuid
}

/** A workspace into which files are imported. */
export class ImportingWorkspace {
  readonly workspaceId: Uuid
  readonly projectId: Uuid
  readonly #imports: Imports
  readonly #name: string
  readonly #ownerId: Uuid
  #key: string | null = null

  constructor(imports: Imports, name: string, { workspaceId, projectId, ownerId }: Opened) {
    this.#imports = imports
    this.#name = name
    this.workspaceId = workspaceId
    this.projectId = projectId
    this.#ownerId = ownerId
  }

  /** States what a command line says. */
  async says(line: string): Promise<void> {
    const environment = this.#imports.environment()
    const { workspaceId } = this
    const statement = { ...(await understood(line)), workspaceId }
    await ok(state(statement, environment, environment.now(), () => foldAll(workspaceId, environment)))
  }

  /** A request to import files, with some options, into the only project unless one is named. */
  requestOf(paths: string | readonly string[], input: Partial<Input> = {}, project: string | null = null) {
    return {
      source: filesSource,
      locations: typeof paths === 'string' ? [paths] : paths,
      input: { ...NOTHING, ...input },
      workspaceId: this.workspaceId,
      project,
      opened: null,
      sample: false,
    }
  }

  /** Imports files of one export, and folds their facts. */
  importing(paths: string | readonly string[], input: Partial<Input> = {}, project: string | null = null) {
    return importAndFold(this.requestOf(paths, input, project), 10, this.#imports.environment())
  }

  /** The same where it succeeds. */
  imported(paths: string | readonly string[], input: Partial<Input> = {}, project: string | null = null) {
    return ok(this.importing(paths, input, project))
  }

  /** Imports the repository in a folder by git. */
  importedByGit(path: string) {
    const request = { ...this.requestOf(path, {}, this.projectId), source: gitSource, input: { branch: null } }
    return ok(importAndFold(request, 0, this.#imports.environment()))
  }

  /** All changes of the workspace, as they are folded. */
  changes() {
    const { readStore } = this.#imports.stores
    return ok(
      readStore.read(partitionOf(this.workspaceId, readStore), (docs) =>
        docs.find(CodeChange, { where: { workspaceId: { eq: this.workspaceId } } }),
      ),
    )
  }

  /** The cloud costs of the workspace that stand, by what their connection says, the smallest first. */
  async charges(): Promise<readonly CloudLineFacts[]> {
    const { readStore } = this.#imports.stores
    const documents = await ok(
      readStore.read(partitionOf(this.workspaceId, readStore), (docs) => docs.find(CloudLine, { where: {} })),
    )
    return documents
      .filter(({ workspaceId }) => workspaceId === this.workspaceId)
      .flatMap(({ observations }) => observations.map(({ facts }) => facts))
      .sort((a, b) => Number(a.amount) - Number(b.amount))
  }

  /** The meetings of the workspace that stand. */
  async meetings() {
    const { readStore } = this.#imports.stores
    const documents = await ok(
      readStore.read(partitionOf(this.workspaceId, readStore), (docs) => docs.find(Meeting, { where: {} })),
    )
    return documents.filter((one) => one.workspaceId === this.workspaceId && one.observations.length > 0)
  }

  /** What an import would bring; with a path, written there as a file of facts. */
  previewing(paths: string | readonly string[], input: Partial<Input> = {}, to: string | null = null) {
    return previewImport(this.requestOf(paths, input), to, this.#imports.environment())
  }

  /** What a page of the API answers to the owner: `/data-sources`. */
  async asked(page: string) {
    this.#key ??= await this.#newKey()
    return this.#imports.ask(`/api/v1/organizations/acme/workspaces/${this.#name}${page}`, this.#key)
  }

  async #newKey(): Promise<string> {
    const { stores } = this.#imports
    const { workspaceId } = this
    const environment = this.#imports.environment()
    const wishes = { workspaceId, memberId: this.#ownerId, name: 'test', environment: 'test', expiry: '30d' } as const
    const { key } = await ok(issueKey({ ...wishes, scopes: READ_SCOPES }, stores, environment.now()))
    await ok(foldAll(workspaceId, environment))
    return key
  }
}

/** Stores that are opened before the tests of a file, and closed after them. */
export const importsAt = (now: Instant = NOW, watcher: Environment['watcher'] = unwatched): Imports => {
  const imports = new Imports(now, watcher)
  beforeAll(() => imports.open())
  afterAll(() => imports.close())
  return imports
}
