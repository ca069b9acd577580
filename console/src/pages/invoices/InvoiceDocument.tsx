import type { ReactNode } from 'react'
import type { Answer } from '../../api/ask.js'
import { format } from '../../format/viewer.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useDirectory } from '../../selection/directory.js'
import { useMember } from '../../session/context.js'
import './document.css'
import { DocumentLines } from './DocumentLines.js'
import { DocumentTerms } from './DocumentTerms.js'
import { DocumentChanges, DocumentItems, DocumentTime } from './DocumentWork.js'
import { answeredIn, type Paper, type Part, partWords } from './document.js'
import { isForClients } from './for-clients.js'
import { standingOf } from './standing.js'
import type { Detail, Pack } from './words.js'

const Chapter = ({ part, children }: { part: Part; children: ReactNode }) => (
  <section>
    <h2>{partWords[part].title}</h2>
    {children}
  </section>
)

const Named = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="document-facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Title = ({ detail }: { detail: Detail }) => {
  const member = useMember()
  const directory = useDirectory()
  const { clients, projects } = directory.state === 'known' ? directory : { clients: [], projects: [] }
  const client = clients.find(({ id }) => id === detail.clientId)?.name
  const project = projects.find(({ id }) => id === detail.projectId)?.name
  return (
    <header className="document-title">
      <p className="document-from">{member?.workspaceName}</p>
      <h1>Invoice {detail.number}</h1>
      <p className="document-about">What was billed, and the work behind it</p>
      <Named
        rows={[
          ...(client === undefined ? [] : [['Client', client] as const]),
          ...(project === undefined ? [] : [['Project', project] as const]),
          ['Period', format.range(detail.periodStart, detail.periodEnd)],
          ['Issued on', <CivilDay key="issued" date={detail.issuedOn} />],
          ['Amount', <Money key="amount" cents={detail.amountCents} currency={detail.currency} />],
        ]}
      />
    </header>
  )
}

const SummarySentence = ({ detail }: { detail: Detail }) => {
  const standing = standingOf(detail)
  switch (standing) {
    case 'more':
      return (
        <>
          <Money cents={detail.varianceCents} currency={detail.currency} isUnsigned /> of this amount is not supported
          by evidence.
        </>
      )
    case 'less':
    case 'matched':
      return <>The evidence supports this amount.</>
    case 'open':
    case 'unchecked':
      return <>Not every line has records of work behind it.</>
    case 'void':
      return <>This invoice is void.</>
    default:
      return standing satisfies never
  }
}

const Summary = ({ detail }: { detail: Detail }) => (
  <>
    <Named
      rows={[
        ['Billed', <Money key="billed" cents={detail.amountCents} currency={detail.currency} />],
        ...(detail.supportedCents === null
          ? []
          : [
              [
                'Supported by evidence',
                <Money key="supported" cents={detail.supportedCents} currency={detail.currency} />,
              ] as const,
            ]),
      ]}
    />
    <p>
      <SummarySentence detail={detail} />
    </p>
  </>
)

/** What an invoice cost the client is what it bills. */
const Cost = ({ detail: { amountCents, supportedCents, currency } }: { detail: Detail }) => (
  <ul>
    <li>
      Billed: <Money cents={amountCents} currency={currency} />.
    </li>
    {supportedCents !== null && (
      <li>
        Supported by evidence: <Money cents={supportedCents} currency={currency} />.
      </li>
    )}
  </ul>
)

const Explained = ({ detail, pack }: { detail: Detail; pack: Pack }) => {
  const claims = pack.claims.filter(isForClients)
  return (
    <div className="document-whole">
      <h3>{pack.question}</h3>
      {pack.id === 'what-did-it-cost' ? (
        <Cost detail={detail} />
      ) : claims.length === 0 ? (
        <p>Not known for this period.</p>
      ) : (
        <ul>
          {claims.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Answers = ({ detail }: { detail: Detail }) =>
  answeredIn(detail).map(({ questionId, question, answer }) => (
    <div key={questionId} className="document-whole">
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ))

/** An invoice as a document for the client, of the parts that were chosen. It is on paper alone. */
export const InvoiceDocument = ({
  detail,
  parts,
  paper,
  packs,
  agreements,
}: {
  detail: Detail
  parts: readonly Part[]
  paper: Paper
  packs: readonly Pack[]
  agreements: Answer<'agreements.read'> | null
}) => {
  const has = (part: Part): boolean => parts.includes(part)
  return (
    <article className={`document printed-only is-${paper.toLowerCase()}`}>
      <Title detail={detail} />
      {has('summary') && (
        <Chapter part="summary">
          <Summary detail={detail} />
        </Chapter>
      )}
      {has('lines') && (
        <Chapter part="lines">
          <DocumentLines detail={detail} />
        </Chapter>
      )}
      {has('time') && (
        <Chapter part="time">
          <DocumentTime detail={detail} />
        </Chapter>
      )}
      {has('items') && (
        <Chapter part="items">
          <DocumentItems detail={detail} />
        </Chapter>
      )}
      {has('changes') && (
        <Chapter part="changes">
          <DocumentChanges detail={detail} />
        </Chapter>
      )}
      {has('explanations') && packs.length > 0 && (
        <Chapter part="explanations">
          {packs.map((pack) => (
            <Explained key={pack.id} detail={detail} pack={pack} />
          ))}
        </Chapter>
      )}
      {has('questions') && answeredIn(detail).length > 0 && (
        <Chapter part="questions">
          <Answers detail={detail} />
        </Chapter>
      )}
      {has('terms') && (
        <Chapter part="terms">
          <DocumentTerms detail={detail} agreements={agreements} />
        </Chapter>
      )}
    </article>
  )
}
