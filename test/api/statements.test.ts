import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { readInput } from '#app/state/input'
import type { Done, StateError } from '#app/state/run'
import { table } from '#app/state/statements'
import { runWorker } from '#composition/worker'
import type { DomainEvent } from '#domain/events/catalogue'
import { Browser, linkFor } from '#test/support/api/browser'
import { serve, type TestApi } from '#test/support/api/server'
import type { World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { BEFORE, type Examples, NOW, openExamples } from '../app/support/examples.js'
import { parsed } from '../app/support/lines.js'

// Every statement of the table over HTTP against its command: two workspaces in which the same is stated, one on the command line,
// one in a browser.

let lines: Examples
let sent: Examples
let api: TestApi
let browser: Browser
const stop = new AbortController()
let working: Promise<unknown>

beforeAll(async () => {
  lines = await openExamples(newFolder())
  sent = await openExamples(newFolder())
  const { stores, workspaceId, ownerId } = sent
  api = await serve(stores, {
    rates: { free: 100_000, starter: 100_000, growth: 100_000, scale: 100_000 },
    now: () => NOW,
  })
  api.clock.now = NOW
  working = runWorker(
    { stores, hosts: askedHosts(), log: pino({ level: 'silent' }), now: () => NOW, onWaiting: () => undefined },
    stop,
  )
  const world = { workspaceId, organizationSlug: 'acme', workspaceSlug: 'website' } as World
  browser = new Browser(api, world)
  const link = await linkFor(stores as never, world, ownerId, api)
  expect((await browser.signIn(link)).status).toBe(200)
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  await lines.stores.close()
})

/** The fields of a line as JSON: a file by its content. */
const fieldsOf = async (line: string): Promise<Record<string, unknown>> => {
  const { command, given } = await parsed(sent.here(line))
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || !Object.hasOwn(command.fields, name)) continue
    fields[name] = value
  }
  return fields
}
const pathOf = (path: string): string => path.replace(' ', '/')

/** Ids as numbers in the order in which they come, so that two workspaces can be compared. */
class Numbered {
  readonly #ids = new Map<string, string>()
  text(value: unknown): string {
    return JSON.stringify(value).replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const number = this.#ids.get(id) ?? `#${this.#ids.size}`
      this.#ids.set(id, number)
      return number
    })
  }
}
const ofLines = new Numbered()
const ofSent = new Numbered()

/** An event without its own id, its instants and a key's digest, which differ by nature. */
const comparable = ({ type, data, metadata }: DomainEvent): object => {
  const { digest: _, prefix: __, pepperId: ___, ...rest } = data as Record<string, unknown>
  const { entity, actor, channel, contentHash } = metadata
  return { type, data: rest, entity, actor, channel, contentHash }
}
const eventsAfter = async ({ stores }: Examples, from: number, ids: Numbered): Promise<readonly string[]> =>
  ((await wholeLog(stores.eventLog)) as unknown as DomainEvent[])
    .slice(from)
    .map((event) => ids.text(comparable(event)))
const lengths = async (): Promise<readonly [number, number]> => [
  (await wholeLog(lines.stores.eventLog)).length,
  (await wholeLog(sent.stores.eventLog)).length,
]

/** States a line in both ways. */
const both = async (line: string) => {
  const { command, given } = await parsed(lines.here(line))
  const [ofLine, ofBody] = await lengths()
  const input = readInput(command, given)
  const said = isLeft(input) ? input : await lines.say(line)
  const answer = await browser.state(pathOf(command.path), await fieldsOf(line))
  const events = [await eventsAfter(lines, ofLine, ofLines), await eventsAfter(sent, ofBody, ofSent)] as const
  return { said, answer, events }
}

/** The status by which a refusal of a command is told over HTTP. */
const STATUS: Partial<Record<StateError['tag'], number>> = {
  misused: 400,
  unknown: 404,
  ambiguous: 409,
  conflict: 409,
  over_cap: 403,
  not_allowed: 403,
}

/** Refusals of commands, one after the other, in the state that the examples leave. */
const REFUSED: readonly string[] = [
  'member add Ada --role owner --client Nobody',
  'project add New --client Nobody',
  'project rename Nowhere Somewhere',
  'container map repository github.com/acme/api --project Nowhere',
  'engagement amend --project "Web shop" --open-ended --ends-on 2026-12-31',
  'engagement end --project "Web shop" --on 2030-01-01 --engagement 00000000-0000-4000-8000-000000000404',
  'scope lock --project "Web shop" --item SHOP#SHOP-1 --items-file invoice.json',
  'scope release --project "Web shop" --lock 00000000-0000-4000-8000-000000000404 --reason "Why not"',
  'change-order approve CR-9 --project "Web shop" --item NOPE-1',
  'change-order amend CR-404 --project "Web shop" --title "Nothing"',
  'objective complete "No such objective" --project "Web shop"',
  'question answer "No such question" "None" --project "Web shop"',
  'rate set engineering "120 EUR" --client Bolt --project "Web shop"',
  'invoice void "No such invoice" --project "Web shop" --reason "None"',
  'change link github.com/acme/api "#404" SHOP-1 --project "Web shop"',
  'change link github.com/acme/nowhere "#1" SHOP-1 --project "Web shop"',
  'meeting tag nobody@acme kick-off attributed --project "Web shop"',
  'connection pause "No such connection"',
  'member role Nobody viewer',
  'key revoke 00000000-0000-4000-8000-000000000404',
]

describe('every statement of the table', () => {
  it.each(table.map(({ path, example }) => [path, example] as const))(
    '%s %s states the same events over HTTP as on the command line',
    async (path, example) => {
      for (const line of BEFORE[path] ?? []) {
        const { said, answer } = await both(line)
        expect([isLeft(said), answer.status]).toEqual([false, 200])
      }
      const { said, answer, events } = await both(`${path} ${example}`)
      const done: Done = await ok(Promise.resolve(said))
      expect([answer.status, answer.body]).toMatchObject([200, { changed: done.changed, folded: true }])
      expect(Object.keys(answer.body.ids)).toEqual(Object.keys(done.ids))
      expect(events[1]).toEqual(events[0])
      expect(events[1].length).toBeGreaterThan(0)
      expect(answer.body.warnings).toEqual(done.warnings)

      const again = await both(`${path} ${example}`)
      expect(again.events).toEqual([[], []])
      expect(again.answer.body).toMatchObject({ changed: false, version: null, ids: answer.body.ids })
    },
    30_000,
  )

  it.each(REFUSED)('%s is refused in both ways, and nothing is stated', async (line) => {
    const { said, answer, events } = await both(line)
    if (!isLeft(said)) throw new Error(`${line} is not refused`)
    expect([said.left.tag, answer.status]).toEqual([said.left.tag, STATUS[said.left.tag]])
    expect(events).toEqual([[], []])
    expect(answer.body.error.message).not.toMatch(/wdi |`|--[a-z]/)
  })

  it.each(table.map(({ path, fields }) => [path, fields] as const))(
    '%s refuses what is missing, unknown or not of its form, by the name of the field',
    async (path, fields) => {
      const { length } = await wholeLog(sent.stores.eventLog)
      const whole = await fieldsOf(`${path} ${table.find((one) => one.path === path)?.example}`)
      const refused = async (body: object) => {
        const { status, body: answer } = await browser.state(pathOf(path), body)
        return [status, answer.error?.details?.fields?.[0]]
      }
      expect(await refused({ ...whole, nothing: 'x' })).toEqual([400, { path: 'nothing', reason: 'invalid' }])
      expect(await refused({ ...whole, version: 'newest' })).toEqual([400, { path: 'version', reason: 'invalid' }])
      for (const [name, field] of Object.entries(fields)) {
        const { required } = field as { required: boolean }
        expect(await refused({ ...whole, [name]: { not: 'of its form' } })).toEqual([
          400,
          { path: name, reason: 'invalid' },
        ])
        if (required) {
          const { [name]: _, ...rest } = whole
          expect([name, ...(await refused(rest))]).toEqual([name, 400, { path: name, reason: expect.any(String) }])
        }
      }
      expect(await wholeLog(sent.stores.eventLog)).toHaveLength(length)
    },
  )
})
