import { pageAddress, useAddress } from '../../address/useAddress.js'
import { Answered } from '../../parts/Answered.js'
import { PageLink } from '../../parts/PageLink.js'
import { Count } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useMayOpen } from '../../selection/offered.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { useHasSession } from '../../session/context.js'
import { type Mendable, type OpenPoints, pathOfTotal, totalOf, type Way } from './points.js'
import { listWords, thingsOf } from './words.js'

/** The number of open points of a list, in words. */
export const Things = ({ points, list }: { points: OpenPoints; list: Mendable }) => {
  const parameters = useProjectQuestion()
  const total = totalOf(points, list)
  if (total === null) return null
  return (
    <Answered question={{ operation: 'openPoints.read', parameters: { ...parameters } }}>
      <strong>
        <Count value={total} at={pathOfTotal(list)} /> {thingsOf(list, total)}
      </strong>
    </Answered>
  )
}

/** The sentence in place of a button: who can do it or, where a key is in use, that a person can. */
const NotOffered = ({ byWhom }: { byWhom: string }) => (
  <p className="small soft">{useHasSession() ? byWhom : 'This key may only read: sign in as a person to mend it.'}</p>
)

const OpenList = ({
  list,
  total,
  onOpen,
}: {
  list: Mendable
  total: number | null
  onOpen: (list: Mendable) => void
}) => {
  const { open, statement, byWhom } = listWords[list]
  const may = useMay(statement)
  if (total === 0) return null
  if (!may || total === null) return <NotOffered byWhom={byWhom} />
  return (
    <button type="button" className="button is-primary" onClick={() => onOpen(list)}>
      {open}
    </button>
  )
}

const OpenPage = ({ page, label, byWhom }: { page: string; label: string; byWhom: string }) => {
  const address = useAddress()
  const mayOpen = useMayOpen(page)
  if (!mayOpen) return <NotOffered byWhom={byWhom} />
  return (
    <PageLink className="button" to={pageAddress(address, page)}>
      {label}
    </PageLink>
  )
}

/** The button that leads to where something is mended or, for whoever may not, the sentence that says who can. */
export const Mending = ({
  way,
  points,
  onOpen,
}: {
  way: Way
  /** Null where the caller may not read them. */
  points: OpenPoints | null
  onOpen: (list: Mendable) => void
}) => {
  if (way.kind === 'page') return <OpenPage page={way.page} label={way.label} byWhom={way.byWhom} />
  return <OpenList list={way.list} total={points === null ? null : totalOf(points, way.list)} onOpen={onOpen} />
}
