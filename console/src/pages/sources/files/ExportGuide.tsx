import type { CatalogEntry, ConnectionView } from '@workspace-delivery-intelligence/client'
import { setView } from '../../../address/useAddress.js'
import { categoryWords } from '../../../format/words.js'
import { useMay } from '../../../selection/access.js'
import { guidesOf } from './exports.js'

/** Opens the form that connects the host of a product. */
const ConnectHost = ({ provider, label }: Pick<CatalogEntry, 'provider' | 'label'>) => (
  <button
    type="button"
    className="link-button"
    aria-label={`Connect it: ${label}`}
    onClick={() => setView({ add: 'host', product: provider }, 'push')}
  >
    Connect it
  </button>
)

/** The products that can be added, whose hosts are asked or whose files are read: first what helps most. */
export const ExportGuide = ({
  entries,
  connections,
}: {
  entries: readonly CatalogEntry[]
  connections: readonly ConnectionView[]
}) => {
  const mayConnect = useMay('hosts.connect')
  const connected = new Set(connections.map(({ provider }) => provider))
  return (
    <div className="files-guide">
      {guidesOf(entries, connected).map(({ category, entries: ofCategory }) => (
        <section key={category} className="card" aria-label={categoryWords[category]}>
          <h3>{categoryWords[category]}</h3>
          <ul>
            {ofCategory.map(({ provider, label, setupKind, way }) => (
              <li key={provider}>
                <strong>{label}.</strong>{' '}
                {mayConnect && setupKind === 'token' && (
                  <>
                    <ConnectHost provider={provider} label={label} />, or add files:{' '}
                  </>
                )}
                <span className="soft">{way}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
