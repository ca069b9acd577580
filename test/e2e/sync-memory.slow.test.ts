import { expect, it } from '@jest/globals'
import { epochOf } from '#domain/time'
import { issue } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { openLocalGitea } from '#test/support/hosts/gitea'
import type { LocalRequest } from '#test/support/hosts/local-host'
import { newFolder } from '#test/support/stores/folder'
import { runScript } from '#test/support/stores/process'

/** The issues of ten years: 100,000 where it is proven, else enough to tell what grows with them. */
const ISSUES = process.env['WDI_PROVE'] === '1' ? 100_000 : 15_000
const PAGE = 50
/** The most memory in MB that the process of a sync may hold. */
const MOST = 300

/** An issue; the newest has the highest number. */
const filed = (number: number) => {
  const at = new Date(Date.UTC(2016, 0, 1) + number * 3_000_000).toISOString().replace('.000Z', 'Z')
  return issue(number, { created_at: at, updated_at: at })
}

/** A page of all issues, made as it is asked for. */
const page = ({ query, origin, path }: LocalRequest) => {
  if (query.has('since')) return { body: [] }
  const number = Number(query.get('page') ?? 1)
  const last = Math.ceil(ISSUES / PAGE)
  const newest = ISSUES - (number - 1) * PAGE
  const body = Array.from({ length: Math.max(0, Math.min(PAGE, newest)) }, (_, i) => filed(newest - i))
  const linkTo = (to: number, rel: string): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return `<${origin}${path}?${next}>; rel="${rel}"`
  }
  const link = number < last ? `${linkTo(number + 1, 'next')}, ${linkTo(last, 'last')}` : linkTo(1, 'first')
  return { headers: { link, 'x-total-count': String(ISSUES) }, body }
}

/** The later syncs, with the records that each of them meets: a comparison meets all, and the one after it only what is new. */
const AGAIN = [
  ['2026-03-12T12:00:00.000Z', ISSUES],
  ['2026-03-12T13:00:00.000Z', 0],
] as const

it('given a host with the issues of ten years, when it is synced a second time, then that holds at most 300 MB', async () => {
  const gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/repos/Acme/Shop/issues', page)
  const data = newFolder()
  const synced = async (now: string) => {
    gitea.host.aheadMs = epochOf(now) - epochOf(NOW)
    return JSON.parse((await runScript('sync-once', data, gitea.host.name, now).line()) ?? '')
  }
  const first = await synced(NOW)
  process.stderr.write(`first: ${JSON.stringify(first)}\n`)
  expect(first).toMatchObject({ accepted: ISSUES, rejected: 0 })
  for (const [now, unchanged] of AGAIN) {
    const again = await synced(now)
    process.stderr.write(`again: ${JSON.stringify(again)}\n`)
    expect(again).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0, unchanged })
    expect(again.megabytes).toBeLessThan(MOST)
  }
  await gitea.host.close()
})
