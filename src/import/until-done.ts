import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { WrongRevision } from '#eventlog/port'
import type { NotFolded } from './known.js'
import type { Overtaken } from './refusal.js'
import type { Moved } from './run.js'
import type { AnyReading } from './source.js'

/** The number of times that an import starts over because another one of the same source was faster. */
const TRIES = 50

/** The reasons for which a run cannot go on from where it is: its source has to be read again. */
export type Interruption = WrongRevision | NotFolded | Overtaken | Moved
const INTERRUPTIONS: Readonly<Record<Interruption['tag'], true>> = {
  wrong_revision: true,
  not_folded: true,
  overtaken: true,
  moved: true,
}
const isInterruption = (error: { readonly tag: string }): error is Interruption =>
  Object.hasOwn(INTERRUPTIONS, error.tag)

/** Other imports kept appending to the same connection. */
export interface TooBusy {
  readonly tag: 'too_busy'
}

/** An opened source, and what starting over takes. */
export interface Restarts<R extends AnyReading, E> {
  readonly opened: R
  readonly open: () => Outcome<E, R>
  /** Resolves once all appended events are folded. */
  readonly foldAll: () => Outcome<E, void>
}

/** Runs an import, and starts it over from the new state while it is interrupted: where another import of the source is faster. */
export const untilDone = async <R extends AnyReading, E extends { readonly tag: string }, A>(
  { opened, open, foldAll }: Restarts<R, E>,
  importOnce: (reading: R, isFirst: boolean) => Outcome<E | Interruption, A>,
): Outcome<E | TooBusy, A> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reading = tries === 0 ? right(opened) : await open()
    if (isLeft(reading)) return reading
    const done = await importOnce(reading.right, tries === 0)
    if (!isLeft(done)) return done
    if (!isInterruption(done.left)) return left(done.left)
    if (done.left.tag === 'wrong_revision' || done.left.tag === 'overtaken') continue
    const folded = await foldAll()
    if (isLeft(folded)) return folded
  }
  return left({ tag: 'too_busy' })
}
