import type { ConnectionDetail, SourceProject } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { useMay } from '../../../selection/access.js'
import { StatementDialog } from '../../../statement/StatementDialog.js'
import { counter } from '../../../statement/takeBack.js'

type Container = ConnectionDetail['containers'][number]

const KINDS: Readonly<Record<Container['kind'], string>> = {
  repository: 'Repository',
  tracker_project: 'Tracker project',
  calendar: 'Calendar',
  cloud_account: 'Cloud account',
  ai_account: 'AI account',
}

const Assigning = ({
  container: { kind, container, projectId },
  projects,
  onClose,
}: {
  container: Container
  projects: readonly SourceProject[]
  onClose: () => void
}) => (
  <StatementDialog
    title={`Assign ${container}`}
    statement="container.map"
    action="Assign it"
    told={`${container} is assigned.`}
    about={`${kind} ${container}`}
    fields={[
      {
        kind: 'choice',
        name: 'project',
        label: 'Project',
        options: projects.map(({ id, name, clientName }) => ({ value: id, label: `${clientName} / ${name}` })),
      },
      {
        kind: 'day',
        name: 'from',
        label: 'From',
        note: 'Left empty, everything that is known of it belongs to the project.',
        isOptional: true,
      },
    ]}
    initial={projectId === null ? {} : { project: projectId }}
    fixed={{ kind, container }}
    undoneBy={() => (projectId === null ? null : counter('container.map', { kind, container, project: projectId }))}
    onClose={onClose}
  />
)

const Releasing = ({ container: { kind, container }, onClose }: { container: Container; onClose: () => void }) => (
  <StatementDialog
    title={`Take ${container} out of its project`}
    statement="container.unmap"
    action="Take it out"
    told={`${container} belongs to no project now.`}
    about={`${kind} ${container}`}
    fields={[{ kind: 'day', name: 'from', label: 'From', note: 'Left empty, it is from today on.', isOptional: true }]}
    fixed={{ kind, container }}
    onClose={onClose}
  />
)

/** The containers of a connection, and the projects to which they belong. */
export const Containers = ({
  detail: { containers },
  projects,
}: {
  detail: ConnectionDetail
  projects: readonly SourceProject[]
}) => {
  const [opened, setOpened] = useState<{ readonly container: Container; readonly how: 'map' | 'unmap' } | null>(null)
  const mayMap = useMay('container.map')
  const mayUnmap = useMay('container.unmap')
  if (containers.length === 0) return null
  const close = (): void => setOpened(null)
  return (
    <section className="stack" aria-label="Where its evidence belongs">
      <h3>Where its evidence belongs</h3>
      <ul className="connection-list">
        {containers.map((one) => (
          <li key={`${one.kind} ${one.container}`}>
            <p>
              {one.container} <span className="soft small">{KINDS[one.kind]}</span>
              <br />
              <span className={one.projectId === null ? 'connection-open' : 'soft'}>
                {one.projectId === null ? 'no project yet' : (one.projectName ?? 'another project')}
              </span>
            </p>
            <div className="row">
              {mayMap && (
                <button
                  type="button"
                  className="button is-small"
                  aria-label={
                    one.projectId === null
                      ? `Assign ${one.container} to a project`
                      : `Change the project of ${one.container}`
                  }
                  onClick={() => setOpened({ container: one, how: 'map' })}
                >
                  {one.projectId === null ? 'Assign…' : 'Change…'}
                </button>
              )}
              {mayUnmap && one.projectId !== null && (
                <button
                  type="button"
                  className="button is-small"
                  aria-label={`Take out ${one.container}`}
                  onClick={() => setOpened({ container: one, how: 'unmap' })}
                >
                  Take out…
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {opened?.how === 'map' && <Assigning container={opened.container} projects={projects} onClose={close} />}
      {opened?.how === 'unmap' && <Releasing container={opened.container} onClose={close} />}
    </section>
  )
}
