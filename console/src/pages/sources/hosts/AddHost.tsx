import type { SourceProject } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { setView, useAddress } from '../../../address/useAddress.js'
import type { Answer } from '../../../api/ask.js'
import { useAnswer } from '../../../api/useAnswer.js'
import { Loaded } from '../../../parts/Loaded.js'
import { Section } from '../../../parts/Section.js'
import { ConnectForm } from './ConnectForm.js'
import { HostForm } from './HostForm.js'
import type { Filled } from './wish.js'
import './hosts.css'

type Product = Answer<'hosts.list'>['products'][number]

/** A host that was looked at, with the token that is to be kept. */
interface Looked {
  readonly product: Product
  readonly filled: Filled
  readonly found: Answer<'hosts.check'>
}

const close = (): void => setView({ add: null, product: null })

/** Connects a host that the service asks by itself: which one, what the token sees, where it belongs. */
export const AddHost = ({ projects }: { projects: readonly SourceProject[] }) => {
  const asked = useAnswer('hosts.list', {})
  const { view } = useAddress()
  const [looked, setLooked] = useState<Looked | null>(null)
  return (
    <Section
      title="Add a host"
      note="The service asks it by itself from then on. Nothing is read before you connect it."
      aside={
        <button type="button" className="button is-small" onClick={close}>
          Close
        </button>
      }
    >
      <Loaded asked={asked} heights={[160]} label="the products">
        {({ products }) =>
          looked === null ? (
            <HostForm
              products={products}
              first={products.find(({ provider }) => provider === view['product'])?.provider ?? ''}
              onFound={(product, filled, found) => setLooked({ product, filled, found })}
              onCancel={close}
            />
          ) : (
            <ConnectForm {...looked} projects={projects} onBack={() => setLooked(null)} />
          )
        }
      </Loaded>
    </Section>
  )
}
