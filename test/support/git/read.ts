import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { GitFact } from '#connectors/git/fact'
import { type GitReading, openGit } from '#connectors/git/open'
import type { Instant } from '#domain/common'
import type { Fact } from '#domain/events/facts'
import type { SourceError } from '#import/source'

export const READ_AT: Instant = '2026-06-01T00:00:00.000Z'

/** Opens a repository that must open. */
export const opened = async (path: string, at: Instant = READ_AT, branch?: string): Promise<GitReading> => {
  const reading = await openGit(path, () => at, { branch })
  if (isLeft(reading)) throw new Error(reading.left.message)
  return reading.right
}

/** The reason why a repository does not open. */
export const refused = async (path: string): Promise<SourceError> => {
  const reading = await openGit(path, () => READ_AT)
  if (isRight(reading)) throw new Error(`${path} opened`)
  return reading.left
}

/** All facts, each of which has to lie in the repository. */
export const factsOf = async (reading: GitReading): Promise<readonly GitFact[]> => {
  const facts: GitFact[] = []
  for await (const { place, ...fact } of reading.facts(() => {}) as AsyncIterable<
    Extract<Fact, { kind: 'code_change' | 'release' }>
  >) {
    if (place !== reading.container) throw new Error(`a fact lies in ${place}`)
    facts.push(fact as GitFact)
  }
  return facts
}

export const changesOf = (facts: readonly GitFact[]) =>
  facts.flatMap((fact) => (fact.kind === 'code_change' ? [fact.data] : []))
export const releasesOf = (facts: readonly GitFact[]) =>
  facts.flatMap((fact) => (fact.kind === 'release' ? [fact.data] : []))
