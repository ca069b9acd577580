import { expect, it } from '@jest/globals'
import { SettingsSection } from '#domain/events/settings'
import { SETTINGS } from '#domain/settings'

const all = Object.entries(SETTINGS).flatMap(([section, members]) =>
  Object.entries(members).map(([member, setting]) => ({ name: `${section}.${member}`, ...setting })),
)

it.each(all)('$name is what it may be, as the service ships', ({ codec, standard }) => {
  expect(codec.is(standard)).toBe(true)
})
it('every section has members', () => {
  expect(Object.keys(SETTINGS)).toEqual(SettingsSection.values)
})
it.each(['https://acme.com', 'http://acme.com/a?b', ''])('%j is a website', (address) => {
  expect(SETTINGS.identity['website']?.codec.is(address)).toBe(true)
})
it.each(['acme.com', 'https://ann:secret@acme.com', 'javascript:alert(1)'])('%j is none', (address) => {
  expect(SETTINGS.identity['website']?.codec.is(address)).toBe(false)
})
