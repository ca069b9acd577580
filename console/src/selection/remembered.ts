import type { Workspace } from '../address/address.js'
import { isUuid } from '../address/address.js'
import { isPresetId } from '../address/periods.js'
import { isTimeZone } from '../address/zones.js'
import type { Remembered } from './defaults.js'

// What was selected last in a workspace, so that the next visit begins there. Ids and words of this console alone are kept.

const NOTHING: Remembered = { projectId: null, preset: null, timeZone: null }

const placeOf = ({ organization, workspace }: Workspace): string => `wdi.selected ${organization}/${workspace}`

const textIn = <A extends string>(value: unknown, isValid: (text: string) => text is A): A | null =>
  typeof value === 'string' && isValid(value) ? value : null

/** Reads what was selected last. */
export const remembered = (workspace: Workspace): Remembered => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf(workspace)) ?? 'null')
    if (typeof value !== 'object' || value === null) return NOTHING
    const { projectId, preset, timeZone } = value as Record<string, unknown>
    return {
      projectId: textIn(projectId, (text): text is string => isUuid(text)),
      preset: textIn(preset, isPresetId),
      timeZone: textIn(timeZone, (text): text is string => isTimeZone(text)),
    }
  } catch {
    return NOTHING
  }
}

/** Keeps what is selected. A browser that keeps nothing remembers nothing. */
export const remember = (workspace: Workspace, selection: Remembered): void => {
  try {
    localStorage.setItem(placeOf(workspace), JSON.stringify(selection))
  } catch {
    return
  }
}
