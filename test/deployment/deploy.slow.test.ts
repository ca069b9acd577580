import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { freePort } from '#test/support/process/free-port'
import { launch, project, runJson, watched } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

const read = (path: string): string => readFileSync(join(project, 'deploy', path), 'utf8')
const folder = freshFolder()

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }
    request(options, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('deploy/systemd/wdi.service', () => {
  const unit = read('systemd/wdi.service')
  it('is a sound unit, as systemd-analyze says', () => {
    // The program and the user are of the machine where it is installed.
    const here = unit
      .replace('/usr/bin/node', process.execPath)
      .replaceAll(/^(User|Group)=.*\n/gm, '')
      .replace('WorkingDirectory=/opt/wdi', `WorkingDirectory=${project}`)
    const file = join(folder, 'wdi.service')
    writeFileSync(file, here)
    const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect([error, status, stderr]).toEqual([undefined, 0, ''])
  })
  it('starts a service that runs with what the unit gives it', async () => {
    const [, words = ''] = /^ExecStart=\/usr\/bin\/node dist\/program\/main\.js (.*)$/m.exec(unit) ?? []
    const data = join(folder, 'state')
    const own = words.replace('/var/lib/wdi', data).replace('--port 8080', '--port 0')
    const service = launch([...own.split(' '), '--json'], { env: { WDI_LOG: 'info' }, cwd: project })
    const { baseUrl } = await readyLine<{ baseUrl: string }>(service)
    expect((await fetch(new URL('/readyz', baseUrl))).status).toBe(200)
    expect(await service.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})

describe('deploy/nginx/wdi.conf', () => {
  it('given a running service, when it is asked through nginx, then answers, refusals and the console come over TLS', async () => {
    const data = join(folder, 'data')
    const inData = ['--workspace', 'acme/website', '--data', data]
    await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--data', data])
    const { key } = await runJson<{ key: string }>(['key', 'issue', '--name', 'proxy', ...inData])
    const service = launch(['serve', '--port', '0', '--json', '--data', data])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(service)
    const [tls, plain] = [await freePort(), await freePort()]
    const at = (name: string): string => join(folder, name)
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=wdi.example.com'],
      ...['-keyout', at('key.pem'), '-out', at('certificate.pem')],
    ])
    expect(made.status).toBe(0)
    const site = read('nginx/wdi.conf')
      .replace('127.0.0.1:8080', new URL(baseUrl).host)
      .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('/etc/ssl/wdi', folder)
    mkdirSync(at('nginx'))
    writeFileSync(
      at('nginx.conf'),
      `daemon off; pid ${at('nginx/pid')}; error_log stderr;
events {}
http { access_log off; client_body_temp_path ${at('nginx/body')}; proxy_temp_path ${at('nginx/proxy')};
fastcgi_temp_path ${at('nginx/f')}; uwsgi_temp_path ${at('nginx/u')}; scgi_temp_path ${at('nginx/s')};
${site} }`,
    )
    const proxy = watched(spawn('nginx', ['-c', at('nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] }))
    const path = '/api/v1/organizations/acme/workspaces/website/connections'
    let answer: Got | null = null
    while (answer === null && !proxy.hasEnded()) {
      answer = await get(tls, path, { authorization: `Bearer ${key}` }).catch(() => null)
      if (answer === null) await sleep(50)
    }
    expect([answer?.status, proxy.stderr.text()]).toEqual([200, ''])
    expect(answer?.headers).toMatchObject({
      'cache-control': expect.any(String),
      'strict-transport-security': expect.any(String),
    })
    expect(JSON.parse(answer?.body ?? '')).toHaveProperty('connections')
    expect((await get(tls, path)).status).toBe(401)
    const page = await get(tls, '/')
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('id="console"')])
    expect((await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status).toBe(301)
    await proxy.end('SIGTERM')
    expect(await service.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
