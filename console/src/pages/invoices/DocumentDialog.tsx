import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useAnswer } from '../../api/useAnswer.js'
import { LOCALE } from '../../format/viewer.js'
import { Dialog } from '../../parts/Dialog.js'
import { Choice, FieldGroup } from '../../parts/Form.js'
import { useMay } from '../../selection/access.js'
import { useDefenseQuestion } from './defense.js'
import { answeredIn, PARTS, type Paper, type Part, paperOf, partWords, USUAL_PARTS } from './document.js'
import { InvoiceDocument } from './InvoiceDocument.js'
import { type Detail, type Pack, QUESTION_IDS } from './words.js'

/** The answers to all questions, once they are there; nothing is asked while they are not wanted. */
const useExplanations = (detail: Detail, isWanted: boolean) => {
  const delivered = useDefenseQuestion(detail, 'what-was-delivered')
  const cost = useDefenseQuestion(detail, 'what-did-it-cost')
  const added = useDefenseQuestion(detail, 'what-was-added')
  const ai = useDefenseQuestion(detail, 'was-ai-used')
  const sure = useDefenseQuestion(detail, 'how-sure-are-you')
  const asked = [
    useAnswer('invoiceDefense.read', isWanted ? delivered : null),
    useAnswer('invoiceDefense.read', isWanted ? cost : null),
    useAnswer('invoiceDefense.read', isWanted ? added : null),
    useAnswer('invoiceDefense.read', isWanted ? ai : null),
    useAnswer('invoiceDefense.read', isWanted ? sure : null),
  ]
  const packs: Pack[] = []
  for (const one of asked) if (one.state === 'ready' && one.answer.pack !== null) packs.push(one.answer.pack)
  return {
    packs: packs.toSorted((a, b) => QUESTION_IDS.indexOf(a.id) - QUESTION_IDS.indexOf(b.id)),
    isLoading: isWanted && asked.some(({ state }) => state === 'loading'),
    hasFailed: asked.some(({ state }) => state === 'failed'),
  }
}

/** What was agreed, once it is there; null where it is not wanted or may not be read. */
const useAgreements = ({ projectId }: Detail, isWanted: boolean) => {
  const mayRead = useMay('agreements.read')
  const asked = useAnswer('agreements.read', isWanted && mayRead ? { projectId } : null)
  return {
    agreements: asked.state === 'ready' ? asked.answer : null,
    isLoading: isWanted && mayRead && asked.state === 'loading',
    hasFailed: asked.state === 'failed',
  }
}

const PAPERS: readonly Paper[] = ['A4', 'Letter']

/** Chooses the parts and the paper of the document, and prints it. While it is open, the document is what is printed. */
export const DocumentDialog = ({ detail, onClose }: { detail: Detail; onClose: () => void }) => {
  const [parts, setParts] = useState<readonly Part[]>(USUAL_PARTS)
  const [paper, setPaper] = useState<Paper>(() => paperOf(LOCALE))
  const explanations = useExplanations(detail, parts.includes('explanations'))
  const terms = useAgreements(detail, parts.includes('terms'))
  const isLoading = explanations.isLoading || terms.isLoading
  const hasFailed = explanations.hasFailed || terms.hasFailed
  const toggle = (part: Part): void =>
    setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
  const isOffered = (part: Part): boolean => {
    if (part === 'time') return detail.lines.some(({ entries }) => entries.length > 0)
    return part !== 'questions' || answeredIn(detail).length > 0
  }
  return (
    <Dialog title="As a document" onClose={onClose}>
      <div className="form">
        <p className="soft">
          For the client. Notes, explanations of lines, approvals and what work cost you are left out.
        </p>
        <FieldGroup label="Parts" problem={null}>
          {PARTS.filter(isOffered).map((part) => (
            <Choice
              key={part}
              type="checkbox"
              name="part"
              isChecked={parts.includes(part)}
              onChange={() => toggle(part)}
            >
              {partWords[part].title}
              {partWords[part].note !== null && <span className="small soft"> {partWords[part].note}</span>}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup label="Paper" problem={null}>
          {PAPERS.map((one) => (
            <Choice key={one} type="radio" name="paper" isChecked={one === paper} onChange={() => setPaper(one)}>
              {one}
            </Choice>
          ))}
        </FieldGroup>
        <p className="small soft document-state" role="status">
          {isLoading
            ? 'Loading the document…'
            : hasFailed
              ? 'Some parts could not be loaded, so they are left out.'
              : ''}
        </p>
        <div className="row">
          <button
            type="button"
            className="button is-primary"
            disabled={isLoading || parts.length === 0}
            onClick={() => window.print()}
          >
            Print or save as PDF
          </button>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
      {createPortal(
        <InvoiceDocument
          detail={detail}
          parts={parts}
          paper={paper}
          packs={explanations.packs}
          agreements={terms.agreements}
        />,
        document.body,
      )}
    </Dialog>
  )
}
