import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { sealingKey } from '#secrets/sealing'
import { keysOf } from '#stores/keys'
import { newFolder } from '#test/support/stores/folder'
import { runScript } from '#test/support/stores/process'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})
const given = (variables: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, variables)
}
const HEX = Buffer.alloc(32, 1).toString('hex')
const idsOf = (keys: ReturnType<ReturnType<typeof keysOf>['known']>): readonly string[] | string =>
  isLeft(keys) ? keys.left.message : keys.right.map(({ id }) => id)

describe('the keys of a service', () => {
  it('are those of its variable', () => {
    given({ WDI_SECRETS_KEY: HEX, XDG_CONFIG_HOME: newFolder() })
    expect(idsOf(keysOf('/data').known())).toEqual([sealingKey(Buffer.alloc(32, 1)).id])
  })
  it('are made in the folder of settings, where variables are empty', () => {
    const settings = newFolder()
    given({ WDI_SECRETS_KEY: '', WDI_SECRETS_KEY_FILE: '', XDG_CONFIG_HOME: settings })
    const made = idsOf(keysOf(newFolder()).forSealing())
    expect(made).toHaveLength(1)
    expect(existsSync(join(settings, 'wdi', 'secrets.key'))).toBe(true)
    expect(idsOf(keysOf(newFolder()).known())).toEqual(made)
  })
  it('are made once below the home folder, by however many processes, where no folder of settings has its whole path', async () => {
    const [home, data] = [newFolder(), newFolder()]
    const lines = await Promise.all([1, 2, 3, 4].map(() => runScript('make-key', home, data).line()))
    const [id] = lines
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(lines).toEqual([id, id, id, id])
    expect(readdirSync(join(home, '.config', 'wdi'))).toEqual(['secrets.key'])
  })
  it.each(['MONGODB_URL', 'MONGODB_URL_FILE'])(
    'are never made where other machines share the registry (%s)',
    (name) => {
      const settings = newFolder()
      given({ [name]: 'mongodb://host', XDG_CONFIG_HOME: settings })
      expect(idsOf(keysOf(newFolder()).forSealing())).toMatch(
        /^there is no key to keep tokens with: set WDI_SECRETS_KEY_FILE/,
      )
      expect(existsSync(join(settings, 'wdi'))).toBe(false)
    },
  )
})
