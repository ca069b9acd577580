import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { openGit } from '#connectors/git/open'
import type { Fact, SourceError, SourceReading } from '#connectors/source'
import type { Instant } from '#domain/common'

export const READ_AT: Instant = '2026-06-01T00:00:00.000Z'

/** Opens a repository that must open. */
export const opened = async (path: string, at: Instant = READ_AT): Promise<SourceReading> => {
  const reading = await openGit(path, () => at)
  if (isLeft(reading)) throw new Error(reading.left.message)
  return reading.right
}

/** Why a repository does not open. */
export const refused = async (path: string): Promise<SourceError> => {
  const reading = await openGit(path, () => READ_AT)
  if (isRight(reading)) throw new Error(`${path} opened`)
  return reading.left
}

export const factsOf = async (reading: SourceReading): Promise<readonly Fact[]> => {
  const facts: Fact[] = []
  for await (const fact of reading.facts(() => {})) facts.push(fact)
  return facts
}

export const changesOf = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'code_change' ? [fact.data] : []))
export const releasesOf = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'release' ? [fact.data] : []))
