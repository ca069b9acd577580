import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Fields } from '#app/state/field'
import { endIfStopped, type Stopped, stoppable, type Watcher } from '#app/watcher'
import { FactsWriter } from '#connectors/facts/write'
import type { Outcome } from '#domain/outcome'
import { isNoFact, type SourceError, type SourceReading } from '#import/source'
import type { OnThing, Preview } from './preview.js'
import type { Source } from './source.js'

/** A preview, and how many facts a file has now that was written with it. */
export interface WrittenFacts<P extends Preview> {
  readonly preview: P
  readonly facts: number
}

/** Previews an import, and writes its facts as a file of facts, which must not exist before. */
export const writeFacts = async <F extends Fields, R extends SourceReading, P extends Preview>(
  source: Pick<Source<F, R>, 'category' | 'channel'>,
  preview: (reading: R, watcher: Watcher, onThing: OnThing) => Outcome<SourceError, P>,
  reading: R,
  path: string,
  watcher: Watcher,
): Outcome<SourceError | Stopped, WrittenFacts<P>> => {
  const made = await FactsWriter.make(path)
  if (isLeft(made)) return made
  const file = made.right
  const onThing: OnThing = (thing) => {
    endIfStopped(watcher)
    if (!isNoFact(thing)) file.add(thing)
  }
  const written = await stoppable(async (): Outcome<SourceError, WrittenFacts<P>> => {
    const previewed = await preview(reading, watcher, onThing)
    if (isLeft(previewed)) return previewed
    const { identity, label, provider, account } = reading
    const origin = { identity, label, provider, category: source.category(reading), channel: source.channel(reading) }
    const facts = await file.finish(account === undefined ? origin : { ...origin, account })
    return isLeft(facts) ? facts : right({ preview: previewed.right, facts: facts.right })
  })
  if (!isLeft(written)) return written
  await file.discard()
  return left(written.left)
}
