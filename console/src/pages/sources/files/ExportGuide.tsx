import type { CatalogEntry, ConnectionView } from '@workspace-delivery-intelligence/client'
import { categoryWords } from '../../../format/words.js'
import { guidesOf } from './exports.js'

/** The files that can be added, and how each product exports them: first what helps most. */
export const ExportGuide = ({
  entries,
  connections,
}: {
  entries: readonly CatalogEntry[]
  connections: readonly ConnectionView[]
}) => {
  const connected = new Set(connections.map(({ provider }) => provider))
  return (
    <div className="files-guide">
      {guidesOf(entries, connected).map(({ category, entries: ofCategory }) => (
        <section key={category} className="card" aria-label={categoryWords[category]}>
          <h3>{categoryWords[category]}</h3>
          <ul>
            {ofCategory.map(({ provider, label, way }) => (
              <li key={provider}>
                <strong>{label}.</strong> <span className="soft">{way}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
