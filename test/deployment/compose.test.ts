import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { project } from '#test/support/process/program'

interface ComposeService {
  readonly image: string
  readonly user?: string
  readonly environment: Readonly<Record<string, string>>
  readonly tmpfs: readonly string[]
  readonly volumes: readonly string[]
  readonly healthcheck: { readonly test: readonly string[] }
}

const read = (name: string): string => readFileSync(join(project, name), 'utf8')
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>
}
const all = Object.entries(services)
const serviceOf = (name: string): ComposeService => services[name] as ComposeService

describe('docker-compose.yml', () => {
  it.each(all)('confines %s: no capability, nothing to write but volumes and /tmp, and limits', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining(['/tmp']),
      mem_limit: expect.stringMatching(/^\d+g$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    })
    expect(service).not.toHaveProperty('privileged')
    expect(service).not.toHaveProperty('cap_add')
  })
  it('asks workers only for what a restart can mend, and the API whether it is ready', () => {
    const asked = ['worker-1', 'worker-2', 'api'].map((name) => serviceOf(name).healthcheck.test.join(' '))
    expect(asked).toEqual([
      expect.stringContaining('status --worker'),
      expect.stringContaining('status --worker'),
      expect.stringContaining('/readyz'),
    ])
  })
  it('opens ports to this machine alone', () => {
    const ports = all.flatMap(([, service]) => ('ports' in service ? (service.ports as readonly string[]) : []))
    expect(ports.length).toBeGreaterThan(0)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })
  it('gives the service a user of MongoDB that is not its administrator', () => {
    const { environment, user, volumes } = serviceOf('mongodb')
    const address = serviceOf('api').environment['MONGODB_URL'] ?? ''
    expect(address).toMatch(/^mongodb:\/\/wdi:\$\{MONGODB_PASSWORD\b[^}]*\}@mongodb:27017\/wdi$/)
    expect(environment['MONGO_INITDB_ROOT_USERNAME']).not.toBe('wdi')
    expect(environment['MONGO_INITDB_ROOT_PASSWORD']).toMatch(/^\$\{MONGODB_ROOT_PASSWORD\b/)
    expect(all.flatMap(([name, one]) => (JSON.stringify(one).includes('MONGODB_ROOT_PASSWORD') ? [name] : []))).toEqual(
      ['mongodb'],
    )
    expect(user).toBe('mongodb')
    const [script = '', target] = (volumes.find((one) => one.includes('initdb')) ?? '').split(':')
    expect([existsSync(join(project, script)), target]).toEqual([true, '/docker-entrypoint-initdb.d/mongodb-user.js'])
  })
  it('names no image by a tag that can mean anything', () => {
    for (const [name, { image }] of all)
      expect([name, image]).toEqual([name, expect.not.stringMatching(/:latest$|^[^:]*\/[^:]*$/)])
  })
})

describe('the user of the service in MongoDB', () => {
  it('may read and write its own database and nothing else', () => {
    const created: { readonly database: string; readonly user: unknown }[] = []
    const db = {
      getSiblingDB: (database: string) => ({ createUser: (user: unknown) => created.push({ database, user }) }),
    }
    runInNewContext(read('install/mongodb-user.js'), { db, process: { env: { WDI_MONGODB_PASSWORD: 'secret' } } })
    expect(JSON.parse(JSON.stringify(created))).toEqual([
      { database: 'wdi', user: { user: 'wdi', pwd: 'secret', roles: [{ role: 'readWrite', db: 'wdi' }] } },
    ])
  })
})

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  it('builds and runs on one exact release of Node 24', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toHaveLength(2)
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim(@sha256:[0-9a-f]{64})?$/)
  })
  it('runs as a user who is not root', () => {
    expect([...dockerfile.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)).toEqual(['node'])
  })
  it('has the notices of licences in the image', () => {
    expect(dockerfile).toMatch(/^COPY --from=build \/wdi\/dist\/notices\/notices\.txt \.\/$/m)
  })
  it('copies only what the context lets through', () => {
    const letThrough = read('.dockerignore')
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !letThrough.split('\n').includes(`!${name}`))).toEqual([])
  })
})
