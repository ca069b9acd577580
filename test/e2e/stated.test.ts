import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { eventsOf } from '#test/support/process/events'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'
import { launch, run, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()
const data = join(folder, 'data')
const of = (...args: readonly string[]): string[] => [...args, '--workspace', 'acme/website', '--data', data]
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
type Issued = { readonly id: string; readonly key: string }

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--project', 'Shop', '--data', data])
})

describe('given a server', () => {
  it('when members and keys change, then it knows at once', async () => {
    const server = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
    const url = `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/settings/api-keys`
    const status = async (key: string) => (await ask(url, key)).status

    const member = await runJson(of('member', 'add', 'Grace', '--role', 'admin', '--all'))
    expect(member).toEqual({ memberId: uuid, changed: true })
    const old = await runJson<Issued>(of('key', 'issue', '--name', 'k', '--as', 'Grace'))
    const fresh = await runJson<{ keyId: string; key: string }>(of('key', 'rotate', old.id))
    expect(fresh).toEqual({ keyId: uuid, key: expect.stringMatching(/^wdi_live_/), changed: true })
    expect([await status(old.key), await status(fresh.key)]).toEqual([200, 200])
    const again = await run(of('key', 'rotate', old.id))
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^wdi: .*already rotated.*\n$/) })
    expect(await runJson(of('key', 'rotate', old.id, '--id', fresh.keyId))).toEqual({
      keyId: fresh.keyId,
      changed: false,
    })

    expect(await runJson(of('key', 'revoke', old.id))).toEqual({ id: old.id, already: false })
    expect([await status(old.key), await status(fresh.key)]).toEqual([401, 200])

    await runJson(of('member', 'role', 'Grace', 'viewer'))
    expect(await status(fresh.key)).toBe(403)
    expect(await runJson(of('member', 'role', 'Grace', 'viewer'))).toMatchObject({ changed: false })
    await runJson(of('member', 'role', 'Grace', 'owner'))
    expect(await status(fresh.key)).toBe(200)
    await runJson(of('member', 'remove', 'Grace'))
    expect(await status(fresh.key)).toBe(401)
    expect(await runJson(of('member', 'remove', 'Grace'))).toMatchObject({ changed: false })
    expect(await runJson(of('key', 'revoke', fresh.keyId))).toEqual({ id: fresh.keyId, already: true })
    expect(JSON.stringify(eventsOf(data))).not.toMatch(/Grace|Ada|wdi_live_[0-9A-Za-z]{5}/)
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})

describe('given several processes', () => {
  it('when they add clients at once, then all are there, the same one once', async () => {
    const names = ['One', 'Two', 'Three', 'Three']
    const ended = await Promise.all(names.map((name) => run(of('client', 'add', name))))
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const added = eventsOf(data).filter(({ type, data: { name } }) => type === 'ClientAdded' && names.includes(name))
    expect(added.map(({ data: { name } }) => name).sort()).toEqual(['One', 'Three', 'Two'])
  })
})

describe('given a project', () => {
  it('when facts are stated of it, then one line names the appended fact, or reports that it was stated before', async () => {
    const line = of('engagement', 'sign', '--project', 'Shop', '--model', 'fixed', '--starts-on', '2026-01-01')
    const signed = await run(line)
    expect(signed).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Engagement signed: [-0-9a-f]{36}\n$/),
    })
    expect(await run(line)).toMatchObject({
      stdout: expect.stringMatching(/^Nothing changed: already recorded as [-0-9a-f]{36}\n$/),
    })
    writeFileSync(join(folder, 'items'), '{"container":"SHOP","key":"SHOP-1","estimateMinutes":null}\n')
    const lock = of('scope', 'lock', '--project', 'Shop', '--items-file', join(folder, 'items'))
    expect(await runJson(lock)).toEqual({ lockId: uuid, changed: true })
    expect(await runJson(of('settings', 'set', 'defaults', 'timeZone=Europe/Berlin'))).toEqual({
      section: 'defaults',
      changed: true,
    })
  })

  it('when its scope is locked, then known estimates are frozen, and unknown items are named', async () => {
    const item = { ...EXAMPLES.work_item.data, key: 'SHOP-1', estimateMinutes: 90 }
    const facts = [{ connection: { label: 'Board' } }, { kind: 'work_item', place: 'SHOP', key: 'SHOP-1', data: item }]
    writeFileSync(join(folder, 'facts.jsonl'), fileOf(facts))
    await runJson(of('import', 'facts', join(folder, 'facts.jsonl')))
    const { stdout, stderr, code } = await run(
      of('scope', 'lock', '--project', 'Shop', '--item', 'SHOP#SHOP-1', '--item', 'SHOP#SHOP-9'),
    )
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toMatch(/Warning: no source has SHOP#SHOP-9: .*\nScope locked: [-0-9a-f]{36}\n$/)
    const locks = eventsOf(data).filter(({ type }) => type === 'ScopeLocked')
    expect(locks.at(-1)?.data.items).toEqual([
      { container: 'SHOP', key: 'SHOP-1', estimateMinutes: 90 },
      { container: 'SHOP', key: 'SHOP-9', estimateMinutes: null },
    ])
  })

  const never = join(folder, 'never')
  const refused: readonly (readonly [string, number, RegExp])[] = [
    [
      'engagement sign --project Nothing --model fixed --starts-on 2026-01-01',
      1,
      /no project Nothing: there is .*Shop/,
    ],
    ['engagement sign --project Shop --model fixd --starts-on 2026-01-01', 2, /Allowed choices are fixed/],
    [
      'engagement sign --project Shop --model fixed --starts-on 2026-02-30',
      2,
      /--starts-on: expected a day of the calendar/,
    ],
    ['engagement sign --project Shop --model fixed --starts-on 2027-01-01 --currency EUR', 2, /together/],
    ['engagement sign --project Shop --model fixed', 2, /--starts-on/],
    ['client add', 2, /missing required argument 'name'/],
    ['client ad Bolt', 2, /unknown command 'ad'/],
    [`client add Bolt --as Nobody`, 1, /no member Nobody: there is .*Ada/],
    [`invoice enter --project Shop --file ${never}`, 1, /cannot be read \(ENOENT\)/],
    ['key rotate 00000000-0000-4000-8000-000000000000', 1, /there is no key .*: there is [-0-9a-f]{36} \(k\)/],
    ['connection pause 00000000-0000-4000-8000-000000000000', 1, /no connection .*wdi connection list/],
    ['settings set privacy secret=hunter2', 2, /members of privacy: /],
  ]
  it('when something does not fit, then one line says what to do, and nothing is appended', async () => {
    const before = eventsOf(data).length
    for (const [line, code, words] of refused) {
      const ended = await runInProcess(of(...line.split(' ')))
      expect({ line, ...ended }).toMatchObject({
        line,
        code,
        stdout: '',
        stderr: expect.stringMatching(/^wdi: [^\n]+\n$/),
      })
      expect(ended.stderr).toMatch(words)
      expect(ended.stderr).not.toContain('hunter2')
    }
    expect(eventsOf(data)).toHaveLength(before)
  })
  it('when nothing was ever stored, then one line says so, and no folder is made', async () => {
    const ended = await runInProcess(['client', 'add', 'Bolt', '--workspace', 'acme/website', '--data', never])
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^wdi: nothing is stored in .*\n$/) })
    expect(contentOf(never)).toBe('nothing')
  })
  it('when help is asked for, then it shows an example', async () => {
    const { stdout, code } = await runInProcess(['project', 'add', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /\nExample:\n {2}npx --no wdi project add "Shop" --client "Acme Ltd" --workspace acme\/website\n$/,
    )
  })
})
