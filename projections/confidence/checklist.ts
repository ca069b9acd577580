import type { EvidenceKind } from '#domain/events/connections'
import type { ScopeLockState } from '../entities/scope-lock.js'
import type { ChecklistId, ChecklistItem, Confidence, Signal, SignalId } from './response.js'
import { checklistTexts, shareTexts } from './texts.js'

/** From which share on a practice counts as followed, in percent. */
const DONE_PCT = 80
/** Marking every tenth change is enough for a comparison. */
const MARKING_DONE_PCT = 10

interface Practice {
  readonly id: Exclude<ChecklistId, 'scope-lock' | 'work-type-classification'>
  readonly signal: SignalId
  readonly donePct: number
  /** The kinds of evidence in which the practice shows. */
  readonly kinds: readonly EvidenceKind[]
}
const PRACTICES: readonly Practice[] = [
  {
    id: 'ticket-pr-convention',
    signal: 'prs_linked',
    donePct: DONE_PCT,
    kinds: ['code_change', 'work_item'],
  },
  {
    id: 'project-mapping',
    signal: 'items_mapped',
    donePct: DONE_PCT,
    kinds: ['work_item'],
  },
  {
    id: 'calendar-tags',
    signal: 'meetings_tagged',
    donePct: DONE_PCT,
    kinds: ['meeting'],
  },
  {
    id: 'ai-marking',
    signal: 'ai_tagging',
    donePct: MARKING_DONE_PCT,
    kinds: ['code_change'],
  },
]

export interface ChecklistInputs {
  readonly signals: Confidence['signals']
  /** Work items of the period, and those with a type other than `other`; null where no tracker was read. */
  readonly types: { readonly items: number; readonly typed: number } | null
  /** In force at the end of the period. */
  readonly lock: ScopeLockState | null
  /** The providers behind a kind of evidence of the selection. */
  readonly providersOf: (...kinds: readonly EvidenceKind[]) => readonly string[]
}

/** Says whether a part of a whole is at least so many percent, by the exact share: 9.95 % is not 10. */
const reaches = ({ numerator, denominator }: Signal['evidence'], pct: number): boolean =>
  numerator !== null && denominator !== null && denominator > 0 && numerator * 100 >= denominator * pct

const typesItem = ({ types, providersOf }: ChecklistInputs): ChecklistItem => {
  const [typed, items] = [types?.typed ?? null, types?.items ?? null]
  const evidence = { numerator: typed, denominator: items, query: checklistTexts.typesQuery }
  const isKnown = typed !== null && items !== null && items > 0
  return {
    id: 'work-type-classification',
    done: reaches(evidence, DONE_PCT),
    meta: isKnown ? checklistTexts.typed(typed, items) : checklistTexts.notMeasured,
    providers: providersOf('work_item'),
    evidence,
  }
}

/** A share as it is shown; one that only rounding brings to the share that is asked for is said to be less. */
const shareText = (pct: number, evidence: Signal['evidence'], asked: number): string =>
  pct >= asked && !reaches(evidence, asked) ? shareTexts.justUnder(asked) : shareTexts.exact(pct)

/** Steps that improve confidence in the numbers, and their progress, in the contract's order. */
export const checklistOf = (inputs: ChecklistInputs): readonly ChecklistItem[] => {
  const { signals, lock, providersOf } = inputs
  const items = PRACTICES.map(({ id, signal, donePct, kinds }): ChecklistItem => {
    const shown = signals.find((one) => one.id === signal)
    return {
      id,
      done: shown !== undefined && reaches(shown.evidence, donePct),
      meta:
        shown === undefined || shown.pct === null
          ? checklistTexts.notMeasured
          : checklistTexts[id](shareText(shown.pct, shown.evidence, donePct)),
      providers: providersOf(...kinds),
    }
  })
  const locked: ChecklistItem = {
    id: 'scope-lock',
    done: lock !== null,
    providers: [],
    meta: lock === null ? checklistTexts.notLocked : checklistTexts.locked(lock.items.length, lock.lockedOn),
  }
  const marking = items.findIndex(({ id }) => id === 'ai-marking')
  return [...items.slice(0, marking), locked, ...items.slice(marking), typesItem(inputs)]
}
