import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { setView, useAddress } from '../address/useAddress.js'
import type { Question } from '../api/useAnswer.js'
import { EvidenceContext, type NumberAt } from '../parts/evidence.js'
import { useMay } from '../selection/access.js'
import { EvidenceDrawer } from './EvidenceDrawer.js'

/** The name of a number in the address. */
const nameOf = ({ question, path }: Pick<NumberAt, 'question' | 'path'>): string => `${question.operation} ${path}`

/** Opens the evidence of numbers beside the page. The open number stands in the address. */
export const EvidencePlace = ({ children }: { children: ReactNode }) => {
  const mayExplain = useMay('explain.read')
  const { view } = useAddress()
  const named = view['evidence']
  const [asked, setAsked] = useState<NumberAt | null>(null)
  /** The questions whose answers are shown, by operation: the last of each. */
  const [shown, setShown] = useState<ReadonlyMap<string, Question>>(new Map())
  const show = useCallback(
    (question: Question) => setShown((before) => new Map([...before, [question.operation, question]])),
    [],
  )
  const open = useCallback((number: NumberAt) => {
    setAsked(number)
    setView({ evidence: nameOf(number) }, 'push')
  }, [])
  const close = useCallback(() => setView({ evidence: null }), [])
  const opened = useMemo((): NumberAt | null => {
    if (named === undefined) return null
    if (asked !== null && nameOf(asked) === named) return asked
    const [operation = '', path = ''] = named.split(' ')
    const question = shown.get(operation)
    return question === undefined || path === '' ? null : { question, path, text: null, currency: null }
  }, [named, asked, shown])
  const evidence = useMemo(() => (mayExplain ? { open, opened, show } : null), [mayExplain, open, opened, show])
  return (
    <EvidenceContext value={evidence}>
      {children}
      {mayExplain && opened !== null && <EvidenceDrawer key={nameOf(opened)} number={opened} onClose={close} />}
    </EvidenceContext>
  )
}
