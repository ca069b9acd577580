import { describe, expect, it } from '@jest/globals'
// @ts-expect-error it is JavaScript, as all that runs before the build
import { faultOf } from '../../lint/commits.js'

describe('the subject of a commit', () => {
  it.each(['Keep the answer', 'Focus the title', 'Pass the day on', `Say ${'x'.repeat(68)}`])(
    'may be %p',
    (subject) => {
      expect(faultOf(subject)).toBeNull()
    },
  )
  it.each([
    ['Added a list', 'begins with "Added", which is no imperative'],
    ['Adding a list', 'begins with "Adding", which is no imperative'],
    ['Adds a list', 'begins with "Adds", which is no imperative'],
    ['a list', 'does not begin with a capitalised verb'],
    [`Say ${'x'.repeat(69)}`, 'has 73 characters, of at most 72'],
  ])('%p is judged by its form alone', (subject, fault) => {
    expect(faultOf(subject)).toBe(fault)
  })
})
