import type { ImportSays } from '@workspace-delivery-intelligence/client'
import { monthStart } from '../../../address/civil.js'
import type { Period } from '../../../address/periods.js'
import { lastDays } from '../../../address/periods.js'
import { spoken } from '../../../format/words.js'
import { labelOf, wordText } from './questions.js'

// A dry run in words.

type Assumption = ImportSays['assumed'][number]

const ORIGINS: Readonly<Record<Assumption['from'], string>> = {
  given: 'your answer',
  kept: 'an earlier answer',
  proven: 'the files',
  only_project: 'the only project',
}

/** The origin of an assumption. */
export const originOf = ({ from }: Assumption): string => ORIGINS[from]

/** The subject of an answer: its name, and the word of the files. */
export const subjectOf = ({ answer, word }: { readonly answer: string; readonly word: string | null }): string =>
  word === null ? labelOf(answer) : `${labelOf(answer)}: ${wordText(word)}`

type Named = { readonly id: string; readonly name: string }

/** The meaning of an answer as a person reads it: projects by their names. */
export const meaningOf = (answer: string, meaning: string, projects: readonly Named[]): string => {
  if (answer === 'project' || answer === 'projects')
    return projects.find(({ id, name }) => id === meaning || name === meaning)?.name ?? meaning
  if (answer === 'mapping') return meaning
  return ['states', 'types', 'categories', 'dates'].includes(answer) ? spoken(meaning).toLowerCase() : meaning
}

/** The projects that a dry run names, each once, with the last instant of what comes to it. */
export const projectsIn = (
  { facts }: Pick<ImportSays, 'facts'>,
  projects: readonly Named[],
): readonly (Named & { readonly last: string })[] => {
  const found = new Map<string, Named & { readonly last: string }>()
  for (const { project, to } of facts) {
    const named = projects.find(({ name }) => name === project)
    if (named === undefined) continue
    const before = found.get(named.id)
    if (before === undefined || before.last < to) found.set(named.id, { id: named.id, name: named.name, last: to })
  }
  return [...found.values()]
}

const LAST_DAYS = 90

/** The period in which to look at what ends on a day: its month, or the last days where it is the running one. */
export const periodAround = (last: string, today: string): Period => {
  const day = last.slice(0, 10)
  if (day.slice(0, 7) >= today.slice(0, 7)) return lastDays(today, LAST_DAYS)
  const next = monthStart(day, 1)
  return { start: monthStart(day), end: new Date(Date.parse(`${next}T00:00:00Z`) - 1).toISOString().slice(0, 10) }
}
