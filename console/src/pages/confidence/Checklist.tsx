import type { ChecklistItem } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Count } from '../../parts/values.js'

const titles: Readonly<Record<ChecklistItem['id'], string>> = {
  'ticket-pr-convention': 'Changes name their work item',
  'project-mapping': 'Trackers are mapped to projects',
  'calendar-tags': 'Meetings name their project',
  'scope-lock': 'The agreed scope is locked',
  'ai-marking': 'Changes say whether AI helped',
  'work-type-classification': 'Work items have a type',
}

/** The items that a team sets up once, done or open. */
export const Checklist = ({ items }: { items: readonly ChecklistItem[] }) => (
  <ul className="checklist">
    {items.map(({ id, done, meta, providers, evidence }) => (
      <li key={id} className="card">
        <p className="row">
          <strong>{titles[id]}</strong>
          <Chip tone={done ? 'good' : 'warn'}>{done ? 'Done' : 'Open'}</Chip>
        </p>
        <p>{meta}</p>
        {evidence !== undefined && (
          <p className="small soft">
            <Count value={evidence.numerator} /> of <Count value={evidence.denominator} />: {evidence.query}
          </p>
        )}
        {providers.length > 0 && <p className="small soft">From {format.list(providers.map(spoken))}</p>}
      </li>
    ))}
  </ul>
)
