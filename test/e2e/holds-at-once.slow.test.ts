import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { holding, type Taken } from '#test/support/process/holding'
import { describePairs, type Pair, settled, verified } from '#test/support/process/pairs'
import { runJson } from '#test/support/process/program'
import type { Answer } from '#test/support/process/service'

// Privacy settings, archiving and deletion hold from their acknowledgement on. No worker runs.

const TRIALS = process.env['WDI_PROVE'] === '1' ? 200 : 3
const HIDDEN = "Costs are hidden by this workspace's privacy settings."

interface Named {
  readonly id: string
  readonly name: string
}

const isFound = ({ status }: Answer): boolean => status === 200

describePairs((open) => {
  let pair: Pair
  let service: Awaited<ReturnType<typeof holding>>
  let shop: Named
  let client: Named
  beforeAll(async () => {
    pair = await open()
    const { data, env } = pair
    const inWorkspace = ['--workspace', 'acme/website', '--data', data]
    const { clientId } = await runJson<{ clientId: string }>(['client', 'add', 'Bolt', ...inWorkspace], { env })
    const { projectId } = await runJson<{ projectId: string }>(
      ['project', 'add', 'Shop', '--client', clientId, ...inWorkspace],
      { env },
    )
    client = { id: clientId, name: 'Bolt' }
    shop = { id: projectId, name: 'Shop' }
    expect(await settled(pair)).toMatchObject({ code: 0, differences: [] })
    service = await holding(pair)
  })
  afterAll(async () => {
    await service.stop()
    await pair.close()
  })

  const costs = ({ status, body }: Answer): boolean => {
    expect(status).toBe(200)
    return !JSON.stringify(body).includes(HIDDEN)
  }
  const lists =
    (kind: 'projects' | 'clients', wanted: () => Named) =>
    ({ status, body }: Answer): boolean => {
      expect(status).toBe(200)
      return (body.directory[kind] as readonly Named[]).some(({ id }) => id === wanted().id)
    }

  const TAKEN: readonly (readonly [what: string, taken: () => Taken])[] = [
    [
      'the costs from a viewer, by the privacy settings',
      () => ({
        away: 'settings set privacy hideSalaryFromManagers=true',
        back: 'settings set privacy hideSalaryFromManagers=false',
        path: `/command-center?projectId=${shop.id}`,
        shows: costs,
      }),
    ],
    [
      'a project that is asked for, by archiving it',
      () => ({
        away: `project status ${shop.id} archived`,
        back: `project status ${shop.id} active`,
        path: `/command-center?projectId=${shop.id}`,
        shows: isFound,
      }),
    ],
    [
      'a project in a list, by archiving it',
      () => ({
        away: `project status ${shop.id} archived`,
        back: `project status ${shop.id} paused`,
        path: '/command-center',
        shows: lists('projects', () => shop),
      }),
    ],
    [
      'the workspace, by deleting it',
      () => ({
        away: 'workspace delete acme/website --grace-days 0 --as Owner',
        back: 'workspace keep --as Owner',
        path: '/command-center',
        shows: isFound,
      }),
    ],
  ]

  it.each(TAKEN)(
    `when a command takes away %s, ${TRIALS} times, then no answer begun after its acknowledgement shows it`,
    async (_, taken) => {
      const wrong: number[] = []
      while (wrong.length < TRIALS) wrong.push(await service.trial(taken()))
      expect(wrong).toEqual(wrong.map(() => 0))
    },
    TRIALS * 300_000,
  )

  it('when a client is archived, then neither it nor its projects are found', async () => {
    const before = await service.answers(`/command-center?clientId=${client.id}`)
    expect(before.map(({ status }) => status)).toEqual([200, 200])
    await service.say(`client archive ${client.id}`)
    for (const path of [`?clientId=${client.id}`, `?projectId=${shop.id}`])
      expect((await service.answers(`/command-center${path}`)).map(({ status }) => status)).toEqual([404, 404])
    for (const answer of await service.answers('/command-center'))
      expect([lists('clients', () => client)(answer), lists('projects', () => shop)(answer)]).toEqual([false, false])
  })

  it('when all is compared with the log, then nothing differs, before it is folded and after', async () => {
    expect(await verified(pair)).toEqual([])
    expect(await settled(pair)).toMatchObject({ code: 0, differences: [] })
  })
})
