import { pageAddress, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Section } from '../../parts/Section.js'
import { useMayOpen } from '../../selection/offered.js'
import { useDefenseQuestion } from './defense.js'
import { type Defense, type Detail, QUESTION_IDS } from './words.js'

type Act = Defense['facts']['actions'][number]

/** The pages on which each kind of point is mended, with what is done there. */
const PLACES: Readonly<Record<string, readonly [page: string, text: string]>> = {
  prices: ['prices', 'Agree a price'],
  rates: ['prices', 'Set a rate'],
  currency: ['prices', 'Look at the prices'],
  sources: ['sources', 'Look at the sources'],
  scope: ['scope', 'Look at the scope'],
  engagement: ['scope', 'Sign the engagement'],
  assumptions: ['confidence', 'Look at the assumptions'],
  confidence: ['confidence', 'Look at the confidence'],
  ai: ['ai-economics', 'Look at AI economics'],
}

const Place = ({ act: { tag } }: { act: Act }) => {
  const address = useAddress()
  const [page = '', text = ''] = PLACES[tag] ?? []
  const isOffered = useMayOpen(page)
  if (page === '' || !isOffered) return null
  return <PageLink to={pageAddress(address, page)}>{text}</PageLink>
}

/** What is better done before the invoice is handed over. */
export const ToDo = ({ detail }: { detail: Detail }) => {
  const asked = useAnswer('invoiceDefense.read', useDefenseQuestion(detail, QUESTION_IDS[0] ?? 'what-was-delivered'))
  return (
    <Section title="Before you hand it over">
      <Loaded asked={asked} heights={[120]} label="what is to be done">
        {({ facts: { actions } }) =>
          actions.length === 0 ? (
            <p className="soft">Nothing is left to do.</p>
          ) : (
            <ol className="card to-do">
              {actions.map((act) => (
                <li key={act.n}>
                  <p>
                    <strong>{act.title}.</strong> {act.action}
                  </p>
                  <p className="row small soft">
                    {act.why} <Place act={act} />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Section>
  )
}
