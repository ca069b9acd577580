import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { WebAddress, webAddress } from '#domain/web-address'
import { runs } from '#test/support/thorough'

describe('a link that an answer may show', () => {
  it.each(['https://tracker.example/A-1', 'http://localhost:3000', 'HTTPS://[::1]:8443/a?b=c#d', 'https://x/a@b'])(
    'is an address of the web: %s',
    (address) => {
      expect(webAddress(address)).toBe(address)
    },
  )
  it.each([
    'javascript:alert(1)',
    'JavaScript://code.example/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    ' https://code.example/1',
    'https://code.example/1\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'https://ann:secret@code.example/1',
    'https://code.example\\@elsewhere.example',
    '//code.example/1',
    'code.example/1',
    'https://',
    'https:///a',
    '',
  ])('is null for %j', (address) => {
    expect(webAddress(address)).toBeNull()
  })
  it('is null where no source states one', () => {
    expect(webAddress(null)).toBeNull()
  })
  it('is one that every browser reads as http or https, without a user or a password', () => {
    // fast-check's own unit of that kind takes longer to be made than all runs.
    const character = fc
      .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
      .map((codePoint) => String.fromCodePoint(codePoint))
    const near = fc
      .tuple(fc.constantFrom('http://', 'HTTPS://', 'https:', 'javascript:'), fc.string({ unit: character }))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(near, (address) => {
        if (!WebAddress.is(address) || !URL.canParse(address)) return
        const { protocol, username, password } = new URL(address)
        expect(['http:', 'https:']).toContain(protocol)
        expect([username, password]).toEqual(['', ''])
      }),
      { seed: 1, numRuns: runs(2000) },
    )
  })
})
