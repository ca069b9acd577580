import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type KeySource, keysFrom } from '#secrets/key'
import { makeKeyFile } from '#secrets/key-file'
import { type SealingKeys, sealingKey } from '#secrets/sealing'
import { newFolder } from '#test/support/stores/folder'

const BYTES = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7))
const FORMER = Buffer.alloc(32, 9)
const ids = (...all: readonly Buffer[]) => all.map((bytes) => sealingKey(bytes).id)

let folder: string
beforeEach(() => {
  folder = newFolder()
})
const at = (name: string): string => join(folder, name)
const source = (more: Partial<KeySource> = {}): KeySource => ({
  value: undefined,
  file: undefined,
  settings: at('settings'),
  data: at('data'),
  mayMake: true,
  ...more,
})
const written = (name: string, text: string, mode = 0o600): string => {
  writeFileSync(at(name), text, { mode })
  return at(name)
}
const idsOf = (keys: ReturnType<ReturnType<typeof keysFrom>['known']>): readonly string[] => {
  if (isLeft(keys)) throw new Error(keys.left.message)
  const known: SealingKeys = keys.right
  return known.map(({ id }) => id)
}
const messageOf = (keys: ReturnType<ReturnType<typeof keysFrom>['known']>): string => {
  if (!isLeft(keys)) throw new Error('there is a key')
  expect(keys.left.tag).toBe('no_key')
  return keys.left.message
}

describe('given a key in a file', () => {
  it.each([
    ['base64', BYTES.toString('base64')],
    ['hex', BYTES.toString('hex')],
    ['hex in capitals, with a line end', `${BYTES.toString('hex').toUpperCase()}\n`],
  ])('reads it as %s', (_, text) => {
    const keys = keysFrom(source({ file: written('key', text) }))
    expect([idsOf(keys.known()), idsOf(keys.forSealing())]).toEqual([ids(BYTES), ids(BYTES)])
    expect(existsSync(at('settings'))).toBe(false)
  })
  it('reads the key before it from the second line, and sees at once that the file is changed', () => {
    const file = written('key', FORMER.toString('base64'))
    const keys = keysFrom(source({ file }))
    expect(idsOf(keys.known())).toEqual(ids(FORMER))
    writeFileSync(file, `${BYTES.toString('hex')}\n${FORMER.toString('base64')}\n`)
    expect(idsOf(keys.known())).toEqual(ids(BYTES, FORMER))
  })
  it.each([0o640, 0o604, 0o620])('refuses one that others may use (%p)', (mode) => {
    const file = written('key', BYTES.toString('hex'))
    chmodSync(file, mode)
    expect(messageOf(keysFrom(source({ file })).known())).toBe(
      `the file ${file} of WDI_SECRETS_KEY_FILE cannot be used: others than its owner may use it; allow its owner alone (chmod 600)`,
    )
  })
  it.each([
    ['an empty one', ' \n', 'it is empty'],
    ['a short key', BYTES.toString('hex').slice(2), 'a key is 32 random bytes as base64 or hex; make one with'],
    ['a password', 'hunter2', 'a key is 32 random bytes as base64 or hex; make one with'],
    ['three keys', `${FORMER.toString('hex')}\n`.repeat(3), 'it has more than 2 keys; keep the newest'],
  ])('refuses %s, and repeats nothing of it', (_, text, why) => {
    const file = written('key', text)
    const keys = keysFrom(source({ file }))
    for (const message of [messageOf(keys.known()), messageOf(keys.forSealing())]) {
      expect(message).toContain(`the file ${file} of WDI_SECRETS_KEY_FILE cannot be used: ${why}`)
      if (text.trim() !== '') expect(message).not.toContain(text.trim().slice(0, 7))
    }
  })
  it('refuses one that is missing, and makes no other', () => {
    const message = messageOf(keysFrom(source({ file: at('missing') })).forSealing())
    expect(message).toBe(`the file ${at('missing')} of WDI_SECRETS_KEY_FILE cannot be used: it cannot be read (ENOENT)`)
    expect(readdirSync(folder)).toEqual([])
  })
  it('refuses one in the data folder, also by a link', () => {
    mkdirSync(at('data'))
    const inside = written('data/key', BYTES.toString('hex'))
    symlinkSync(inside, at('link'))
    symlinkSync(at('data'), at('other'))
    for (const file of [inside, at('link'), at('other/key'), at('settings/../data/key')])
      expect(messageOf(keysFrom(source({ file })).known())).toContain(
        'lies in the data folder, so that a copy of it would open every token: move the file out of',
      )
    const beside = written('data-key', BYTES.toString('hex'))
    expect(idsOf(keysFrom(source({ file: beside })).known())).toEqual(ids(BYTES))
  })
})

describe('given a key in a variable', () => {
  it('reads it, and the key before it after a blank', () => {
    const value = `${BYTES.toString('base64')} ${FORMER.toString('hex')}`
    expect(idsOf(keysFrom(source({ value })).known())).toEqual(ids(BYTES, FORMER))
  })
  it('refuses one that is none, without repeating it', () => {
    const message = messageOf(keysFrom(source({ value: 'hunter2' })).forSealing())
    expect(message).toContain('WDI_SECRETS_KEY cannot be used: a key is 32 random bytes as base64 or hex')
    expect(message).not.toContain('hunter2')
  })
  it('refuses two ways at once', () => {
    const both = source({ value: BYTES.toString('hex'), file: written('key', BYTES.toString('hex')) })
    expect(keysFrom(both).known()).toEqual(
      left({
        tag: 'no_key',
        reason: 'unusable',
        message: 'WDI_SECRETS_KEY and WDI_SECRETS_KEY_FILE exclude each other: set only one',
      }),
    )
  })
})

describe('given no key', () => {
  const made = () => at('settings/wdi/secrets.key')

  it('has none to open with, and makes none for that', () => {
    expect(messageOf(keysFrom(source()).known())).toContain(
      'there is no key to open tokens with: set WDI_SECRETS_KEY_FILE',
    )
    expect(readdirSync(folder)).toEqual([])
  })
  it('makes one for its owner alone when something is to be sealed, and keeps to it', () => {
    const keys = keysFrom(source())
    const first = idsOf(keys.forSealing())
    expect(first).toHaveLength(1)
    expect([statSync(made()).mode & 0o777, statSync(at('settings/wdi')).mode & 0o777]).toEqual([0o600, 0o700])
    expect(readdirSync(at('settings/wdi'))).toEqual(['secrets.key'])
    expect([idsOf(keys.forSealing()), idsOf(keysFrom(source()).known())]).toEqual([first, first])
    expect(Buffer.from(readFileSync(made(), 'utf8').trim(), 'base64')).toHaveLength(32)
  })
  it('takes the one that another process has made meanwhile, and leaves nothing else', () => {
    keysFrom(source()).forSealing()
    const before = readFileSync(made())
    expect(makeKeyFile(made())).toEqual(right(undefined))
    expect(readFileSync(made()).equals(before)).toBe(true)
    expect(readdirSync(at('settings/wdi'))).toEqual(['secrets.key'])
  })
  it('makes another one for every user', () => {
    const [one] = idsOf(keysFrom(source()).forSealing())
    const [two] = idsOf(keysFrom(source({ settings: at('others') })).forSealing())
    expect(one).not.toBe(two)
  })
  it.each([
    ['where none may be made', { mayMake: false }],
    ['for a user without a home', { settings: null }],
  ])('makes none %s, and says what to set', (_, more) => {
    expect(messageOf(keysFrom(source(more)).forSealing())).toBe(
      'there is no key to keep tokens with: set WDI_SECRETS_KEY_FILE to a file outside of the data folder that only its owner may read (make one with  openssl rand -base64 32)',
    )
    expect(readdirSync(folder)).toEqual([])
  })
  it('makes none in the data folder', () => {
    mkdirSync(at('data'))
    for (const settings of [at('data'), at('data/.config')]) {
      const message = messageOf(keysFrom(source({ settings })).forSealing())
      expect(message).toContain('the key of tokens would lie in the data folder')
      expect(message).toContain('set WDI_SECRETS_KEY_FILE to a file outside')
    }
    expect(readdirSync(at('data'))).toEqual([])
  })
  it('says so where it cannot be written', () => {
    writeFileSync(at('settings'), '')
    expect(messageOf(keysFrom(source()).forSealing())).toMatch(/settings\/wdi\/secrets\.key.*(ENOTDIR|EEXIST)/)
  })
  it('replaces no made key that others may read by another one', () => {
    keysFrom(source()).forSealing()
    chmodSync(made(), 0o644)
    const before = readFileSync(made())
    expect(messageOf(keysFrom(source()).forSealing())).toContain('others than its owner may use it')
    expect(readFileSync(made()).equals(before)).toBe(true)
  })
})
