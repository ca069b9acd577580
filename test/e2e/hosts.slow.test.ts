import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { epochOf } from '#domain/time'
import { issue, merged, pull } from '#test/connectors/forges/gitea'
import { forgeClock, NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { harvestEntry, harvestInvoice, type LocalHarvest, serveHarvest } from '#test/support/hosts/harvest'
import { SILENCE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { freshFolder } from '#test/support/process/folders'
import { type Ended, launch, type Running, run, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

// From nothing to a KPI by commands alone, with two hosts of this machine.

const GITEA_TOKEN = 'canary-token-of-gitea-7c1f'
const HARVEST_TOKEN = 'canary-token-of-harvest-2e9b'
const TOKENS = [GITEA_TOKEN, HARVEST_TOKEN]
const ISSUES = 40
const OF_PAGE = 4

const folder = freshFolder()
const data = join(folder, 'data')
const of = (...args: readonly string[]): string[] => [...args, '--workspace', 'acme/shop', '--data', data]

let gitea: LocalGitea
let harvestHost: LocalHost
let harvest: LocalHarvest
let env: Record<string, string>

/** All that commands have printed. */
const printed: string[] = []
const noted = (ended: Ended): Ended => {
  printed.push(ended.stdout, ended.stderr)
  return ended
}
const wdi = async (...args: readonly string[]): Promise<Ended> => noted(await run(of(...args), { env }))
/** Runs a command that must succeed. */
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await wdi(...args)
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr })
  return stdout
}

/** What every process list shows of a process. */
const shownOf = ({ pid }: Running): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** The pages of issues that were asked for, with their numbers. */
const issuePages = (): readonly string[] => gitea.asked().filter((path) => path.includes('/issues?'))

/** The number of connections whose token, or its place, is kept. */
const tokensKept = (): unknown => {
  const sql = new Database(join(data, 'registry.db'), { readonly: true })
  const found = sql.prepare("SELECT count(*) AS kept FROM secrets WHERE purpose = 'token'").get() as { kept: number }
  sql.close()
  return found.kept
}

/** Reads Gitea as soon as nobody else does: a killed process has its turn for half a minute. */
const syncOnceFree = async (): Promise<Ended> => {
  for (;;) {
    const ended = await wdi('sync', 'Gitea')
    if (!ended.stderr.includes('is being read by another worker')) return ended
    await sleep(1_000)
  }
}

beforeAll(async () => {
  const aheadMs = Date.now() - epochOf(NOW)
  gitea = await openLocalGitea()
  gitea.host.aheadMs = aheadMs
  gitea.host.authorization = { name: 'authorization', value: `token ${GITEA_TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  gitea.most = OF_PAGE
  gitea.issues = Array.from({ length: ISSUES }, (_, i) => issue(i + 1))
  gitea.pulls = [pull(ISSUES + 1, merged('c')), pull(ISSUES + 2)]
  harvestHost = await openLocalHost(forgeClock())
  harvestHost.aheadMs = aheadMs
  harvestHost.authorization = { name: 'authorization', value: `Bearer ${HARVEST_TOKEN}` }
  harvest = serveHarvest(harvestHost)
  harvest.entries = [1, 2, 3, 4, 5].map((id) => harvestEntry(id, `2026-03-0${id}`, { hours: 2 }))
  harvest.invoices = [harvestInvoice('2026-031', '2026-03-31')]
  env = {
    WDI_PRIVATE_HOSTS: `${gitea.host.name},${harvestHost.name}`,
    XDG_CONFIG_HOME: join(folder, 'settings'),
    GITEA_TOKEN,
    HARVEST_TOKEN,
  }
  await runJson(['workspace', 'create', 'acme/shop', '--owner', 'Ada', '--project', 'Website', '--data', data])
  await done('rate', 'set', 'developer', '100', 'EUR', '--from', '2026-01-01')
})
afterAll(async () => {
  await gitea.host.close()
  await harvestHost.close()
})

describe('given a workspace without evidence', () => {
  it('when two hosts are connected, then each command says what the token sees, and what is read', async () => {
    const said = await done(
      ...['connection', 'add', 'gitea', '--base-url', gitea.host.address],
      ...['--token-env', 'GITEA_TOKEN', '--label', 'Gitea', '--read', 'Acme/Shop=Website'],
    )
    expect(said).toContain('the token is accepted, of ada-canary.')
    expect(said).toContain('reads  Acme/Shop')
    await done(
      ...['connection', 'add', 'harvest', '--base-url', harvestHost.address, '--account', '42'],
      ...['--token-env', 'HARVEST_TOKEN', '--role', 'developer'],
    )
    const list = await done('connection', 'list')
    expect(list.match(/not read to its end yet, never compared, next run as soon as a worker runs/g)).toHaveLength(2)
    expect(await done('connection', 'show', 'Harvest')).toContain(`address: ${harvestHost.address}, account 42`)
  })

  it('when a first reading is killed and run again, then at most two requests are sent twice', async () => {
    const half = Math.floor(ISSUES / OF_PAGE / 2)
    gitea.host.plant(SILENCE, { nth: half, where: ({ path }) => path.endsWith('/issues') })
    const killed = launch(of('sync', 'Gitea'), { env })
    while (issuePages().length < half && !killed.hasEnded()) await sleep(20)
    for (const token of TOKENS) expect(shownOf(killed)).not.toContain(token)
    expect(noted(await killed.end('SIGKILL')).signal).toBe('SIGKILL')
    const { code, stdout } = await syncOnceFree()
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Gitea: \d+ new or changed, 0 unch/) })
    const pages = issuePages()
    expect(new Set(pages).size).toBeGreaterThanOrEqual(ISSUES / OF_PAGE)
    expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(2)
  })

  it('when all are read, then the KPIs that can be known have values', async () => {
    expect(await done('sync')).toMatch(/^Gitea: 0 new or changed[\s\S]*^Harvest: 6 new or changed/m)
    const { key } = await runJson<{ key: string }>(of('key', 'issue', '--name', 'walk'))
    const server = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data], { env })
    await readyLine(server)
    const asked = noted(
      await run(of('ask', 'command-center', 'start=2026-03-01', 'end=2026-03-31'), { env: { ...env, WDI_KEY: key } }),
    )
    noted(await server.end('SIGTERM'))
    const { kpis } = JSON.parse(asked.stdout) as { kpis: { id: string; value: { value: number } | null }[] }
    const values = Object.fromEntries(kpis.map(({ id, value }) => [id, value?.value ?? null]))
    // Five times two hours at 100 EUR.
    expect(values).toMatchObject({ delivery_investment: 100_000, delivery_output: expect.any(Number) })
    // No agreement was stated, and no tool has reported anything.
    expect(values).toMatchObject({ scope_expansion: null, objectives: null, ai_net_gain: null })
  })

  it('when a connection is shown, then it says up to when it is read and compared, and its last runs', async () => {
    const shown = await done('connection', 'show', 'Gitea')
    expect(shown).toMatch(/^ {2}read up to: \d{4}-/m)
    expect(shown).toMatch(/^ {2}compared up to: never compared$|^ {2}compared up to: \d{4}-/m)
    expect(shown).toMatch(/^ {2}next run: \d{4}-/m)
    expect(shown).toMatch(/^ {2}last delivery of a webhook: never$/m)
    expect(shown).toMatch(/^ {2}run of \S+: succeeded: 0 new or changed/m)
    expect(await done('connection', 'check', 'Gitea')).toContain('No webhook has delivered anything yet')
    expect(await done('connection', 'check', 'Harvest')).not.toContain('webhook')
  })

  it('when one host refuses the token, then the other is read all the same, and it is said what to do', async () => {
    // Later than all that was read.
    const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)}Z`
    harvest.entries = [...harvest.entries, harvestEntry(6, '2026-03-06', { updated_at: tomorrow })]
    gitea.host.authorization = { name: 'authorization', value: 'token another' }
    const { code, stdout, stderr } = await wdi('sync')
    expect(code).toBe(1)
    expect(stdout).toMatch(/^Harvest: 1 new or changed/m)
    expect(stderr).toMatch(/^wdi: Gitea was not read to its end: .*make a new token there[^\n]*\n$/)
    const list = await done('connection', 'list')
    expect(list).toMatch(/^ {2}failing: last run failed: .*make a new token there/m)
    expect(await done('connection', 'show', 'Gitea')).toMatch(/`.*connection check "Gitea"/)
  })

  it('when a connection is removed, then its token is forgotten at once, and what it delivered stays', async () => {
    expect(tokensKept()).toBe(2)
    await done('connection', 'remove', 'Harvest')
    const { code, stderr } = await wdi('sync', 'Harvest')
    expect({ code, stderr }).toMatchObject({ code: 1 })
    expect(tokensKept()).toBe(1)
    expect(await done('connection', 'list')).toMatch(/Harvest +harvest +removed/)
  })

  it('then no token is in any file, and in nothing that was printed', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    expect(files.length).toBeGreaterThan(3)
    for (const token of TOKENS) {
      for (const { parentPath, name } of files)
        expect(readFileSync(join(parentPath, name)).includes(token) ? name : null).toBeNull()
      expect(printed.join('\n')).not.toContain(token)
    }
  })
})
