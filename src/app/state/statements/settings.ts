import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import { SettingsSection } from '#domain/events/settings'
import { SETTINGS, type Setting } from '#domain/settings'
import { unavailableTexts } from '#domain/texts'
import { Settings } from '#projections/entities/settings'
import { conflict, misused, stated, states } from '../command.js'
import { same, statesOf } from '../entities.js'
import { argument, choice, prose, words } from '../field.js'
import { inWorkspace } from '../places.js'
import type { Refusal } from '../refusal.js'

type Value = Setting['standard']

const scalar = (word: string): Value =>
  word === 'true' || word === 'false' ? word === 'true' : word === 'null' ? null : word === '' ? '' : Number(word)
const listed = (word: string): Value => (word === '' ? [] : word.split(',').map((one) => one.trim()))

/** The value of a word: as text, as JSON, or as a list. */
const valueIn = (member: string, { codec }: Setting, word: string): Either<Refusal, Value> => {
  const whole = [word, scalar(word), listed(word)]
  // The word `null` means null, if that is a value.
  const found = (word === 'null' && codec.is(null) ? [null] : whole).find((value) => codec.is(value))
  if (found !== undefined) return right(found)
  const problem = decode(codec, scalar(word))
  return misused(`${member}: ${isLeft(problem) ? describe(problem.left) : 'expected another value'}`)
}

const assigned = (section: SettingsSection, word: string): Either<Refusal, readonly [string, Value]> => {
  const [, member = '', value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? []
  const known = SETTINGS[section]
  const setting = Object.hasOwn(known, member) ? known[member] : undefined
  // Without the word itself, which may be a secret pasted by mistake.
  if (setting === undefined)
    return misused(`expected member=value, with one of the members of ${section}: ${Object.keys(known).join(', ')}`)
  if (setting.unavailable !== undefined)
    return conflict(`${member} cannot be set: ${unavailableTexts[setting.unavailable]}`)
  const read = valueIn(member, setting, value)
  return isLeft(read) ? read : right([member, read.right])
}

export const settingsCommands = [
  inWorkspace('settings')({
    path: 'settings set',
    summary: "set members of one section of the workspace's settings",
    fields: {
      section: argument(choice(SettingsSection, 'section'), 'the section'),
      values: words(prose('member=value'), 'new values; separate the elements of a list with commas'),
    },
    example: 'defaults currency=EUR timeZone=Europe/Berlin hoursPerDay=7.5 workingDays=monday,tuesday,thursday',
    appends: ['SettingsChanged'],
    decide: ({ section, values }, events) => {
      const known = statesOf(Settings, events).find(({ state }) => state.section === section)?.state.values
      const before: Record<string, Value> = {}
      const after: Record<string, Value> = {}
      for (const word of values) {
        const one = assigned(section, word)
        if (isLeft(one)) return one
        const [member, value] = one.right
        if (Object.hasOwn(after, member)) return misused(`${member} is given twice: give it once`)
        before[member] = known?.[member] ?? SETTINGS[section][member]?.standard ?? null
        after[member] = value
      }
      for (const member of Object.keys(after))
        if (same(before[member], after[member])) {
          delete before[member]
          delete after[member]
        }
      const ref = { kind: 'settings', key: section }
      return Object.keys(after).length === 0
        ? states({ section })
        : states({ section }, stated('SettingsChanged', ref, { section, before, after }))
    },
  }),
]
