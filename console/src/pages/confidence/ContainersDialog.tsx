import { format } from '../../format/viewer.js'
import { useDirectory } from '../../selection/directory.js'
import { Listed } from './Listed.js'
import { MendDialog, type MendRow } from './MendDialog.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'
import { containerWords } from './words.js'

type Container = OpenPoints['containers'][number]

/** The first day of all: a place belonged to nobody before it was mapped. */
const FIRST_DAY = '0001-01-01'

const keyOf = ({ kind, container }: Container): string => JSON.stringify([kind, container])

const recordsOf = ({ records }: Container): string =>
  records === null ? 'records not counted' : `${format.number(records)} ${records === 1 ? 'record' : 'records'}`

/** Assigns repositories, trackers, calendars and accounts to projects. */
export const ContainersDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const directory = useDirectory()
  const watches = useScoreWatch('items_mapped')
  const { containers, containersTotal } = points
  const projects = directory.state === 'known' ? directory.projects : []
  const clients = directory.state === 'known' ? directory.clients : []
  const options = projects
    .filter(({ status }) => status !== 'archived')
    .map(({ id, name, clientId }) => {
      const client = clients.find((one) => one.id === clientId)
      return { value: id, label: client === undefined ? name : `${client.name} / ${name}` }
    })
  const known = new Map(containers.map((one) => [keyOf(one), one]))
  const placeOf = (key: string) => {
    const { kind, container } = known.get(key) as Container
    return { kind, container }
  }
  const rows = containers.map(
    (one): MendRow => ({
      key: keyOf(one),
      name: one.container,
      facts: (
        <>
          <span>{containerWords[one.kind] ?? one.kind}</span>
          <span>{recordsOf(one)}</span>
          {one.sources.length > 0 && <span>from {format.list(one.sources)}</span>}
        </>
      ),
      value: '',
      words: `${containerWords[one.kind] ?? ''} ${one.sources.join(' ')}`,
    }),
  )
  return (
    <MendDialog
      title="Map to projects"
      note="What lies in a repository, tracker, calendar or account counts in its project, from the beginning on."
      action={(some) => `Map ${some}`}
      told={(some) => `Mapped ${some}.`}
      one="place"
      many="places"
      rows={rows}
      value={{ kind: 'choice', label: 'Project', options }}
      statement={{
        group: 'container',
        name: 'map',
        fieldsOf: (key, project) => ({ ...placeOf(key), project }),
      }}
      undoneBy={{ group: 'container', name: 'unmap', fieldsOf: (key) => ({ ...placeOf(key), from: FIRST_DAY }) }}
      watches={watches}
      onClose={onClose}
    >
      <Listed listed={containers.length} total={containersTotal} />
    </MendDialog>
  )
}
