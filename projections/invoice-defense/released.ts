import { isCommitId } from '#domain/commit-id'
import type { DocumentReader } from '#domain/documents'
import { changeName } from '../entities/change-name.js'
import { CodeChange } from '../entities/code-change.js'
import { entityId } from '../entities/entity.js'
import { nameFor } from '../entities/names.js'
import { united } from '../entities/observation.js'
import type { ReleaseState } from '../entities/release.js'

/** A change of a repository, as the one that counts: git's commits of a forge's change are that change. */
export type CountedAs = (place: string, reference: string) => string

const referencesOf = (releases: readonly ReleaseState[]): readonly (readonly [place: string, reference: string])[] =>
  releases.flatMap(({ place, observations }) =>
    united(observations, (facts) => facts.changes).map((reference) => [place, reference] as const),
  )

/** Reads which of the commits that releases name are commits of a change that counts under another name. */
export const readCountedAs = async (
  workspaceId: string,
  releases: readonly ReleaseState[],
  docs: DocumentReader,
): Promise<CountedAs> => {
  const termOf = (place: string, reference: string) => nameFor(changeName(workspaceId, place, reference)).answering
  const commits = referencesOf(releases)
    .filter(([, reference]) => isCommitId(reference))
    .map(([place, reference]) => ({ place, reference, term: termOf(place, reference) }))
  const aliased = await docs.withTerms([...new Set(commits.map(({ term }) => term))])
  const looked = commits.flatMap(({ place, reference, term }) => {
    const refs = (aliased.get(term) ?? []).filter(({ collection }) => collection === CodeChange.name)
    const id = entityId(workspaceId, { container: place, key: reference })
    return refs.length === 0 ? [] : [{ place, reference, id, others: refs.map((ref) => ref.id) }]
  })
  const found = await docs.get(
    CodeChange,
    looked.flatMap(({ id, others }) => [id, ...others]),
  )
  const counted = (id: string): readonly string[] => {
    const change = found.get(id)
    return change === undefined || change.mergedAt === null ? [] : [change.key]
  }
  const names = new Map<string, string>()
  for (const { place, reference, id, others } of looked) {
    const [itself] = counted(id)
    const [other] = others.flatMap(counted).sort()
    names.set(`${place} ${reference}`, itself ?? other ?? reference)
  }
  return (place, reference) => names.get(`${place} ${reference}`) ?? reference
}

/** The number of changes that the parts of one release contain, each counted once. */
export const changesIn = (parts: readonly ReleaseState[], countedAs: CountedAs): number =>
  new Set(referencesOf(parts).map(([place, reference]) => countedAs(place, reference))).size
