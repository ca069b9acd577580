import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Browser } from '#test/support/api/browser'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

// What copies of a data folder give of sessions, links and keys, and where secrets that were made over HTTP may stand: nowhere.

const SLUGS = { organizationSlug: 'acme', workspaceSlug: 'website' }
const WEBSITE = ['--workspace', 'acme/website']
const PATH = '/command-center'
const [GRACE, HENRY] = [1, 2].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`) as [string, string]
const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const data = at('data')

interface Serving {
  readonly process: Running
  readonly browser: (cookie?: string | null) => Browser
  readonly statusOf: (key: string) => Promise<number>
}
const serve = async (where: string): Promise<Serving> => {
  const process = launch(['serve', '--port', '0', '--json', '--data', where], { env: { WDI_LOG: 'debug' } })
  const { baseUrl } = await readyLine<{ baseUrl: string }>(process)
  const url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
  return {
    process,
    browser: (cookie = null) => {
      const browser = new Browser({ port: Number(new URL(baseUrl).port) }, SLUGS)
      browser.cookie = cookie
      return browser
    },
    statusOf: async (key) => (await ask(url + PATH, key)).status,
  }
}
const posted = async (browser: Browser, path: string, body: object) => {
  const { status, text, body: answer } = await browser.post(path, body)
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`)
  return answer
}
const linkIn = (address: string): string => address.split('&link=')[1] ?? ''

/** Secrets by what they are. */
const secrets = new Map<string, string>()
const secret = (name: string): string => secrets.get(name) as string
/** What processes said, and what they answered where they refused. */
const said: string[] = []

let serving: Serving
beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--data', data])
  await runJson(['plan', 'change', 'scale', ...WEBSITE, '--data', data])
  serving = await serve(data)
  const made = await run(['member', 'link', 'Ada', ...WEBSITE, '--data', data])
  secrets.set('link of the command', /wdi_link_\w+/.exec(made.stdout)?.[0] ?? '')
  const owner = serving.browser()
  expect((await owner.signIn(secret('link of the command'))).status).toBe(200)
  secrets.set('cookie of Ada', owner.cookie ?? '')
  for (const [name, id] of [
    ['Grace', GRACE],
    ['Henry', HENRY],
  ] as const) {
    await posted(owner, '/statements/member/add', { name, role: 'admin', all: true, id })
    const { address } = await posted(owner, `/members/${id}/link`, { kind: 'sign_in' })
    secrets.set(`link of ${name}`, linkIn(address))
    const browser = serving.browser()
    expect((await browser.signIn(linkIn(address))).status).toBe(200)
    secrets.set(`cookie of ${name}`, browser.cookie ?? '')
    const unused = await posted(owner, `/members/${id}/link`, { kind: 'invitation' })
    secrets.set(`invitation of ${name}`, linkIn(unused.address))
    const key = await posted(owner, '/statements/key/issue', { name: `key of ${name}`, for: id })
    secrets.set(`key of ${name}`, key.key)
  }
  const keys = await posted(owner, '/statements/key/issue', { name: 'rotated' })
  secrets.set('a key before', keys.key)
  secrets.set('a key after', (await posted(owner, '/statements/key/rotate', { key: keys.ids.keyId })).key)
})
afterAll(() => serving.process.end('SIGTERM'))

/** The statuses that sessions, and the key, of a member get. */
const standing = async ({ browser, statusOf }: Serving, name: string) => ({
  session: (await browser(secret(`cookie of ${name}`)).get('/session')).status,
  reading: (await browser(secret(`cookie of ${name}`)).get(PATH)).status,
  key: await statusOf(secret(`key of ${name}`)),
})
const GONE = { session: 401, reading: 401, key: 401 }

describe('given secrets that were made over HTTP', () => {
  it('when they are used wrongly in every way, then no answer tells them', async () => {
    const owner = serving.browser(secret('cookie of Ada'))
    for (const [name, value] of secrets) {
      const answers = [
        await owner.get(`/projects/${value}/forensics?start=${value}&${value}=1`),
        await owner.get(`/command-center?projectId=${value}`),
        await owner.post('/sign-in', { link: value, [value]: value }),
        await owner.post('/sign-in', { link: `${value}${value}` }),
        await owner.post(`/sessions/${value}/end`, {}),
        await owner.post('/sessions/end', { whose: value }),
        await owner.post(`/statements/${value}/${value}`, { [value]: value }),
        await owner.post('/statements/key/revoke', { key: value }),
        await owner.post('/statements/member/remove', { member: value }),
        await owner.post('/statements/member/add', { name: 'x', role: value, client: [value], id: value }),
        await owner.post('/statements/key/issue', { name: 'x', scopes: value, [value]: value }),
        await owner.post('/statements/key/issue', { name: 'x', scopes: value }),
        await owner.post('/statements/key/issue', { name: 'x', for: value, id: value }),
        await owner.post(`/members/${GRACE}/link`, { kind: value }),
        await owner.get('/session', { 'x-request-id': value, origin: value, referer: value }),
      ]
      for (const { status, text, headers } of answers) {
        if (status === 200) continue
        expect([name, status >= 400 && status < 500]).toEqual([name, true])
        said.push(text, JSON.stringify(headers))
      }
    }
  })
  it('when everything that is kept and said is looked through, then none stands in it', async () => {
    const { pid, stderr, stdout } = serving.process
    const backup = await run(['backup', at('monday'), '--data', data])
    expect(backup.code).toBe(0)
    said.push(stderr.text(), stdout.text(), backup.stdout, backup.stderr)
    for (const name of ['cmdline', 'environ']) said.push(readFileSync(`/proc/${pid}/${name}`, 'latin1'))
    for (const args of [['key', 'list'], ['member', 'list'], ['status']])
      said.push((await run([...args, ...(args[0] === 'status' ? [] : WEBSITE), '--json', '--data', data])).stdout)
    for (const path of ['/session', '/sessions', '/members', '/settings/api-keys', '/audit'])
      said.push((await serving.browser(secret('cookie of Ada')).get(path)).text)
    const files = [data, at('monday')].flatMap((where) =>
      readdirSync(where, { recursive: true, encoding: 'utf8' }).map((name) => join(where, name)),
    )
    expect(files.some((file) => file.endsWith('.db-wal') && statSync(file).size > 0)).toBe(true)
    const kept = files.filter((file) => statSync(file).isFile())
    expect(secrets.size).toBe(12)
    for (const [name, value] of secrets) {
      const random = value.split('_').at(-1)?.slice(4) ?? ''
      expect(random).toHaveLength(45)
      for (const file of kept) expect([name, file, readFileSync(file).includes(random)]).toEqual([name, file, false])
      expect([name, said.filter((text) => text.includes(random))]).toEqual([name, []])
    }
  })
})

describe('given a backup that was made while members were signed in', () => {
  it('when it is restored, then its keys work, and no session and no link', async () => {
    const restored = at('restored')
    expect((await run(['restore', at('monday'), '--data', restored])).code).toBe(0)
    const elsewhere = await serve(restored)
    await runJson(['plan', 'change', 'growth', ...WEBSITE, '--data', restored])
    expect(await standing(elsewhere, 'Grace')).toEqual({ session: 401, reading: 401, key: 200 })
    expect((await elsewhere.browser(secret('cookie of Ada')).get('/session')).status).toBe(401)
    for (const name of ['invitation of Grace', 'link of Grace', 'link of the command'])
      expect((await elsewhere.browser().signIn(secret(name))).status).toBe(401)
    expect(await elsewhere.process.end('SIGTERM')).toMatchObject({ code: 0 })
    // Where it came from, all goes on.
    expect(await standing(serving, 'Grace')).toEqual({ session: 200, reading: 200, key: 200 })
  })
})

describe('given copies of documents and registry from before a member was removed, and another signed out', () => {
  const STORES = ['read.db', 'registry.db'] as const

  beforeAll(async () => {
    await serving.process.end('SIGTERM')
    cpSync(data, at('before'), { recursive: true })
    serving = await serve(data)
    const owner = serving.browser(secret('cookie of Ada'))
    await posted(owner, '/statements/member/remove', { member: GRACE })
    await posted(serving.browser(secret('cookie of Henry')), '/sign-out', {})
    expect(await standing(serving, 'Grace')).toEqual(GONE)
    await serving.process.end('SIGTERM')
    cpSync(data, at('after'), { recursive: true })
    serving = await serve(data)
  })

  const beside = async (name: string, older: readonly string[], from: string) => {
    const where = at(name)
    cpSync(at('after'), where, { recursive: true })
    for (const file of older) {
      for (const beside of [file, `${file}-wal`, `${file}-shm`]) rmSync(join(where, beside), { force: true })
      copyFileSync(join(from, file), join(where, file))
    }
    return serve(where)
  }
  it.each<readonly [string, readonly string[], string]>([
    ['documents', ['read.db'], 'before'],
    ['the registry of the backup', ['registry.db'], 'monday'],
    ['both, the registry of the backup', ['read.db', 'registry.db'], 'monday'],
    ['a registry that was copied by hand', ['registry.db'], 'before'],
    ['both, copied by hand', STORES, 'before'],
  ])(
    'when the service runs on %s, then who was removed has nothing, from the first answer on',
    async (name, older, from) => {
      if (from === 'monday' && older.includes('read.db'))
        copyFileSync(join(at('before'), 'read.db'), join(at('monday'), 'read.db'))
      const elsewhere = await beside(name, older, at(from))
      // Until its worker has folded what is new, it may ask to retry.
      let isFolded = false
      for (let tries = 0; tries < 20 || !isFolded; tries += 1) {
        const statuses = Object.values(await standing(elsewhere, 'Grace'))
        for (const status of statuses) expect([401, 503]).toContain(status)
        isFolded = !statuses.includes(503)
      }
      expect(await standing(elsewhere, 'Grace')).toEqual(GONE)
      expect((await elsewhere.browser().signIn(secret('invitation of Grace'))).status).toBe(401)
      // Who ended a session is in no event: a copy that was made by hand has the session, and a backup has none.
      const isCopy = from === 'before' && older.includes('registry.db')
      expect((await elsewhere.browser(secret('cookie of Henry')).get('/session')).status).toBe(isCopy ? 200 : 401)
      if (isCopy) {
        await posted(elsewhere.browser(secret('cookie of Ada')), '/sessions/end', { whose: 'everybody' })
        expect((await elsewhere.browser(secret('cookie of Henry')).get('/session')).status).toBe(401)
      }
      expect(await elsewhere.process.end('SIGTERM')).toMatchObject({ code: 0 })
    },
  )
})
