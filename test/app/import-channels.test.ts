import { beforeAll, describe, expect, it } from '@jest/globals'
import { importAndFold } from '#app/import/import-source'
import { factsSource } from '#app/import/sources'
import { tableSource } from '#app/import/table-source'
import type { Metadata } from '#domain/events/envelope'
import type { LoggedEvent } from '#eventlog/port'
import { observedEntities } from '#projections/entities/observed-entities'
import { catchUp } from '#projector/projector'
import { formats } from '#sources/formats'
import type { Told } from '#test/projections/support/events'
import { expectedDocuments } from '#test/projector/support/expected'
import { append, documentsIn, openStores, optionsOf, seize } from '#test/projector/support/stores'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { ANSWERED, type ImportingWorkspace, importsAt, inputOf } from './support/importing.js'

const imports = importsAt()

const metadataOf = ({ metadata }: Pick<LoggedEvent, 'metadata'>) => metadata as Metadata

/** The events of a workspace. */
const eventsOf = async ({ workspaceId }: ImportingWorkspace): Promise<readonly LoggedEvent[]> =>
  (await wholeLog(imports.stores.eventLog)).filter((one) => metadataOf(one).workspaceId === workspaceId)

/** An event as an earlier release appended it: what a product's file says is observed as a table. */
const formerly = ({ stream, eventId, type, schemaVersion, data, metadata }: LoggedEvent): Told => {
  const former =
    metadataOf({ metadata }).channel === 'export' ? { ...metadataOf({ metadata }), channel: 'csv' } : metadata
  return { stream, event: { eventId, type, schemaVersion, data, metadata: former as Metadata } }
}
const asItIs = ({ stream, eventId, type, schemaVersion, data, metadata }: LoggedEvent): Told => ({
  stream,
  event: { eventId, type, schemaVersion, data, metadata: metadata as Metadata },
})

const OBSERVED = new Set(Object.values(observedEntities).map(({ name }) => name))
/** The documents of what is observed. */
const observedIn = (documents: ReturnType<typeof documentsIn>) =>
  Object.fromEntries(Object.entries(documents).filter(([collection]) => OBSERVED.has(collection)))

/** The documents that a projector makes of events. */
const folded = async (events: readonly Told[]) => {
  const stores = await openStores()
  await append(stores.eventLog, events)
  await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), new AbortController().signal))
  const documents = documentsIn(stores.readFile)
  stores.close()
  return documents
}

const channelsOf = (documents: ReturnType<typeof documentsIn>): readonly string[] => [
  ...new Set(
    Object.values(observedIn(documents))
      .flatMap((collection) => Object.values(collection))
      .flatMap((one) => (one as { readonly observations: readonly { readonly channel: string }[] }).observations)
      .map(({ channel }) => channel),
  ),
]

const MAPPING = JSON.stringify({
  kind: 'time_entry',
  columns: { day: 'Date', hours: 'Hours' },
  constants: { billable: 'yes', category: 'labour' },
  dates: 'day_first',
})
const manualOf = async (shop: ImportingWorkspace) => {
  const answer = await shop.asked(`/confidence?projectId=${shop.projectId}&start=2026-03-01&end=2026-03-31&tz=UTC`)
  return answer.confidence.signals.find(({ id }: { readonly id: string }) => id === 'manual_entry_share')
}

describe('given files of every format, each in a connection of its product and in one with a name', () => {
  let events: readonly LoggedEvent[]
  beforeAll(async () => {
    const shop = await imports.workspace('channels')
    for (const { name } of formats) {
      const path = imports.file(name, sampleOf(name))
      await shop.imported(path, ANSWERED)
      await shop.imported(path, { ...ANSWERED, label: `Of ${name}` })
    }
    events = await eventsOf(shop)
  })
  it('when they are imported, then they are exports', async () => {
    expect(channelsOf(await folded(events.map(asItIs)))).toEqual(['export'])
  })
  it('when an earlier release imported them, and took tables for entered by hand, then they are read as exports', async () => {
    const former = events.map(formerly)
    const documents = await folded(former)
    expect(documents).toEqual(expectedDocuments(former))
    expect(observedIn(documents)).toEqual(observedIn(await folded(events.map(asItIs))))
  })
})

describe('given what is entered by hand, and what is exported', () => {
  it('when a table is read by a mapping, then it is entered by hand, also if it is called as a product', async () => {
    const shop = await imports.workspace('mapped')
    for (const label of ['csv', 'toggl']) {
      const input = inputOf(tableSource, { map: MAPPING, label, role: 'developer' })
      const path = imports.file(`${label}.csv`, 'Date,Hours,User\n13/03/2026,1.5,Ada\n')
      await ok(importAndFold({ ...shop.requestOf(path), source: tableSource, input }, 10, imports.environment()))
    }
    expect(channelsOf(await folded((await eventsOf(shop)).map(asItIs)))).toEqual(['csv'])
  })
  it('when a file of facts does not say how it came about, then it is entered by hand, also if it names a product', async () => {
    const shop = await imports.workspace('facts')
    const connection = { id: 'toggl', label: 'toggl', provider: 'toggl', category: 'delivery' }
    const said = { day: '2026-03-04', role: 'developer', category: 'labour', billable: true, workItem: null }
    const entry = { kind: 'time_entry', place: shop.projectId, key: '1', data: { ...said, minutes: 60 } }
    const path = imports.file('t.jsonl', `${JSON.stringify({ connection })}\n${JSON.stringify(entry)}\n`)
    const input = inputOf(factsSource, {})
    const { counts } = await ok(
      importAndFold({ ...shop.requestOf(path), source: factsSource, input }, 10, imports.environment()),
    )
    expect(counts).toMatchObject({ accepted: 1 })
    expect(channelsOf(await folded((await eventsOf(shop)).map(asItIs)))).toEqual(['csv'])
  })
  it('when an export of time is all there is, then nothing counts as entered by hand', async () => {
    const shop = await imports.workspace('share')
    await shop.imported(imports.file('toggl.csv', sampleOf('toggl')), { role: 'developer' })
    expect(await manualOf(shop)).toMatchObject({ pct: 100 })
  })
})
