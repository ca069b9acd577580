import { forgetAllInTab, forgetInTab, keepInTab, readInTab } from '../session/tab.js'
import type { Values } from './fields.js'

// What was filled in and not sent stays in the tab: a form that was left begins with it.

const PREFIX = 'wdi.draft '

/** The name of a draft: of one form about one thing. */
export const draftName = (workspace: string, form: string, about: string): string => `${workspace} ${form} ${about}`

const isValues = (value: unknown): value is Values => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(
    (one) =>
      typeof one === 'string' ||
      typeof one === 'boolean' ||
      (Array.isArray(one) && one.every((each) => typeof each === 'string')),
  )
}

/** Reads a draft; null if there is none. */
export const readDraft = (name: string): Values | null => {
  try {
    const value: unknown = JSON.parse(readInTab(PREFIX + name) ?? 'null')
    return isValues(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a draft. A tab without room for it keeps none. */
export const keepDraft = (name: string, values: Values): void => keepInTab(PREFIX + name, JSON.stringify(values))

export const forgetDraft = (name: string): void => forgetInTab(PREFIX + name)

/** Forgets every draft. */
export const forgetDrafts = (): void => forgetAllInTab(PREFIX)

const WRITER = 'wdi.writer'

/**
 * Says who writes from now on. Drafts of the same person stay, also where a session ended and another began; those of anybody else
 * are forgotten.
 *
 * @param writer the id of a member; null where a key is in use.
 */
export const beginDrafts = (writer: string | null): void => {
  const now = writer ?? 'key'
  if (readInTab(WRITER) !== now) forgetDrafts()
  keepInTab(WRITER, now)
}
