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
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    return isValues(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a draft. A tab without room for it keeps none. */
export const keepDraft = (name: string, values: Values): void => {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {
    forgetDraft(name)
  }
}

export const forgetDraft = (name: string): void => sessionStorage.removeItem(PREFIX + name)

/** Forgets every draft: what one person wrote is not shown to the next who signs in. */
export const forgetDrafts = (): void => {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
}
