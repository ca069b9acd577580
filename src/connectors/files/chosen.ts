import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { ImportedFile } from '#domain/events/connections'
import { KeptChoices, MOST_WORDS, NO_CHOICES as NOTHING_KEPT } from '#domain/events/import-choices'
import type { Outcome } from '#domain/outcome'
import { numberText } from '#domain/wording'
import type { ChangedChoice } from '#import/assumption'
import type { KeptImports } from '#import/kept-choices'
import { type SourceError, type SourceReading, sourceError, toldAtForm } from '#import/source'
import type { Choices, Format } from '#sources/kit/format'
import { changedBy, choicesOf, keptOf, withGiven } from './choices.js'

const TOO_MANY_WORDS = `a table of its choices has more than ${numberText(MOST_WORDS)} words with those that were kept`

/** By what a connection is known before it is read. */
export type ConnectionName = Pick<SourceReading, 'provider' | 'identity'>

/** The origins of choices; `E` is the reason why kept ones cannot be had. */
export interface Choosing<E = never> {
  /** The choices that a person makes now. They replace those that are kept. */
  readonly choices: Choices
  /** Reads what is kept of earlier imports. */
  readonly kept: (connection: ConnectionName) => Outcome<E, KeptImports>
  /** The project if no choice names one: null where none is needed, or why a person has to name it. */
  readonly otherwise: Either<E, Uuid | null>
}

/** The choices of an import, and what of them is kept with its connection. */
export interface Chosen<E = never> {
  readonly choices: Choices
  readonly kept: KeptChoices
  /** The files that were imported before. */
  readonly files: readonly ImportedFile[]
  /** No choice names a project, and the workspace has only one. */
  readonly isOnlyProject: boolean
  /** The reason why a person has to name the project; null if it is known. */
  readonly undecided: E | null
  /** The kept choices that this import replaces. */
  readonly changed: readonly ChangedChoice[]
}

/** The mapping by which a person describes the tables; null if their format is known. */
export const mappingOf = ([format]: readonly Format[]): string | null =>
  format?.layout === 'table' ? (format.writing?.mapping ?? null) : null

/**
 * The choices for a connection: those of now, else those of before. `mapping` describes its tables, if a person has to. An error if there
 * are more than can be kept.
 */
export const answered = async <E>(
  connection: ConnectionName,
  mapping: string | null,
  { choices: given, kept: keptFor, otherwise }: Choosing<E>,
): Outcome<SourceError | E, Chosen<E>> => {
  const before = await keptFor(connection)
  if (isLeft(before)) return before
  const { files } = before.right
  const kept = before.right.choices ?? NOTHING_KEPT
  const choices = withGiven(choicesOf(kept), given)
  const saved = keptOf(choices, mapping ?? kept.mapping)
  if (!KeptChoices.is(saved))
    return left(
      toldAtForm(
        sourceError(
          'unsupported',
          `${TOO_MANY_WORDS}: forget some (see \`wdi connection forget --help\`), or give the connection another --label`,
        ),
        `${TOO_MANY_WORDS}: forget some of the connection's answers, or give the connection another name`,
      ),
    )
  const found = { choices, kept: saved, files, isOnlyProject: false, undecided: null, changed: changedBy(kept, saved) }
  if (choices.project !== null || choices.projects.size > 0) return right(found)
  if (isLeft(otherwise)) return right({ ...found, undecided: otherwise.left })
  const project = otherwise.right
  return right({ ...found, choices: { ...choices, project }, isOnlyProject: project !== null })
}
