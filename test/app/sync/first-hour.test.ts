import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Uuid } from '#domain/common'
import { deliveredUpTo, metAt, weeksUpTo } from '#test/support/hosts/delivered'
import { forgeClock, NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld, TOKEN } from './syncing.js'
import { works } from './working.js'

// From two hosts to the five KPIs, and an hour of the schedule after that, on a clock that the test moves.

const MINUTE = 60_000
const TODAY = NOW.slice(0, 10)
const CALENDAR = `/calendar/ical/team/${TOKEN}/basic.ics`

let gitea: LocalGitea
let calendar: LocalHost
let world: SyncWorld
let ids: readonly Uuid[]

beforeEach(async () => {
  gitea = await openLocalGitea()
  deliveredUpTo(TODAY, gitea)
  calendar = await openLocalHost(forgeClock())
  // One of its meetings begins a quarter of an hour from now.
  const body = metAt([...weeksUpTo(TODAY), `${TODAY}T12:15:00.000Z`])
  calendar.route('GET', CALENDAR, () => ({ headers: { 'content-type': 'text/calendar' }, body }))
  world = await SyncWorld.open(NOW, gitea.host.name, calendar.name)
  const read = { provider: 'gitea', address: gitea.host.address, containers: [{ name: 'Acme/Shop', project: null }] }
  const meetings = {
    provider: 'icalendar',
    token: { from: 'kept', token: `${calendar.address}${CALENDAR}` },
  } as const
  ids = [(await ok(world.connect(read))).connectionId, (await ok(world.connect(meetings))).connectionId]
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
  await calendar.close()
})

const passes = (minutes: number) => works(world, minutes * MINUTE, [gitea.host, calendar])

/** The values of the five KPIs, by their ids, as the API tells them. */
const kpis = async (): Promise<Readonly<Record<string, number | null>>> => {
  const { kpis: found } = await world.asked(`/command-center?start=2025-12-11&end=${TODAY}`)
  const told = found as readonly { id: string; value: { value: number } | null }[]
  return Object.fromEntries(told.map(({ id, value }) => [id, value?.value ?? null]))
}

describe('given a Gitea and a calendar that were connected, and no file', () => {
  it('when a worker has read them, then the KPIs that they make known have values, and the others after statements', async () => {
    const { log } = await passes(1)
    expect(log).toBe('')
    // No one has said yet what an hour costs, what was agreed, and what should be reached.
    const known = { delivery_output: 6, ai_net_gain: 48 }
    expect(await kpis()).toEqual({ ...known, delivery_investment: null, scope_expansion: null, objectives: null })

    await world.says('rate set developer 100 EUR --from 2025-01-01')
    await world.says('engagement sign --project Shop --model time_and_materials --starts-on 2026-01-01')
    await world.says('scope lock --project Shop --from-tracker git.example.com/acme/shop --on 2026-01-20')
    await world.says('objective set "The shop is open" --project Shop --on 2026-01-01')
    // Four meetings of an hour, each of two people; three items came to ten.
    const stated = { delivery_investment: 80_000, scope_expansion: 30, objectives: 0 }
    expect(await kpis()).toEqual({ ...known, ...stated })
  })

  it('when an hour of the schedule passes, then each is read every quarter, and the numbers follow what happens there', async () => {
    await world.says('rate set developer 100 EUR --from 2025-01-01')
    const first = await passes(20)
    const done = `${TODAY}T12:20:00Z`
    gitea.issues = gitea.issues.map((issue) =>
      issue['number'] === 7 ? { ...issue, state: 'closed', closed_at: done, updated_at: done } : issue,
    )
    const asked = gitea.asked().length
    const second = await passes(40)
    expect([first.log, second.log]).toEqual(['', ''])
    const turns = [...first.turns, ...second.turns]
    for (const id of ids) expect([4, 5]).toContain(turns.filter(({ connectionId }) => connectionId === id).length)
    // One more item is done, and one more meeting has begun.
    expect(await kpis()).toMatchObject({ delivery_output: 7, delivery_investment: 100_000 })
    // What did not change was not asked for again.
    const later = gitea.asked().slice(asked)
    expect(later.filter((path) => path.includes('/commits'))).toEqual([])
  })
})
