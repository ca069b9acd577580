import type { WorkspaceSettings } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { spoken } from '../../format/words.js'
import { AboutLine } from '../../parts/AboutLine.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Count, Instant } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Calendars } from './Calendars.js'
import { Deletion, LifecycleButtons } from './Lifecycle.js'
import { ServiceState } from './ServiceState.js'
import './settings.css'
import { SettingsForm } from './SettingsForm.js'
import { SECTIONS, type Setting, type SettingsSection, shownOf } from './sections.js'

const Identity = ({ answer }: { answer: WorkspaceSettings }) => {
  const { timeZone, workspace } = useSelected()
  const { identity, footprint } = answer
  return (
    <Section title={identity.name}>
      <div className="card stack">
        <Facts
          rows={[
            ['Address', `${workspace.organization}/${identity.slug}`],
            ['Created', <Instant key="created" at={identity.createdAt} timeZone={timeZone} />],
            ['Last edited', <Instant key="edited" at={identity.lastEditedAt} timeZone={timeZone} />],
            ['Your role', spoken(answer.role)],
            ['Clients', <Count key="clients" value={footprint.clients} at="footprint.clients" />],
            ['Projects', <Count key="projects" value={footprint.projects} at="footprint.projects" />],
            ['Connections', <Count key="connections" value={footprint.connections} at="footprint.connections" />],
            ['Members', <Count key="members" value={footprint.members} at="footprint.members" />],
          ]}
        />
        <LifecycleButtons answer={answer} />
      </div>
    </Section>
  )
}

const shown = (setting: Setting, settings: WorkspaceSettings['settings']) => {
  const text = shownOf(setting, settings)
  return setting.name === 'website' && text !== 'not set' ? <ExternalLink url={text}>{text}</ExternalLink> : text
}

const SectionView = ({
  section,
  answer,
  onChange,
}: {
  section: SettingsSection
  answer: WorkspaceSettings
  onChange: () => void
}) => {
  const mayChange = useMay('settings.set')
  return (
    <Section title={section.title} note={section.note}>
      <div className="card stack">
        <Facts
          rows={section.settings.map((setting) => [setting.field.label, shown(setting, answer.settings)] as const)}
        />
        {mayChange && answer.canEdit && (
          <div className="row unprinted">
            <button
              type="button"
              className="button is-small"
              aria-label={`Change ${section.title.toLowerCase()}`}
              onClick={onChange}
            >
              Change…
            </button>
          </div>
        )}
      </div>
    </Section>
  )
}

const Content = ({ answer }: { answer: WorkspaceSettings }) => {
  const [open, setOpen] = useState<SettingsSection | null>(null)
  return (
    <>
      {answer.deletion !== null && <Deletion deletion={answer.deletion} />}
      <div className="settings">
        <Identity answer={answer} />
        {SECTIONS.map((section) => (
          <SectionView key={section.id} section={section} answer={answer} onChange={() => setOpen(section)} />
        ))}
        <ServiceState />
      </div>
      <Calendars />
      {open !== null && <SettingsForm section={open} settings={answer.settings} onClose={() => setOpen(null)} />}
    </>
  )
}

/** The settings of the workspace, as they are in force. */
export const Settings = () => {
  const asked = useAnswer('commercial.read', {})
  return (
    <PageFrame title="Workspace" subtitle="What is in force. Secrets are never shown.">
      <Loaded asked={asked} heights={[360, 420, 420]} label="the settings">
        {(answer) => <Content answer={answer} />}
      </Loaded>
      <AboutLine />
    </PageFrame>
  )
}
