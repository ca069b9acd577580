import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { bodyAs } from '#sources/kit/hosts/answers'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'

/** The parts that a repository may lack. */
const Parts = t.partial(
  {
    has_issues: maybe(t.boolean),
    external_tracker: maybe(t.UnknownRecord),
    has_pull_requests: maybe(t.boolean),
    has_releases: maybe(t.boolean),
  },
  'a repository',
)
type Part = 'has_issues' | 'has_pull_requests' | 'has_releases'

/**
 * The pages of a list; one without records if that part of the repository is turned off, or its issues are kept elsewhere. The host
 * then answers as if the repository were not there.
 */
export async function* unlessTurnedOff(
  ask: Ask,
  reading: Reading,
  part: Part,
  pages: AsyncGenerator<HostPage>,
): AsyncGenerator<HostPage> {
  try {
    yield* pages
  } catch (error) {
    if (!(error instanceof HostFailure) || error.fault.tag !== 'not_found') throw error
    const answer = await ask({ address: pathOf(reading) })
    const parts = bodyAs(Parts, answer)
    const isKeptElsewhere = part === 'has_issues' && parts.external_tracker != null
    if (parts[part] !== false && !isKeptElsewhere) throw error
    yield { records: [], at: answer.at, next: null, left: 0, completeBackTo: null }
  }
}
