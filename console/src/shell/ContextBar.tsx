import type { ChangeEvent } from 'react'
import type { CivilDate } from '../address/civil.js'
import { latestEnd, presetOf, presets } from '../address/periods.js'
import { select, useAddress } from '../address/useAddress.js'
import { timeZones } from '../address/zones.js'
import { format, OWN_ZONE } from '../format/viewer.js'
import './context-bar.css'
import { type Client, type Project, useDirectory } from '../selection/directory.js'
import { usePage } from '../selection/offered.js'
import { useSelected } from '../selection/selected.js'
import { DateField } from './DateField.js'
import { Popover } from './Popover.js'

const SEPARATOR = ' / '

/** The choices of the chip: all, each client, each project. A value is `client:<id>` or `project:<id>`. */
const placesOf = (
  clients: readonly Client[],
  projects: readonly Project[],
): readonly { readonly client: Client; readonly projects: readonly Project[] }[] =>
  clients.map((client) => ({ client, projects: projects.filter(({ clientId }) => clientId === client.id) }))

const ClientAndProject = () => {
  const { clientId, project } = useSelected()
  const { selection } = useAddress()
  const directory = useDirectory()
  const page = usePage()
  const needsProject = page?.selection === 'project'
  const offersProjects = page?.selection !== 'clients'
  const clients = directory.state === 'known' ? directory.clients : []
  const projects = directory.state === 'known' ? directory.projects : []
  const isOfProject = project.kind === 'one'
  const ofProject = isOfProject && offersProjects ? `project:${project.id}` : null
  const ofClient = clientId !== null && !isOfProject && !needsProject ? `client:${clientId}` : null
  const value = ofProject ?? ofClient ?? ''
  const isKnown = ofProject === null || projects.some(({ id }) => `project:${id}` === ofProject)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const [kind, id = ''] = target.value.split(':')
    if (kind === 'client') select({ clientId: id, projectId: 'all' })
    else if (kind === 'project')
      select({ projectId: id, clientId: projects.find((one) => one.id === id)?.clientId ?? selection.clientId })
    else select({ clientId: null, projectId: 'all' })
  }
  return (
    <label className="context-chip">
      <span className="unseen">{offersProjects ? 'Client and project' : 'Client'}</span>
      <select value={value} onChange={choose} disabled={directory.state !== 'known'}>
        {(!needsProject || value === '') && (
          <option value="">
            {directory.state === 'known' ? (needsProject ? 'Choose a project' : 'All clients and projects') : '…'}
          </option>
        )}
        {!isKnown && <option value={value}>{directory.state === 'known' ? 'Another project' : '…'}</option>}
        {!offersProjects &&
          clients.map(({ id, name }) => (
            <option key={id} value={`client:${id}`}>
              {name}
            </option>
          ))}
        {placesOf(clients, offersProjects ? projects : []).map(({ client, projects: ofClient }) => (
          <optgroup key={client.id} label={client.name}>
            {!needsProject && <option value={`client:${client.id}`}>{`${client.name}${SEPARATOR}all projects`}</option>}
            {ofClient.map(({ id, name }) => (
              <option key={id} value={`project:${id}`}>
                {`${client.name}${SEPARATOR}${name}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const Period = () => {
  const { start, end, today } = useSelected()
  // A day before the first or after the last moves the other end along.
  const chooseStart = (date: CivilDate): void => select({ start: date, end: date > end ? date : end })
  const chooseEnd = (date: CivilDate): void => select({ end: date, start: date < start ? date : start })
  const preset = presetOf({ start, end }, today)
  const label = presets(today).find(({ id }) => id === preset)?.label ?? format.range(start, end)
  return (
    <Popover label={label} name="Period">
      <ul className="context-presets">
        {presets(today).map(({ id, label: text, period }) => (
          <li key={id}>
            <button
              type="button"
              className="button is-plain is-small"
              aria-pressed={id === preset}
              onClick={() => select(period)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <DateField label="From" value={start} latest={latestEnd(today)} onChoose={chooseStart} />
      <DateField label="To" value={end} latest={latestEnd(today)} onChoose={chooseEnd} />
    </Popover>
  )
}

const Zone = () => {
  const { timeZone } = useSelected()
  return (
    <label className="context-chip">
      <span className="unseen">Time zone</span>
      <select value={timeZone} onChange={({ target }) => select({ timeZone: target.value })}>
        {timeZones([...new Set([OWN_ZONE, timeZone])]).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Client and project, period and zone, as chips in one row: they stand above every page, and in the address. */
export const ContextBar = () => {
  const page = usePage()
  if (page === undefined || page.selection === 'workspace') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="context-bar unprinted" role="group" aria-label="What the page shows">
      <ClientAndProject />
      {page.hasPeriod && <Period />}
      <Zone />
    </div>
  )
}
