import { expect, test } from '@jest/globals'
import { linksIn, withParameter } from '#sources/kit/hosts/link'

const links = (header: string) => Object.fromEntries(linksIn(new Map([['link', header]])))

test.each([
  [
    'links of GitHub',
    '<https://api.github.com/repositories/1/pulls?page=2>; rel="next", <https://api.github.com/repositories/1/pulls?page=9>; rel="last"',
    {
      next: 'https://api.github.com/repositories/1/pulls?page=2',
      last: 'https://api.github.com/repositories/1/pulls?page=9',
    },
  ],
  ['a comma in an address', '<https://a.example/x?ids=1,2>; rel="next"', { next: 'https://a.example/x?ids=1,2' }],
  ['no quotes', '<https://a.example/x>; rel=next', { next: 'https://a.example/x' }],
  [
    'several relations',
    '<https://a.example/x>; rel="next last"',
    { next: 'https://a.example/x', last: 'https://a.example/x' },
  ],
  ['further parameters', '<https://a.example/x>; title="y"; REL="Next"', { next: 'https://a.example/x' }],
  ['no relation', '<https://a.example/x>', {}],
  ['no address', '<>; rel="next"', {}],
  ['no end', '<https://a.example/x; rel="next"', {}],
  ['another text', 'next', {}],
  ['a link that is too long', `<https://a.example/${'x'.repeat(2_000)}>; rel="next"`, {}],
])('%s', (_, header, expected) => {
  expect(links(header)).toEqual(expected)
})

test('a parameter of a path is replaced, and the others stay', () => {
  expect(withParameter('/issues?state=all&page=2', 'page', 3)).toBe('/issues?state=all&page=3')
  expect(withParameter('/issues', 'page', 3)).toBe('/issues?page=3')
})
