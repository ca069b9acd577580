import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { SourceError } from '#connectors/source'
import type { Outcome } from '#domain/outcome'
import { git } from './git.js'
import { BATCH_FORMAT, objectsOf } from './objects.js'

/** The bodies of a few objects by id, without those that the repository lacks. */
export const readObjects = async (
  path: string,
  ids: readonly string[],
): Outcome<SourceError, ReadonlyMap<string, Buffer>> => {
  const bodies = new Map<string, Buffer>()
  if (ids.length === 0) return right(bodies)
  const answer = await git(
    path,
    ['cat-file', `--batch=${BATCH_FORMAT}`, '--buffer'],
    `${[...new Set(ids)].join('\n')}\n`,
  )
  if (isLeft(answer)) return answer
  const whole = (async function* () {
    yield answer.right.stdout
  })()
  for await (const batch of objectsOf(whole)) for (const { id, body } of batch) if (body !== null) bodies.set(id, body)
  return right(bodies)
}
