import type { ChangeEvent } from 'react'
import type { CivilDate } from '../address/civil.js'
import { latestEnd, presetOf, presets } from '../address/periods.js'
import { select, useAddress } from '../address/useAddress.js'
import { timeZones } from '../address/zones.js'
import { OWN_ZONE } from '../format/viewer.js'
import { useAccess } from '../selection/access.js'
import './context-bar.css'
import { useDirectory } from '../selection/directory.js'
import { pageOf, usePages } from '../selection/page.js'
import { useSelected } from '../selection/selected.js'
import { DateField } from './DateField.js'

const ClientAndProject = () => {
  const { clientId, project } = useSelected()
  const directory = useDirectory()
  const page = pageOf(usePages(), useAddress().page, useAccess())
  const mayShowAll = page?.selection !== 'project' || project.kind === 'all'
  const clients = directory.state === 'known' ? directory.clients : []
  const projects = directory.state === 'known' ? directory.projects : []
  const shown = projects.filter((one) => clientId === null || one.clientId === clientId)

  const chooseClient = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = target.value === '' ? null : target.value
    const first = projects.find((one) => chosen === null || one.clientId === chosen)
    select({ clientId: chosen, projectId: mayShowAll ? 'all' : (first?.id ?? 'all') })
  }
  const chooseProject = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = projects.find(({ id }) => id === target.value)
    select(chosen === undefined ? { projectId: 'all' } : { projectId: chosen.id, clientId: chosen.clientId })
  }
  return (
    <>
      <label className="field context-client">
        <span>Client</span>
        <select value={clientId ?? ''} onChange={chooseClient} disabled={directory.state !== 'known'}>
          <option value="">All clients</option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field context-project">
        <span>Project</span>
        <select
          value={project.kind === 'one' ? project.id : ''}
          onChange={chooseProject}
          disabled={directory.state !== 'known'}
        >
          {(mayShowAll || project.kind !== 'one') && (
            <option value="">{directory.state === 'known' ? 'All projects' : '…'}</option>
          )}
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {project.kind === 'one' && !shown.some(({ id }) => id === project.id) && (
            <option value={project.id}>{directory.state === 'known' ? 'Another project' : '…'}</option>
          )}
        </select>
      </label>
    </>
  )
}

const PeriodAndZone = () => {
  const { start, end, today, timeZone } = useSelected()
  const choosePreset = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const preset = presets(today).find(({ id }) => id === target.value)
    if (preset !== undefined) select(preset.period)
  }
  // A day before the first or after the last moves the other end along.
  const chooseStart = (date: CivilDate): void => select({ start: date, end: date > end ? date : end })
  const chooseEnd = (date: CivilDate): void => select({ end: date, start: date < start ? date : start })
  return (
    <>
      <label className="field">
        <span>Period</span>
        <select value={presetOf({ start, end }, today) ?? 'custom'} onChange={choosePreset}>
          {presets(today).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value="custom">Custom</option>
        </select>
      </label>
      <DateField label="From" value={start} latest={latestEnd(today)} onChoose={chooseStart} />
      <DateField label="To" value={end} latest={latestEnd(today)} onChoose={chooseEnd} />
      <label className="field context-zone">
        <span>Time zone</span>
        <select value={timeZone} onChange={({ target }) => select({ timeZone: target.value })}>
          {timeZones([...new Set([OWN_ZONE, timeZone])]).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** Client, project, period and zone: they stand above every page, and in the address. */
export const ContextBar = () => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
  <div className="context-bar unprinted" role="group" aria-label="What the pages show">
    <ClientAndProject />
    <PeriodAndZone />
  </div>
)
