import { afterEach, describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { wantedLevel } from '#composition/log-level'

const NAME = 'WDI_LOG'
const wanted = (level: string) => {
  process.env[NAME] = level
  return wantedLevel('info')
}
afterEach(() => {
  delete process.env[NAME]
})

describe('WDI_LOG', () => {
  it('chooses the least level', () => {
    expect(wanted('debug')).toEqual(right('debug'))
  })
  it('leaves the usual one where it is empty', () => {
    expect(wanted('')).toEqual(right('info'))
  })
  it.each(['trace', 'INFO', '30', 'loud'])('is refused in one sentence where it is %s', (level) => {
    expect(wanted(level)).toEqual(left('WDI_LOG is none of debug, info, warn, error, silent: set it to one of them'))
  })
})
