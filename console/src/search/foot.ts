import type { Loading } from '../api/useAnswer.js'

/** The line below what was found. It says that nothing contains the text only where every answer is there. */
export const footOf = (states: readonly Loading<unknown>['state'][], found: number, text: string): string => {
  if (states.includes('loading')) return 'Loading…'
  if (found > 0) return '↑ ↓ to choose, Enter to open, Escape to close'
  return states.includes('failed') ? 'Not everything could be searched.' : `Nothing contains “${text}”.`
}
