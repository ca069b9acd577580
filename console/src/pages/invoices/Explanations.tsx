import { useState } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { FigureValue } from '../../parts/values.js'
import { aroundNumber } from './claim-text.js'
import { Disclosure } from './Disclosure.js'
import { useDefenseQuestion } from './defense.js'
import { type Defense, type Detail, type Pack, QUESTION_IDS, QUESTIONS } from './words.js'

type Claim = Pack['claims'][number]

/** A sentence whose number opens its evidence. */
const ClaimSentence = ({ claim, at }: { claim: Claim; at: string }) => {
  const around = aroundNumber(claim)
  if (claim.figure === null) return <>{claim.text}</>
  const number = <FigureValue figure={claim.figure} at={`${at}.figure.value`} />
  if (around === null)
    return (
      <>
        {claim.text} {number}
      </>
    )
  return (
    <>
      {around.before}
      {number}
      {around.after}
    </>
  )
}

const Claims = ({ answer, detail }: { answer: Defense; detail: Detail }) => {
  const { pack, invoice } = answer
  if (pack === null) return null
  const isOfAnother = invoice !== null && invoice.id !== detail.key
  return (
    <div className="stack">
      <ul className="claims">
        {pack.claims.map((claim, n) => (
          <li key={claim.text}>
            <ClaimSentence claim={claim} at={`pack.claims[${n}]`} />
          </li>
        ))}
        {pack.gaps.map((gap) => (
          <li key={gap} className="soft">
            {gap}
          </li>
        ))}
      </ul>
      {pack.id === 'what-did-it-cost' && isOfAnother && (
        <p className="small soft">Amounts are those of invoice {invoice.number}, the latest of these days.</p>
      )}
    </div>
  )
}

const Explanation = ({ detail, question }: { detail: Detail; question: Pack['id'] }) => {
  const asked = useAnswer('invoiceDefense.read', useDefenseQuestion(detail, question))
  return (
    <Loaded asked={asked} heights={[96]} label="the answer">
      {(answer) => <Claims answer={answer} detail={detail} />}
    </Loaded>
  )
}

/** The five questions that the evidence answers, for the days of the invoice. One is open at first. */
export const Explanations = ({ detail }: { detail: Detail }) => {
  const [opened, setOpened] = useState<readonly Pack['id'][]>([QUESTION_IDS[0] ?? 'what-was-delivered'])
  const toggle = (id: Pack['id']): void =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id])
  return (
    <div className="card explanations">
      {QUESTION_IDS.map((id) => (
        <Disclosure key={id} name={QUESTIONS[id]} isOpen={opened.includes(id)} onToggle={() => toggle(id)}>
          <Explanation detail={detail} question={id} />
        </Disclosure>
      ))}
    </div>
  )
}
