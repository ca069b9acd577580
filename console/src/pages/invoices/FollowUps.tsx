import type { FollowUp } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'

/** The tasks before the invoice is handed over. */
export const FollowUps = ({ actions }: { actions: readonly FollowUp[] }) => {
  if (actions.length === 0) return <EmptyState title="Nothing is left to do" />
  return (
    <ol className="follow-ups">
      {actions.map(({ n, tag, title, tone, action, why }) => (
        <li key={n} className="card">
          <p className="row">
            <strong>{title}</strong>
            <Chip tone={tone}>{spoken(tag)}</Chip>
          </p>
          <p>{action}</p>
          <p className="small soft">{why}</p>
        </li>
      ))}
    </ol>
  )
}
