import type { Insight } from '@workspace-delivery-intelligence/client'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import type { Tone } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Emphasis } from '../../parts/Emphasis.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { PageLink } from '../../parts/PageLink.js'
import { useOffered } from '../../selection/page.js'
import './insights.css'

const WORDS: Readonly<Record<Insight['kind'], string>> = {
  warn: 'Attention',
  risk: 'Risk',
  info: 'Note',
  good: 'Good',
  ai: 'AI',
}

/** The page that says more about an insight, by the beginning of its id. */
const PAGE_OF: Readonly<Record<string, string>> = {
  coverage: 'sources',
  scope: 'scope',
  invoice: 'invoices',
  ai: 'ai-economics',
  dead_letters: 'sources',
}

const toneOf = (kind: Insight['kind']): Tone => kind

/** The insights of the service for the period. */
export const Insights = ({ insights }: { insights: readonly Insight[] }) => {
  const address = useAddress()
  const shown = useOffered()
  if (insights.length === 0) return <EmptyState title="Nothing stands out in this period" />
  return (
    <ul className="insights">
      {insights.map((insight) => {
        const page = shown.find(({ id }) => id === PAGE_OF[insight.id.split(':')[0] ?? ''])
        return (
          <li key={insight.id} className="card insight">
            <Chip tone={toneOf(insight.kind)}>{WORDS[insight.kind]}</Chip>
            <p>
              <Emphasis text={insight.body} /> <span className="soft">{insight.meta}</span>
            </p>
            {page !== undefined && <PageLink to={pageAddress(address, page.id)}>{page.title}</PageLink>}
          </li>
        )
      })}
    </ul>
  )
}
