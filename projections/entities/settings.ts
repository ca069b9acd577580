import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Uuid } from '#domain/common'
import { SettingsChanged } from '#domain/events/settings'
import { entity } from './entity.js'

const { section, after } = SettingsChanged.data.props
const State = closed('Settings', { workspaceId: Uuid, section, values: after })
export type SettingsState = t.TypeOf<typeof State>

/** The changed values in one section of a workspace's settings; the rest is as the service ships. */
export const Settings = entity<SettingsState>({
  name: 'settings',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    SettingsChanged: (state, { data, metadata: { workspaceId } }) => ({
      workspaceId,
      section: data.section,
      values: { ...state?.values, ...data.after },
    }),
  },
})
