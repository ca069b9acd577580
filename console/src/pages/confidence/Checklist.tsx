import type { ChecklistItem } from '@workspace-delivery-intelligence/client'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { providerWord } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { PageLink } from '../../parts/PageLink.js'
import { useMayOpen } from '../../selection/offered.js'
import { checklistTitles } from './words.js'

const LockScope = () => {
  const address = useAddress()
  if (!useMayOpen('scope')) return null
  return <PageLink to={pageAddress(address, 'scope')}>Lock the scope</PageLink>
}

/** The habits that a team sets up once, done or open. */
export const Checklist = ({ items }: { items: readonly ChecklistItem[] }) => (
  <ul className="checklist card">
    {items.map(({ id, done, meta, providers }) => (
      <li key={id}>
        <Chip tone={done ? 'good' : 'warn'}>{done ? 'Done' : 'Open'}</Chip>
        <div>
          <strong>{checklistTitles[id]}</strong>
          <p className="small soft">
            {meta}
            {providers.length > 0 && ` From ${format.list(providers.map(providerWord))}.`}
          </p>
        </div>
        {id === 'scope-lock' && !done && <LockScope />}
      </li>
    ))}
  </ul>
)
