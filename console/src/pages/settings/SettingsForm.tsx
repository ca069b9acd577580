import type { WorkspaceSettings } from '@workspace-delivery-intelligence/client'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { changedWords, initialOf, type SettingsSection } from './sections.js'

/** Changes the settings of a section. */
export const SettingsForm = ({
  section,
  settings,
  onClose,
}: {
  section: SettingsSection
  settings: WorkspaceSettings['settings']
  onClose: () => void
}) => (
  <StatementDialog
    title={`Change ${section.title.toLowerCase()}`}
    statement="settings.set"
    action="Save the settings"
    told="The settings are saved."
    fields={section.settings.map(({ field }) => field)}
    initial={initialOf(section, settings)}
    fixed={{ section: section.id }}
    about={section.id}
    check={(values) =>
      changedWords(section, settings, values).length === 0
        ? { field: section.settings[0]?.name ?? '', problem: 'Nothing is changed yet.' }
        : null
    }
    sentAs={(values) => ({ values: changedWords(section, settings, values) })}
    onClose={onClose}
  />
)
