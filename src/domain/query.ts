import * as t from 'io-ts'
import { optional, refined } from './codec.js'
import { CivilDate, Uuid } from './common.js'
import { isZone } from './time.js'

export const ZoneName = refined(t.string, isZone, 'an IANA time zone of 1-64 characters', {
  // Which zones there are no pattern says.
  ...{ minLength: 1, maxLength: 64, description: 'A zone of the IANA database, such as Europe/Berlin; no UTC offset.' },
})

/** The parameters by which most reports are narrowed. */
export const selectionQuery = { clientId: optional(Uuid), projectId: optional(Uuid) }
/** The period of reports that make no sense without one. */
export const requiredDays = { start: CivilDate, end: CivilDate, tz: optional(ZoneName) }
export const periodQuery = { start: optional(CivilDate), end: optional(CivilDate), tz: optional(ZoneName) }
