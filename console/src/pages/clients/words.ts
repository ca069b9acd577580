import type { Tone } from '../../format/words.js'
import type { Project } from '../../selection/directory.js'

type Status = Project['status']

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  archived: 'Archived',
}

export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  paused: 'warn',
  completed: 'info',
  archived: 'neutral',
}

export const STATUS_OPTIONS = Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label }))
