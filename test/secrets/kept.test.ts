import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Registry } from '#registry/port'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { keepToken, type TokenPlace, tokenOf } from '#secrets/kept'
import { keysFrom } from '#secrets/key'
import { keyIdOf, sealingKey } from '#secrets/sealing'
import { hookPlace, keepSecret, secretOf } from '#secrets/stored'
import { tokenSentence } from '#secrets/texts'
import { acceptedSource, type TokenSource } from '#secrets/token-source'
import { project } from '#test/support/process/program'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'

const CANARY = 'ghp_canary4711'
const PLACE: TokenPlace = {
  workspaceId: '00000000-0000-4000-8000-000000000001',
  connectionId: '00000000-0000-4000-8000-000000000002',
  origin: 'https://git.example.com',
}
const hex = (n: number): string => Buffer.alloc(32, n).toString('hex')
const idOf = (n: number): string => sealingKey(Buffer.alloc(32, n)).id
const PEM = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA0123456789+/canary4711\n'.repeat(40)}-----END RSA PRIVATE KEY-----`

let folder: string
let registry: Registry
const opened: Registry[] = []
const openRegistry = async (): Promise<Registry> => {
  const one = await ok(openSqliteRegistry(join(folder, 'registry.db')))
  opened.push(one)
  return one
}
beforeEach(async () => {
  folder = newFolder()
  registry = await openRegistry()
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** The store of tokens and the keys in a process; without a value, the key of its user. */
const keeping = (value?: string, environment: Readonly<Record<string, string>> = {}) => ({
  registry,
  keys: keysFrom({
    value,
    file: undefined,
    settings: `${folder}-settings`,
    data: folder,
    mayMake: value === undefined,
  }),
  environment,
})
const kept = (token: string): TokenSource => ({ from: 'kept', token })
/** The bytes of all files of the data folder. */
const bytesOfFolder = (): Buffer => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))

describe('given a token', () => {
  it.each([
    ['a word', CANARY, CANARY],
    ['with blanks around it', ` ${CANARY}\n`, CANARY],
    ['of 4,096 characters', 'x'.repeat(4_096), 'x'.repeat(4_096)],
    ['that is the key of an app', `${PEM}\n`, PEM],
    ['that is such a key with other line ends', PEM.replaceAll('\n', '\r\n'), PEM.replaceAll('\n', '\r\n')],
  ])('%s, when it is kept, then it is given back to its connection', async (_, given, token) => {
    await ok(keepToken(PLACE, kept(given), keeping(hex(1))))
    expect(await ok(tokenOf(PLACE, keeping(hex(1))))).toBe(token)
  })
  it.each([
    ['empty', ''],
    ['of two words', `${CANARY} ${CANARY}`],
    ['of two lines', `${CANARY}\n${CANARY}`],
    ['of 4,097 characters', CANARY.padEnd(4_097, 'x')],
    ['with an umlaut', `${CANARY}ä`],
    ['with a control character', `${CANARY}\u0000`],
    ['that is a key of more than 16 kB', PEM.replace('MII', 'M'.repeat(16_384))],
    ['that is a key with a text beside it', `${PEM}\nX-Header: ${CANARY}`],
  ])('%s, when it is to be kept, then it is refused, and not repeated', async (_, token) => {
    const refused = await failed(keepToken(PLACE, kept(token), keeping(hex(1))))
    expect(refused).toEqual({ tag: 'token_refused' })
    expect(await ok(registry.secrets.get(PLACE.connectionId, 'token'))).toBeNull()
  })
  it('when another one is kept, then that one alone is given', async () => {
    await ok(keepToken(PLACE, kept('former'), keeping(hex(1))))
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    expect(await ok(tokenOf(PLACE, keeping(hex(1))))).toBe(CANARY)
  })
  it('when none was kept, then it says so', async () => {
    expect(await failed(tokenOf(PLACE, keeping(hex(1))))).toEqual({ tag: 'no_token' })
  })
  it.each([
    ['connection', { connectionId: '00000000-0000-4000-8000-000000000009' }],
    ['workspace', { workspaceId: '00000000-0000-4000-8000-000000000009' }],
    ['host', { origin: 'https://evil.example' }],
  ])('when it is moved to another %s, then it does not open', async (_, other) => {
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    const moved = { ...PLACE, ...other }
    const { sealed = '' } = (await ok(registry.secrets.get(PLACE.connectionId, 'token'))) ?? {}
    await ok(registry.secrets.put({ ...moved, purpose: 'token', sealed }))
    expect(await failed(tokenOf(moved, keeping(hex(1))))).toEqual({ tag: 'damaged' })
  })
})

describe('given a token in a variable', () => {
  const source: TokenSource = { from: 'environment', name: 'GITHUB_TOKEN' }

  it('when it is asked for, then the variable of that process is read', async () => {
    await ok(keepToken(PLACE, source, keeping(hex(1))))
    expect(await ok(tokenOf(PLACE, keeping(hex(1), { GITHUB_TOKEN: `${CANARY}\n` })))).toBe(CANARY)
    expect(await failed(tokenOf(PLACE, keeping(hex(1))))).toEqual({ tag: 'variable_empty', name: 'GITHUB_TOKEN' })
    const unusable = await failed(tokenOf(PLACE, keeping(hex(1), { GITHUB_TOKEN: `"${CANARY} "` })))
    expect(unusable).toEqual({ tag: 'variable_unusable', name: 'GITHUB_TOKEN' })
  })
  it.each([
    ['by the token itself', CANARY],
    ['in small letters', 'github_token'],
    ['with a digit first', '1TOKEN'],
    ['with a blank', 'A B'],
    ['with a line end', 'TOKEN\n'],
    ['with an underscore first', '__PROTO__'],
    ['by 101 letters', 'A'.repeat(101)],
    ['by nothing', ''],
  ])('when it is named %s, then that is refused, and not repeated', async (_, name) => {
    const refused = await failed(keepToken(PLACE, { from: 'environment', name }, keeping(hex(1))))
    expect(refused).toEqual({ tag: 'variable_refused' })
  })
  it('when a variable of the service itself is named, then that is refused', () => {
    const [, section = ''] = readFileSync(join(project, 'docs/environment.md'), 'utf8').split('\n## ')
    const own = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
    expect(own).toContain('WDI_SECRETS_KEY')
    for (const name of [...own, 'SQLITE_TMPDIR', 'NODE_OPTIONS', 'PATH', 'HOME'])
      expect([name, isLeft(acceptedSource({ from: 'environment', name }))]).toEqual([name, true])
    for (const name of ['GITHUB_TOKEN', 'T', 'A'.repeat(100), 'MY_WDI_TOKEN'])
      expect([name, isLeft(acceptedSource({ from: 'environment', name }))]).toEqual([name, false])
  })
})

describe('given a token in a file', () => {
  const written = (text: string, mode = 0o600): string => {
    const path = join(newFolder(), 'token')
    writeFileSync(path, text, { mode })
    return path
  }
  const keepFile = (path: string) => keepToken(PLACE, { from: 'file', path }, keeping(hex(1)))

  it.each([
    ['a word', CANARY],
    ['the key of an app', PEM],
  ])('that is %s, when it is asked for, then the file is read, each time anew', async (_, token) => {
    const path = written('former\n')
    await ok(keepFile(path))
    expect(await ok(tokenOf(PLACE, keeping(hex(1))))).toBe('former')
    writeFileSync(path, `${token}\n`)
    expect(await ok(tokenOf(PLACE, keeping(hex(1))))).toBe(token)
  })
  it('when others may read it, or it holds no token, then it is not taken', async () => {
    const path = written(CANARY)
    chmodSync(path, 0o644)
    await ok(keepFile(path))
    const problem = async () => failed(tokenOf(PLACE, keeping(hex(1))))
    expect(await problem()).toMatchObject({
      tag: 'token_file_unusable',
      path,
      reason: expect.stringMatching(/chmod 600/),
    })
    chmodSync(path, 0o600)
    writeFileSync(path, `${CANARY}\n${CANARY}`)
    expect(await problem()).toEqual({ tag: 'token_file_unusable', path, reason: 'it holds no token' })
  })
  it.each([
    ['is the token itself', CANARY],
    ['begins in the current folder', './token'],
    ['is empty', ''],
    ['has more than 1,024 characters', `/${'x'.repeat(1_024)}`],
    ['has a null character', '/tmp/\0'],
  ])('when its path %s, then that is refused, and not repeated', async (_, path) => {
    expect(await failed(keepFile(path))).toEqual({ tag: 'token_file_refused' })
  })
})

describe('given another key', () => {
  it('when the newest is put before the former one, then a token that is used is sealed anew', async () => {
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    expect(await ok(tokenOf(PLACE, keeping(`${hex(2)} ${hex(1)}`)))).toBe(CANARY)
    const secret = await ok(registry.secrets.get(PLACE.connectionId, 'token'))
    expect([keyIdOf(secret?.sealed ?? ''), secret?.version]).toEqual([idOf(2), 2])
    expect(await ok(tokenOf(PLACE, keeping(hex(2))))).toBe(CANARY)
    expect((await ok(registry.secrets.get(PLACE.connectionId, 'token')))?.version).toBe(2)
  })
  it('when it is read once with both keys, then all secrets of the connection open without the former one', async () => {
    await ok(keepToken(PLACE, kept('former'), keeping(hex(1))))
    await ok(keepSecret(hookPlace(PLACE), 'hook of canary', keeping(hex(1))))
    await ok(keepToken(PLACE, kept(CANARY), keeping(`${hex(2)} ${hex(1)}`)))
    expect(await ok(tokenOf(PLACE, keeping(`${hex(2)} ${hex(1)}`)))).toBe(CANARY)
    expect(await ok(secretOf(hookPlace(PLACE), keeping(hex(2))))).toEqual({
      text: 'hook of canary',
      version: 2,
    })
  })
  it('when another secret of the connection does not open, then its token is given all the same', async () => {
    await ok(keepSecret(hookPlace(PLACE), 'hook of canary', keeping(hex(3))))
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    expect(await ok(tokenOf(PLACE, keeping(`${hex(2)} ${hex(1)}`)))).toBe(CANARY)
  })
  it('when the former one is not given, then the key that lacks is named, and nothing opens', async () => {
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    expect(await failed(tokenOf(PLACE, keeping(hex(2))))).toEqual({ tag: 'no_such_key', keyId: idOf(1) })
  })
  it('when the one that is given cannot be used, then it says why, whatever is kept already', async () => {
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    const refused = await failed(keepToken(PLACE, kept(CANARY), keeping('hunter2')))
    expect(refused).toMatchObject({ tag: 'no_key', message: expect.stringMatching(/^WDI_SECRETS_KEY cannot be used/) })
  })
  it('when none is given, then nothing opens, and none is made beside what another one sealed', async () => {
    await ok(keepToken(PLACE, kept(CANARY), keeping(hex(1))))
    expect(await failed(tokenOf(PLACE, keeping()))).toMatchObject({ tag: 'no_key' })
    const other = { ...PLACE, connectionId: '00000000-0000-4000-8000-000000000009' }
    const refused = await failed(keepToken(other, kept(CANARY), keeping()))
    expect(refused).toMatchObject({
      tag: 'no_key',
      message: expect.stringMatching(/^tokens of this workspace are kept/),
    })
    await ok(registry.secrets.remove({ connectionId: PLACE.connectionId }))
    await ok(keepToken(other, kept(CANARY), keeping()))
    expect(await ok(tokenOf(other, keeping()))).toBe(CANARY)
  })
})

describe('given canaries', () => {
  it('when a token is kept, used, sealed anew and removed, then no file of the folder ever has it in the clear', async () => {
    const clear = () => [CANARY, hex(1), 'canary4711'].filter((text) => bytesOfFolder().includes(text))
    for (const token of [CANARY, PEM]) await ok(keepToken(PLACE, kept(token), keeping(hex(1))))
    expect(bytesOfFolder().includes(PLACE.connectionId)).toBe(true)
    expect(clear()).toEqual([])
    await ok(tokenOf(PLACE, keeping(`${hex(2)} ${hex(1)}`)))
    expect(clear()).toEqual([])
    const [sealed] = await ok(registry.secrets.ofWorkspace(PLACE.workspaceId))
    await ok(registry.secrets.remove({ workspaceId: PLACE.workspaceId }))
    expect(bytesOfFolder().includes(sealed?.sealed ?? '')).toBe(false)
    for (const one of opened) one.close()
    expect(clear()).toEqual([])
  })
  it('when anything fails, then no text of the error has the token or the key', async () => {
    const path = join(newFolder(), 'token')
    writeFileSync(path, `${CANARY}\n${CANARY}`, { mode: 0o600 })
    const here = keeping(hex(1), { GITHUB_TOKEN: `${CANARY} ${CANARY}` })
    const errors = []
    for (const source of [
      kept(`${CANARY} ${CANARY}`),
      { from: 'environment', name: CANARY },
      { from: 'file', path: CANARY },
    ] as const)
      errors.push(await failed(keepToken(PLACE, source, here)))
    errors.push(await failed(keepToken(PLACE, kept(CANARY), keeping(`${hex(1)} ${CANARY}`))))
    errors.push(await failed(tokenOf(PLACE, here)))
    for (const source of [
      { from: 'environment', name: 'GITHUB_TOKEN' },
      { from: 'environment', name: 'OTHER_TOKEN' },
      { from: 'file', path },
    ] as const) {
      await ok(keepToken(PLACE, source, here))
      errors.push(await failed(tokenOf(PLACE, here)))
    }
    errors.push(await failed(tokenOf(PLACE, keeping(hex(2)))))
    errors.push(await failed(tokenOf({ ...PLACE, origin: 'https://evil.example' }, here)))
    const tags = errors.map(({ tag }) => tag)
    expect([...new Set(tags)].sort()).toEqual([
      'damaged',
      'no_key',
      'no_such_key',
      'no_token',
      'token_file_refused',
      'token_file_unusable',
      'token_refused',
      'variable_empty',
      'variable_refused',
      'variable_unusable',
    ])
    for (const error of errors) {
      if (error.tag === 'store_unavailable' || error.tag === 'store_corrupt' || error.tag === 'generation_gone')
        throw new Error('a store failed')
      const sentence = tokenSentence(error)
      expect(sentence).not.toBe('')
      for (const secret of [CANARY, 'canary4711', hex(1), hex(2)])
        expect(`${sentence} ${JSON.stringify(error)}`).not.toContain(secret)
    }
  })
  it('when a registry is stolen without the key, then it opens nothing', async () => {
    await ok(keepToken(PLACE, kept(CANARY), keeping()))
    const stolen = await openRegistry()
    const thief = { registry: stolen, environment: {} }
    const source = { value: undefined, file: undefined, settings: newFolder(), data: folder, mayMake: true }
    expect((await failed(tokenOf(PLACE, { ...thief, keys: keysFrom(source) }))).tag).toBe('no_key')
    const guessed = keysFrom({ ...source, value: hex(1) })
    expect((await failed(tokenOf(PLACE, { ...thief, keys: guessed }))).tag).toBe('no_such_key')
  })
})
