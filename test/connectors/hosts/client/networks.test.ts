import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { checkAddress } from '#connectors/hosts/client/base-address'
import { openDialler } from '#connectors/hosts/client/dialling'
import { isMetadata, isPublic } from '#connectors/hosts/client/networks'
import { privateHostsIn } from '#connectors/hosts/client/private-hosts'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { given, HOST } from './support/given.js'

const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:7f00:1::',
  '2001::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
]
const METADATA = [
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd20:ce::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::',
]
const PUBLIC = ['8.8.8.8', '140.82.121.4', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']
const metadata = { reason: expect.stringContaining('keys of the cloud') }
const privately = { reason: expect.stringContaining('private network') }

describe('the addresses of a network', () => {
  it.each(PUBLIC)('given %s, when it is looked at, then it is of the internet', (address) => {
    expect([isPublic(address), isMetadata(address)]).toEqual([true, false])
  })
  it.each(PRIVATE)('given %s, when it is looked at, then it is not of the internet', (address) => {
    expect([isPublic(address), isMetadata(address)]).toEqual([false, false])
  })
  it.each(METADATA)('given %s, when it is looked at, then nobody may name it', (address) => {
    expect([isPublic(address), isMetadata(address)]).toEqual([false, true])
  })
})

describe('the list of private hosts', () => {
  it('given names and ports, when it is read, then they are spelled as addresses are', () => {
    expect(privateHostsIn(' Git.Internal:3000, 127.1 ,[::1],[fd00:0::5]:8443,')).toEqual(
      right(new Set(['git.internal:3000', '127.0.0.1', '[::1]', '[fd00::5]:8443'])),
    )
  })
  it.each(['https://git.internal', 'git internal', 'git.internal:0', 'git.internal:99999', 'a/b', 'u@h', '*', '::1'])(
    'given %p, when it is read, then it is told',
    (entry) => {
      expect(privateHostsIn(`git.internal,${entry}`)).toEqual({ _tag: 'Left', left: entry })
    },
  )
})

describe('the address of a service', () => {
  const hosts = new Set(['git.internal', '10.0.0.5:3000', '169.254.169.254'])
  it.each([
    ['https://git.example.com', 'https://git.example.com'],
    ['https://git.example.com/', 'https://git.example.com'],
    ['https://GIT.example.com:443/gitea//', 'https://git.example.com/gitea'],
    ['http://git.internal', 'http://git.internal'],
    ['http://git.internal:3000', 'http://git.internal:3000'],
    ['http://10.0.0.5:3000', 'http://10.0.0.5:3000'],
    ['https://140.82.121.4', 'https://140.82.121.4'],
  ])('given %s, when it is checked, then it is %s', (text, address) => {
    expect(checkAddress(text, hosts)).toEqual(right(address))
  })
  it.each([
    ['', 'https://host'],
    ['git.example.com', 'https://host'],
    ['ftp://git.example.com', 'https://host'],
    ['https:\\\\git.example.com', 'https://host'],
    ['https://git.exa\tmple.com', 'https://host'],
    [`https://git.example.com/${'a'.repeat(1_000)}`, 'https://host'],
    ['https://user:canary@git.example.com', 'leave user and password out'],
    ['https://user@git.example.com', 'leave user and password out'],
    ['https://git.example.com/?', 'leave out what follows'],
    ['https://git.example.com/?a=b', 'leave out what follows'],
    ['https://git.example.com/#', 'leave out what follows'],
    ['http://git.example.com', 'begins with https'],
    ['http://10.0.0.5:3001', 'begins with https'],
    ['https://10.0.0.5:3001', 'private network'],
    ['https://127.0.0.1', 'private network'],
    ['https://0x7f.1', 'private network'],
    ['https://2130706433', 'private network'],
    ['https://[::1]', 'private network'],
    ['https://[::ffff:127.0.0.1]', 'private network'],
    ['http://169.254.169.254', 'keys of the cloud'],
    ['https://[::ffff:169.254.169.254]', 'keys of the cloud'],
  ])('given %s, when it is checked, then it is refused', (text, reason) => {
    expect(checkAddress(text, hosts)).toEqual({ _tag: 'Left', left: expect.stringContaining(reason) })
  })
})

describe('the address that is dialled', () => {
  const ip = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })

  it.each([
    ['a private one', ['10.0.0.1'], privately],
    ['one of this machine', ['127.0.0.1'], privately],
    ['one of the internet and a private one', ['140.82.121.4', '192.168.0.1'], privately],
    ['a metadata address', ['169.254.169.254'], metadata],
  ])(
    'given a name that leads to %s, when it is asked, then nothing is dialled, once and for all',
    async (_, found, expected) => {
      const { local, clock } = await given()
      const port = local.name.split(':')[1]
      let lookups = 0
      const resolve = async () => {
        lookups += 1
        return found.map(ip)
      }
      const client = clientAt(local, HOST, clock, {
        api: `https://git.example.com:${port}`,
        privateHosts: new Set(),
        resolve,
      })
      expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'refused_address', ...expected })
      expect(lookups).toBe(1)
    },
  )
  it('given a named host that leads to a metadata address, when it is asked, then nothing is dialled', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, HOST, clock, {
      api: 'http://git.internal',
      privateHosts: new Set(['git.internal']),
      resolve: async () => [ip('::ffff:169.254.169.254')],
    })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'refused_address', ...metadata })
  })
  it('given a name that leads elsewhere at its second look-up, when it is asked, then only the checked address is dialled', async () => {
    const { local, clock } = await given()
    const port = local.name.split(':')[1]
    const answers = [[ip('127.0.0.1')], [ip('169.254.169.254')]]
    let lookups = 0
    const client = clientAt(local, HOST, clock, {
      api: `http://git.internal:${port}/api/v1`,
      privateHosts: new Set([`git.internal:${port}`]),
      resolve: async () => answers[lookups++] ?? [],
    })
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(lookups).toBe(1)
  })
  it.each([
    ['one that nobody named', new Set<string>(), 'begins with https'],
    ['one that was named with another port', new Set(['127.0.0.1:1']), 'begins with https'],
  ])(
    'given a host of a private network, %s, when it is asked, then nothing is sent',
    async (_, privateHosts, reason) => {
      const { local, clock } = await given()
      const fault = await faultOf(clientAt(local, HOST, clock, { privateHosts }).ask({ address: '/items' }))
      expect(fault).toEqual({ tag: 'refused_address', reason: expect.stringContaining(reason) })
      expect(local.requests).toEqual([])
    },
  )
  it('given a redirect within the origin, when its name leads to a private address by then, then it is not dialled', async () => {
    const { local, clock } = await given()
    const port = local.name.split(':')[1]
    const name = `git.internal:${port}`
    const answers = [[ip('127.0.0.1')], [ip('169.254.169.254')]]
    local.route('GET', '/api/v1/items', () => ({
      status: 302,
      headers: { location: '/api/v1/other', connection: 'close' },
    }))
    const client = clientAt(local, HOST, clock, {
      api: `http://${name}/api/v1`,
      privateHosts: new Set([name]),
      resolve: async () => answers.shift() ?? [],
    })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'refused_address', ...metadata })
  })
  it('given an address without a name, when it is dialled by itself, then it is refused as well', async () => {
    const { local } = await given()
    const dialler = openDialler(new Set(), async () => [])
    const request = { method: 'GET', headers: [], body: null, signal: new AbortController().signal }
    const failure = await dialler.fetch(new URL(local.address), request).catch((error: Error) => error)
    expect(failure).toMatchObject({ cause: { name: 'RefusedAddress' } })
    expect(local.requests).toEqual([])
  })
  it('given a name that nobody knows, when it is asked, then it says so', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, HOST, clock, {
      api: 'https://git.example.com',
      resolve: async () => {
        throw Object.assign(new Error('canary'), { code: 'ENOTFOUND' })
      },
    })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({
      tag: 'unavailable',
      reason: 'its name is not known',
    })
  })
})
