import { describe, expect, it } from '@jest/globals'
import { SETTINGS } from '#domain/settings'
import { changedWords, initialOf, SECTIONS, shownOf } from '../../console/src/pages/settings/sections.js'
import settled from '../contract/answers/commercial.read.json' with { type: 'json' }

type Settings = Parameters<typeof initialOf>[1]
const settings = settled.settings as unknown as Settings
const section = (id: string) => {
  const found = SECTIONS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no section ${id}`)
  return found
}

describe('the sections of the settings', () => {
  it('have every setting that can be changed, and none that cannot', () => {
    const named = SECTIONS.map(({ id, settings: all }) => [id, all.map(({ name }) => name).toSorted()])
    const open = SECTIONS.map(({ id }) => [
      id,
      Object.entries(SETTINGS[id])
        .filter(([name, { unavailable }]) => unavailable === undefined && name !== 'rounding')
        .map(([name]) => name)
        .toSorted(),
    ])
    expect(named).toEqual(open)
  })
  it('send what was changed alone', () => {
    const defaults = section('defaults')
    const values = { ...initialOf(defaults, settings), hoursPerDay: '7.5', workingDays: ['monday', 'tuesday'] }
    expect(changedWords(defaults, settings, values)).toEqual(['workingDays=monday,tuesday', 'hoursPerDay=7.5'])
  })
  it('send nothing where nothing was changed', () => {
    for (const one of SECTIONS) expect(changedWords(one, settings, initialOf(one, settings))).toEqual([])
  })
  it('show each setting as words', () => {
    const shown = SECTIONS.flatMap((one) => one.settings.map((setting) => shownOf(setting, settings)))
    expect(shown.filter((text) => text === '' || text.includes('_'))).toEqual([])
  })
})
