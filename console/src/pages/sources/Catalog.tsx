import type { CatalogEntry } from '@workspace-delivery-intelligence/client'
import { categoryWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import './catalog.css'

type SetupKind = NonNullable<CatalogEntry['setupKind']>

const SETUP_WORDS: Readonly<Record<SetupKind, string>> = {
  upload: 'from a file',
  token: 'with a token',
  local_path: 'from a folder',
}

/** The sources that can be connected, by kind. */
export const Catalog = ({ entries }: { entries: readonly CatalogEntry[] }) => {
  const categories = [...new Set(entries.map(({ category }) => category))]
  return (
    <div className="catalog">
      {categories.map((category) => (
        <div key={category} className="card">
          <h3>{categoryWords[category]}</h3>
          <ul>
            {entries
              .filter((entry) => entry.category === category)
              .map((entry) => (
                <li key={entry.provider} className="catalog-entry">
                  <ExternalLink url={entry.connectUrl}>{entry.label}</ExternalLink>
                  {entry.availability === 'available' ? (
                    <Chip tone="good">{entry.setupKind === null ? 'available' : SETUP_WORDS[entry.setupKind]}</Chip>
                  ) : (
                    <span className="small soft">coming soon</span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
