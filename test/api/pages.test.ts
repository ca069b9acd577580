import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readPages } from '#api/pages'
import type { Limits } from '#api/turns'
import { get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'
import { freshFolder } from '#test/support/process/folders'

const SCRIPT = `/* ${'x'.repeat(2000)} */\n`
const LARGE = 'y'.repeat(8 * 1024 * 1024)
const root = freshFolder()
const write = (path: string, bytes: string | Buffer): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), bytes)
}
write('secret.txt', 'a secret')
write('console/index.html', '<!doctype html><title>console</title>')
write('console/assets/app-1a2b.js', SCRIPT)
write('console/assets/app-1a2b.js.br', brotliCompressSync(SCRIPT))
write('console/assets/app-1a2b.js.gz', gzipSync(SCRIPT))
write('console/assets/large-1a2b.js', LARGE)
write('reference/index.html', '<!doctype html><title>reference</title>')
symlinkSync(join(root, 'secret.txt'), join(root, 'console', 'linked.txt'))
const pages = readPages([
  { folder: join(root, 'reference'), at: '/docs', isOnePage: false },
  { folder: join(root, 'console'), at: '', isOnePage: true },
  { folder: join(root, 'not-built'), at: '/other', isOnePage: true },
])
// What is written after the start is not served.
write('console/later.html', 'later')

const few = (running: number, waiting: number, unfinished: number): Limits => ({ running, waiting, unfinished })
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let stores: Stores
let world: World
let key: string
let api: TestApi
beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
  api = await serve(stores, {
    pages,
    capacity: {
      all: few(32, 64, 64),
      key: few(16, 16, 16),
      newKeys: few(16, 16, 16),
      withoutKey: few(4, 8, 8),
    },
  })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

describe('a page', () => {
  it.each([
    ['/', 'console'],
    ['/index.html', 'console'],
    ['/?project=1', 'console'],
    ['/docs', 'reference'],
    ['/docs/', 'reference'],
  ])('at %s is served without a key, and asked for again each time', async (path, title) => {
    const { status, headers, text } = await send(api, path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain(`<title>${title}</title>`)
  })

  it('runs no script but files of its origin, is framed by nobody, and tells no other site its address', async () => {
    const { headers } = await send(api, '/')
    const policy = String(headers['content-security-policy'])
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(policy).not.toContain('unsafe-eval')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })

  it('of the console is shown at every address that a person opens below it', async () => {
    for (const path of ['/scope', '/projects/1/forensics', '/scope?start=2026-10-01']) {
      const { status, text } = await send(api, path, HTML)
      expect([path, status, text.includes('<title>console</title>')]).toEqual([path, 200, true])
    }
  })

  it('is not shown to what asks for no HTML, nor at paths of the API, nor for a missing file', async () => {
    for (const path of ['/scope', '/organizations/acme']) expect((await send(api, path)).status).toBe(404)
    const json = { accept: 'application/json' }
    expect((await send(api, '/scope', json)).body.error.code).toBe('not_found')
    const never = ['/api', '/api/v1', '/api/v2/x', '/v1', '/v1/x', '/healthz/', '/readyz/x', '/docs/x', '/favicon.ico']
    for (const path of [...never, pathTo(world, '/nowhere'), '/assets/none.js']) {
      const { status, headers, body } = await send(api, path, HTML)
      expect([path, status, body.error.code, headers['cache-control']]).toEqual([path, 404, 'not_found', 'no-store'])
    }
  })

  it('is only read: every other method is 404', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect([method, (await send(api, '/', HTML, method)).status]).toEqual([method, 404])
  })
})

describe('a file', () => {
  const ASSET = '/assets/app-1a2b.js'

  it('whose name has a digest may be kept for good', async () => {
    const { status, headers, text } = await send(api, ASSET)
    expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      SCRIPT,
    ])
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', undefined],
    ['identity', undefined],
    ['*;q=0', undefined],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding) => {
    const { status, headers } = await send(api, ASSET, { 'accept-encoding': accepted }, 'HEAD')
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept, Accept-Encoding'])
  })

  it('has the same bytes in every encoding', async () => {
    const url = `http://127.0.0.1:${api.port}${ASSET}`
    // It decodes what it receives.
    const bytesOf = async (encoding: string) => (await fetch(url, { headers: { 'accept-encoding': encoding } })).text()
    expect([await bytesOf('br'), await bytesOf('gzip'), await bytesOf('identity')]).toEqual([SCRIPT, SCRIPT, SCRIPT])
  })

  it('that the client has already is not sent again', async () => {
    const first = await send(api, '/')
    const again = await send(api, '/', { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag])
    const other = await send(api, '/docs', { 'if-none-match': String(first.headers.etag) })
    expect(other.status).toBe(200)
  })

  it('has another ETag in another encoding', async () => {
    const [plain, zipped] = await Promise.all([
      send(api, ASSET, { 'accept-encoding': 'identity' }, 'HEAD'),
      send(api, ASSET, { 'accept-encoding': 'gzip' }, 'HEAD'),
    ])
    expect(plain.headers.etag).not.toBe(zipped.headers.etag)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, got] = [await send(api, ASSET, {}, 'HEAD'), await send(api, ASSET)]
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', got.headers['content-length']])
  })

  it('outside the folders, linked into them, or written later is never served', async () => {
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/docs/../../secret.txt',
      '/docs/..%5c..%5csecret.txt',
      '//secret.txt',
      `${root}/secret.txt`,
      `//${root}/secret.txt`,
      '/linked.txt',
      '/later.html',
      '/assets',
      '/assets/',
      '/assets/app-1a2b.js.br',
      '/assets/app-1a2b.js%00.html',
      '/__proto__',
      '/constructor',
    ]
    for (const path of paths) expect([path, (await send(api, path)).status]).toEqual([path, 404])
  })
})

describe('given clients that ask for large files and read nothing', () => {
  it('when all places without a key are taken, then pages are refused for a while, and keys are answered', async () => {
    const request = 'GET /assets/large-1a2b.js HTTP/1.1\r\nHost: y\r\n\r\n'
    const slow = Array.from({ length: 8 }, () => connect(api.port, '127.0.0.1'))
    await Promise.all(
      slow.map(
        (socket) =>
          new Promise<void>((resolve) => {
            // The answer has begun; nothing more of it is read.
            socket.once('readable', () => resolve())
            socket.write(request)
          }),
      ),
    )
    const refused = await send(api, '/')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
    for (let n = 0; n < 20; n += 1) expect((await get(api, world, key, '/settings/api-keys')).status).toBe(200)
    for (const socket of slow) socket.destroy()
    let status = 503
    while (status === 503) ({ status } = await send(api, '/'))
    expect(status).toBe(200)
  })
})

describe('without pages', () => {
  it('every path that is not of the API is 404', async () => {
    const bare = await serve(stores)
    try {
      for (const path of ['/', '/docs', '/scope']) expect((await send(bare, path, HTML)).status).toBe(404)
    } finally {
      await bare.close()
    }
  })
})
