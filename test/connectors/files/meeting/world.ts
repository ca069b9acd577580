import { right } from 'fp-ts/lib/Either.js'
import type { FileOptions, FileReading } from '#connectors/files/open'
import { openFiles } from '#connectors/files/open'
import { definitionOf } from '#domain/events/catalogue'
import type { Fact } from '#domain/events/facts'
import { keptImports } from '#import/kept-choices'
import { connectionIdOf } from '#import/run'
import type { Choices } from '#sources/kit/format'
import { mappedTable } from '#sources/kit/tables/format'
import { readMapping } from '#sources/kit/tables/mapping'
import { World } from '#test/connectors/support/importing'
import { WORKSPACE } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { ANSWERS, READ_AT } from '../support.js'

/** How files are imported, apart from their paths. */
export interface How {
  readonly choices?: Partial<Choices>
  /** How a person describes the tables; absent if their format is known. */
  readonly mapping?: object
  readonly files?: FileOptions['files']
  readonly wholeDays?: boolean
}

/** A workspace into which exported files are imported, one command after another. */
export class FilesWorld {
  readonly #world = new World()

  async open(paths: readonly string[], { choices = {}, mapping, files = null, wholeDays = false }: How) {
    const read = mapping === undefined ? null : readMapping(JSON.stringify(mapping))
    if (read?._tag === 'Left') throw new Error(read.left)
    const { log: eventLog, readStore } = this.#world
    return ok(
      openFiles(paths, {
        as: read === null ? null : mappedTable(read.right),
        label: null,
        whole: false,
        wholeDays,
        files,
        choices: { ...ANSWERS, ...choices },
        kept: (connection) => keptImports(WORKSPACE, connectionIdOf(WORKSPACE, connection), { eventLog, readStore }),
        days: { since: null, until: null },
        otherwise: right(null),
        now: () => READ_AT,
      }),
    )
  }

  async import(paths: readonly string[], how: How) {
    return this.#take(await this.open(paths, how))
  }

  /** Imports files as another version of the service read them. */
  async importAs(paths: readonly string[], how: How, facts: readonly Fact[]) {
    const reading = await this.open(paths, how)
    return this.#take({
      ...reading,
      cursor: 'another version',
      complete: [],
      days: [],
      replaced: [],
      async *facts() {
        yield* facts
      },
    })
  }

  async #take(reading: FileReading) {
    const imported = await ok(this.#world.import(reading))
    await this.#world.fold()
    return imported
  }

  /** The facts that stand, by what they are about. */
  async standing(): Promise<ReadonlyMap<string, unknown>> {
    const facts = new Map<string, unknown>()
    for (const { type, data, metadata } of await this.#world.events()) {
      const { observes } = definitionOf(type as Parameters<typeof definitionOf>[0])
      const { kind, container, project, key } = (metadata as { readonly entity: Readonly<Record<string, string>> })
        .entity
      const id = [kind, container ?? project, key].join(' ')
      if (observes === 'stated') facts.set(id, data)
      if (observes === 'withdrawn') facts.delete(id)
    }
    return facts
  }
}
