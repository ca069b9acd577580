import { compareText } from '#domain/compare'
import type { NamedKey } from '#domain/events/code'

/** Fields that can name a key, strongest first. */
export const FIELDS = ['title', 'body', 'branch', 'commit'] as const satisfies readonly NamedKey['field'][]

/** The rule for a key; tests compare the faster search below with it. */
export const KEY = /(?<![A-Za-z0-9_-])([A-Za-z][A-Za-z0-9_]{1,9})-([1-9]\d{0,6})(?![A-Za-z0-9]|[-.]\d)/g

/** The parts of `KEY` before and after its hyphen, with their longest length. */
const BEFORE = /(?<![A-Za-z0-9_-])[A-Za-z][A-Za-z0-9_]{1,9}$/
const AFTER = /^[1-9]\d{0,6}(?![A-Za-z0-9]|[-.]\d)/
const LOOK_BEFORE = 11
const LOOK_AFTER = 9

/**
 * Possible keys of work items in a text, in upper case. Whether such items exist is not known here.
 * Searches around hyphens only: twice as fast as `KEY`, which tries every word.
 */
export const keysIn = (text: string): readonly string[] => {
  const keys: string[] = []
  for (let hyphen = text.indexOf('-'); hyphen !== -1; hyphen = text.indexOf('-', hyphen + 1)) {
    const digit = text.charCodeAt(hyphen + 1)
    if (!(digit > 0x30 && digit <= 0x39)) continue
    const project = BEFORE.exec(text.slice(Math.max(0, hyphen - LOOK_BEFORE), hyphen))?.[0]
    const number = AFTER.exec(text.slice(hyphen + 1, hyphen + 1 + LOOK_AFTER))?.[0]
    if (project !== undefined && number !== undefined) keys.push(`${project}-${number}`.toUpperCase())
  }
  return keys
}

/** Each key once, with the strongest field that names it; by field, then by key. */
export const namedKeys = (found: Readonly<Record<NamedKey['field'], readonly string[]>>): readonly NamedKey[] => {
  const seen = new Set<string>()
  return FIELDS.flatMap((field) =>
    [...new Set(found[field])]
      .filter((key) => !seen.has(key) && seen.add(key))
      .sort(compareText)
      .map((key) => ({ key, field })),
  )
}
