import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { isSecretGiven, readSecret } from '#stores/secrets'
import { freshFolder } from '#test/support/process/folders'

const NAME = 'MONGODB_URL'
const FILE_NAME = 'MONGODB_URL_FILE'
const folder = freshFolder()
const SECRET = 'mongodb://wdi:hunter2@host/wdi'

const given = ({ value, file }: { readonly value?: string; readonly file?: string }) => {
  if (value !== undefined) process.env[NAME] = value
  if (file !== undefined) process.env[FILE_NAME] = join(folder, file)
  return readSecret(NAME)
}
const written = (file: string, content: string | Buffer): string => {
  writeFileSync(join(folder, file), content)
  return file
}
afterEach(() => {
  delete process.env[NAME]
  delete process.env[FILE_NAME]
})

describe('a secret', () => {
  it('is the value of its variable', () => {
    expect(given({ value: SECRET })).toEqual(right(SECRET))
  })
  it('is the text of the file that the variable with _FILE names, without blanks around it', () => {
    expect(given({ file: written('secret', `${SECRET}\n`) })).toEqual(right(SECRET))
    expect(isSecretGiven('MONGODB_URL')).toBe(true)
  })
  it('is none where both variables are empty or not set', () => {
    process.env[FILE_NAME] = ''
    expect([given({ value: '' }), isSecretGiven('MONGODB_URL')]).toEqual([right(undefined), false])
  })
  it('is refused where both are set, without repeating it', () => {
    const both = given({ value: SECRET, file: written('other', SECRET) })
    expect(both).toEqual(left('MONGODB_URL and MONGODB_URL_FILE exclude each other: set only one'))
  })

  const cases: readonly (readonly [string, string, () => void])[] = [
    ['missing', 'it cannot be read (ENOENT)', () => undefined],
    ['empty', 'it is empty', () => written('empty', ' \n')],
    ['large', 'it has more than 65536 bytes', () => written('large', Buffer.alloc(70_000, 'x'))],
    ['lines', 'it has more than one line', () => written('lines', `${SECRET}\n${SECRET}\n`)],
    ['directory', 'it is not a regular file', () => mkdirSync(join(folder, 'directory'))],
    ['pipe', 'it is not a regular file', () => execFileSync('mkfifo', [join(folder, 'pipe')])],
  ]
  it.each(cases)('is refused in one sentence where its file is %s', (file, why, make) => {
    make()
    const path = join(folder, file)
    expect(given({ file })).toEqual(left(`the file ${path} of MONGODB_URL_FILE cannot be used: ${why}`))
  })
})
