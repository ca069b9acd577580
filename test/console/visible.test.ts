import { describe, expect, it } from '@jest/globals'
import { visible, visibleIn } from '../../console/src/api/visible.js'

describe('a text that a stranger wrote', () => {
  it.each([
    ['a mark that reverses what follows', 'invoice\u202Efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
    ['a mark that isolates', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
    ['a mark of direction', 'a\u200Fb\u061Cc', 'a⟨U+200F⟩b⟨U+061C⟩c'],
    ['a letter without width', 'pay\u200Bpal', 'pay⟨U+200B⟩pal'],
    ['what controls a terminal', '\u001b[31mred', '⟨U+001B⟩[31mred'],
    ['a control of the upper half', '\u009b31m', '⟨U+009B⟩31m'],
  ])('given %s, then it is visible', (_, text, shown) => {
    expect(visible(text)).toBe(shown)
  })
  it.each(['Größe – 20 €', 'two\nlines\twith a tab', 'עברית', '👩\u200D💻'])(
    'given %j, then it stays as it is',
    (text) => {
      expect(visible(text)).toBe(text)
    },
  )
})

describe('an answer', () => {
  it('has all its texts visible, and nothing else changed', () => {
    expect(visibleIn({ title: 'a\u202Eb', rows: [{ n: 1, none: null, yes: true, keys: ['\u2067x'] }] })).toEqual({
      title: 'a⟨U+202E⟩b',
      rows: [{ n: 1, none: null, yes: true, keys: ['⟨U+2067⟩x'] }],
    })
  })
})
