import { clockify } from '../time-sheets/clockify.js'
import { harvest } from '../time-sheets/harvest.js'
import { toggl } from '../time-sheets/toggl.js'
import type { TableFormat } from './format.js'

/** Every table that is recognised. */
export const tableFormats: readonly TableFormat[] = [toggl, clockify, harvest]
