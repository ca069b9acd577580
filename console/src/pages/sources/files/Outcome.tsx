import type { FileImport, SourceProject } from '@workspace-delivery-intelligence/client'
import { pageAddress, setView, useAddress } from '../../../address/useAddress.js'
import { coverageKindWords } from '../../../format/words.js'
import { PageLink } from '../../../parts/PageLink.js'
import { Stats } from '../../../parts/Stats.js'
import { Count } from '../../../parts/values.js'
import { useMayOpen } from '../../../selection/offered.js'
import { useSelected } from '../../../selection/selected.js'
import { PlainTable } from '../../../table/PlainTable.js'
import { periodAround, projectsIn } from './preview.js'

/** The outcome of an import, and where to go on. */
export const Outcome = ({
  known,
  projects,
  putAway,
}: {
  known: FileImport
  projects: readonly SourceProject[]
  putAway: () => void
}) => {
  const address = useAddress()
  const { today } = useSelected()
  const mayOpenProject = useMayOpen('project')
  const { result, says } = known
  if (result === null) return null
  const named = says === null || !mayOpenProject ? [] : projectsIn(says, projects)
  return (
    <div className="stack">
      <Stats
        stats={[
          ['New or changed', <Count key="accepted" value={result.accepted} />],
          ['Unchanged', <Count key="unchanged" value={result.unchanged} />],
          ['Withdrawn', <Count key="withdrawn" value={result.withdrawn} />],
          ['Rejected', <Count key="rejected" value={result.rejectedTotal} />],
        ]}
      />
      {result.missing.length > 0 && (
        <div className="stack">
          <p>
            These known records lie on the days of the files, and the files lack them. They stay. To withdraw them, add
            the files again and say that they have everything of their days.
          </p>
          <div className="files-scroll">
            <PlainTable
              label="Known records that the files lack"
              head={['Kind and place', 'Records']}
              rows={result.missing.map(({ kind, place, records }) => [
                `${coverageKindWords[kind]}: ${projects.find(({ id }) => id === place)?.name ?? place}`,
                <Count key={`${kind} ${place}`} value={records} />,
              ])}
            />
          </div>
        </div>
      )}
      <div className="row">
        {named.map(({ id, name, last }) => (
          <PageLink
            key={id}
            className="button is-primary"
            to={{
              ...pageAddress(address, 'project'),
              selection: { ...address.selection, clientId: null, projectId: id, ...periodAround(last, today) },
            }}
          >
            Open {name}
          </PageLink>
        ))}
        <button type="button" className="button" onClick={() => setView({ connection: result.connectionId }, 'push')}>
          {result.rejectedTotal > 0 ? 'Show the rejected records' : 'Show the connection'}
        </button>
        <button type="button" className="button" onClick={putAway}>
          Done
        </button>
      </div>
    </div>
  )
}
