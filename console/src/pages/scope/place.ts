import type { Agreements, ScopeReport, UndecidedReport } from '@workspace-delivery-intelligence/client'
import { createContext, useContext } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { useAccess, useMay } from '../../selection/access.js'
import type { ProjectQuestion } from '../../selection/selected.js'
import { type Watched, watched } from '../../statement/watched.js'

/** The answers that the page shows, for the forms in it. */
export interface ScopePlace {
  readonly question: ProjectQuestion
  readonly agreements: Agreements
  /** The currency of the engagement, else the workspace's own. */
  readonly currency: string
  readonly report: ScopeReport | null
}

export const ScopePlaceContext = createContext<ScopePlace | null>(null)

export const useScopePlace = (): ScopePlace => {
  const place = useContext(ScopePlaceContext)
  if (place === null) throw new Error('outside of the scope page')
  return place
}

/** The currency of a project's new amounts. */
export const useCurrency = (engaged: string | null | undefined): string => {
  const access = useAccess()
  return engaged ?? access?.currency ?? 'EUR'
}

const numbersOf = (report: ScopeReport | null): readonly (readonly [string, string])[] => {
  if (report === null)
    return ['Items agreed', 'Items added', 'Growth', 'Uncertain items', 'Worth of additions'].map((name) => [name, '—'])
  const { valueCents, currency } = report.valuation
  return [
    ['Items agreed', format.number(report.baseline.items)],
    ['Items added', format.number(report.added.items)],
    ['Growth', report.expansionPct === null ? 'not known' : format.percent(report.expansionPct)],
    ['Uncertain items', format.number(report.uncertain.items)],
    ['Worth of additions', valueCents === null || currency === null ? 'not known' : format.money(valueCents, currency)],
  ]
}

/** The numbers that a statement about the scope may change. */
export const useScopeNumbers = (): Watched => {
  const { question } = useScopePlace()
  return watched({
    operation: 'scope.read',
    parameters: question,
    numbers: ({ report }) => numbersOf(report),
  })
}

/** The items that a person has to decide on; null while they are not known, and where they are not told. */
export const useUndecided = (): UndecidedReport | null => {
  const { question } = useScopePlace()
  const may = useMay('scope.undecided')
  const asked = useAnswer('scope.undecided', may ? question : null)
  return asked.state === 'ready' ? asked.answer.report : null
}
