import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { Command, CommanderError } from 'commander'
import { oidcOf, withOidc } from '#cli/oidc'
import { newFolder } from '#test/support/stores/folder'

const SECRET = 'canary-of-the-client'
const fileWith = (text: string, mode = 0o600): string => {
  const file = join(newFolder(), 'secret')
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}
const given = (...words: readonly string[]) => {
  const command = withOidc(new Command('serve'))
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
  command.parse(words, { from: 'user' })
  return oidcOf(command.opts())
}
const failureOf = (...words: readonly string[]): string => {
  try {
    given(...words)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const ISSUER = ['--oidc-issuer', 'https://accounts.example.com/realm'] as const
const CLIENT = ['--oidc-client-id', 'wdi'] as const

describe('the options of a provider of accounts', () => {
  it('are all three, or none', () => {
    const file = ['--oidc-client-secret-file', fileWith(`${SECRET}\n`)] as const
    expect(given()).toBeNull()
    expect(given(...ISSUER, ...CLIENT, ...file)).toEqual({
      issuer: new URL('https://accounts.example.com/realm'),
      clientId: 'wdi',
      clientSecret: SECRET,
    })
    const parts = [ISSUER, CLIENT, file]
    for (const left of parts)
      for (const some of [[left], parts.filter((part) => part !== left)])
        expect(failureOf(...some.flat())).toMatch(/^sign-in by a provider needs all of/)
  })
  it.each([0o640, 0o604, 0o620, 0o601, 0o644])('refuse a file of mode %o, and show nothing of it', (mode) => {
    const message = failureOf(...ISSUER, ...CLIENT, '--oidc-client-secret-file', fileWith(SECRET, mode))
    expect(message).toMatch(/others than its owner may use it; allow its owner alone \(chmod 600\)$/)
    expect(message).not.toContain(SECRET)
  })
  it.each([
    'http://accounts.example.com',
    'ftp://127.0.0.1',
    'accounts.example.com',
    'https://a:b@accounts.example.com',
  ])('refuse the issuer %s', (issuer) => {
    expect(() => given('--oidc-issuer', issuer)).toThrow(CommanderError)
  })
  it('take an issuer of this machine without https', () => {
    const file = fileWith(SECRET)
    const words = ['--oidc-issuer', 'http://127.0.0.1:9000', ...CLIENT, '--oidc-client-secret-file', file]
    expect(given(...words)?.issuer.href).toBe('http://127.0.0.1:9000/')
  })
})
