import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { ImportAnswers, MOST_WORDS, NO_ANSWERS as NOTHING_KEPT } from '#domain/events/answers'
import type { ImportedFile } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import { numberText } from '#domain/wording'
import type { ChangedAnswer } from '#import/assumption'
import type { KeptImports } from '#import/kept-choices'
import { type SourceError, type SourceReading, sourceError } from '#import/source'
import type { Answers, Format } from '#sources/kit/format'
import { answersOf, changedBy, keptOf, withGiven } from './answers.js'

/** By what a connection is known before it is read. */
export type ConnectionName = Pick<SourceReading, 'provider' | 'identity'>

/** Where answers come from; `E` is why those that are kept cannot be had. */
export interface Answering<E = never> {
  /** What a person answers now. It replaces what is kept. */
  readonly answers: Answers
  /** What is kept of earlier imports. */
  readonly kept: (connection: ConnectionName) => Outcome<E, KeptImports>
  /** The project if no answer names one: null where none is needed, or why a person has to name it. */
  readonly otherwise: Either<E, Uuid | null>
}

/** The answers of an import, and what of them is kept with its connection. */
export interface Answered<E = never> {
  readonly answers: Answers
  readonly kept: ImportAnswers
  /** The files that were imported before. */
  readonly files: readonly ImportedFile[]
  /** No answer names a project, and the workspace has only one. */
  readonly isOnlyProject: boolean
  /** Why a person has to name the project; null if it is known. */
  readonly undecided: E | null
  /** The kept answers that this import replaces. */
  readonly changed: readonly ChangedAnswer[]
}

/** How a person describes the tables; null if their format is known. */
export const mappingOf = ([format]: readonly Format[]): string | null =>
  format?.layout === 'table' ? (format.writing?.mapping ?? null) : null

/**
 * The answers for a connection: those of now, else those of before. `mapping` describes its tables, if a person has to. An error if there
 * are more than can be kept.
 */
export const answered = async <E>(
  connection: ConnectionName,
  mapping: string | null,
  { answers: given, kept: keptFor, otherwise }: Answering<E>,
): Outcome<SourceError | E, Answered<E>> => {
  const before = await keptFor(connection)
  if (isLeft(before)) return before
  const { files } = before.right
  const kept = before.right.answers ?? NOTHING_KEPT
  const answers = withGiven(answersOf(kept), given)
  const saved = keptOf(answers, mapping ?? kept.mapping)
  if (!ImportAnswers.is(saved))
    return left(
      sourceError(
        'unsupported',
        `a table of its answers has more than ${numberText(MOST_WORDS)} words with those that were kept: forget some (see \`wdi connection forget --help\`), or give the connection another --label`,
      ),
    )
  const found = { answers, kept: saved, files, isOnlyProject: false, undecided: null, changed: changedBy(kept, saved) }
  if (answers.project !== null || answers.projects.size > 0) return right(found)
  if (isLeft(otherwise)) return right({ ...found, undecided: otherwise.left })
  const project = otherwise.right
  return right({ ...found, answers: { ...answers, project }, isOnlyProject: project !== null })
}
