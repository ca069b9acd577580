import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { openSampleAgency, SAMPLE, sampleIds } from '#app/import/sample'
import { keyToShow } from '#app/state/first-key'
import { type DomainEvent, decodeEvent } from '#domain/events/catalogue'
import type { Line } from '#projections/audit/lines/response'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { unfaithful } from '#test/projections/audit/support/states'
import { send, serve, type TestApi } from '#test/support/api/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// The year of the sample: its trail in sentences, and the chains of what it billed.

const MADE_AT = '2026-03-02T12:00:00.000Z'

let stores: Stores
let api: TestApi
let events: readonly DomainEvent[]
let projects: readonly { readonly id: string; readonly name: string }[]
let authorization: string

beforeAll(async () => {
  const data = newFolder()
  stores = await ok(openStores(data))
  const environment = { ...stores, now: () => MADE_AT, watcher: unwatched }
  const { workspaceId, ownerId } = await ok(openSampleAgency(data, environment))
  const first = await ok(keyToShow(workspaceId, ownerId, environment))
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  projects = (await ok(sampleIds(workspaceId, environment))).projects
  api = await serve(stores, { rates: { scale: 1e9 } })
  api.clock.now = '2026-03-02T12:05:00.000Z'
  authorization = `Bearer ${first?.key}`
  const decoded: DomainEvent[] = []
  for (let position = ''; ; ) {
    const page = await ok(stores.eventLog.readAll(position, 10_000))
    for (const recorded of page) {
      const event = decodeEvent(recorded)
      if (isLeft(event)) throw new Error(event.left.reason)
      decoded.push(event.right)
    }
    const last = page.at(-1)
    if (last === undefined) break
    position = last.position
  }
  events = decoded
})
afterAll(async () => {
  await api.close()
  await stores.close()
})

const ask = async (target: string) => {
  const { organization, workspace } = SAMPLE
  const path = `/api/v1/organizations/${organization}/workspaces/${workspace}${target}`
  const { status, body } = await send(api, path, { authorization })
  return { status, body }
}

describe('the trail of the sample in lines', () => {
  it('tells of each event, a hundred at a time, what the state was before and after', async () => {
    const ids: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await ask(`/audit/events?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
      ids.push(...body.events.map(({ id }: { readonly id: string }) => id))
      if (body.nextCursor === null) break
      cursor = body.nextCursor
    }
    const lines: Line[] = []
    for (let i = 0; i < ids.length; i += 100) {
      const page = ids.slice(i, i + 100)
      const { status, body } = await ask(`/audit/lines?ids=${page.join(',')}`)
      expect([status, body.lines.map(({ id }: Line) => id)]).toEqual([200, page])
      lines.push(...body.lines)
    }
    expect(lines.length).toBeGreaterThan(100)
    expect(unfaithful(events, lines)).toEqual([])
    expect(lines.filter(({ text }) => /undefined|NaN|\{what\}|\[object|[0-9a-f]{8}-/.test(text))).toEqual([])
  })
})

describe('the chains of the sample', () => {
  it('go from lines of invoices to releases, and back', async () => {
    const reached = new Set<string>()
    for (const { id: projectId } of projects) {
      const period = 'start=2026-01-01&end=2026-01-31'
      const { body } = await ask(`/invoice-defense?projectId=${projectId}&mode=facts&${period}`)
      for (const line of body.invoice?.lines ?? []) {
        const named = new URLSearchParams({ kind: 'line', invoice: body.invoice.id, line: line.id })
        const down = await ask(`/projects/${projectId}/trace?${named}`)
        expect(down.status).toBe(200)
        for (const { kind, elements } of down.body.kinds) {
          if (elements.length > 0) reached.add(kind)
          const [element] = elements
          const back = { work_item: 'item', code_change: 'change', release: 'release' }[kind as string]
          if (back === undefined || element === undefined) continue
          const up = await ask(`/projects/${projectId}/trace?${new URLSearchParams({ kind: back, id: element.id })}`)
          const [lines] = up.body.kinds
          expect([up.status, lines.elements.some(({ id }: { id: string }) => id === down.body.start.id)]).toEqual([
            200,
            true,
          ])
        }
      }
    }
    expect([...reached].sort()).toEqual(
      expect.arrayContaining(['code_change', 'invoice_line', 'release', 'time_entry', 'work_item']),
    )
  })
})
