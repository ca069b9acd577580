import * as t from 'io-ts'
import { closed, oneOf } from '../codec.js'
import { defineEvent } from './envelope.js'

export const SettingsSection = oneOf('commercial', 'defaults', 'identity', 'narrativeAi', 'privacy', 'security')
export type SettingsSection = t.TypeOf<typeof SettingsSection>

const Value = t.union([t.string, t.number, t.boolean, t.null, t.readonlyArray(t.string)])
const Values = t.readonly(t.record(t.string, Value))

/** Members of one section, as they were and as they are now; never a secret. */
export const SettingsChanged = defineEvent(
  'settings',
  'SettingsChanged',
  closed('SettingsChanged', { section: SettingsSection, before: Values, after: Values }),
)
