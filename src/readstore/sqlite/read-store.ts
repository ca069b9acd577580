import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { corruptSentence, type OpenError, type Outcome } from '#domain/outcome'
import { attempt, inTransaction, integrityOf, openDatabase } from '#sqlite/database'
import type { ReadStore } from '../port.js'
import { shapeText } from '../stored.js'
import { accessIn } from './access.js'
import { commitOn } from './commit.js'
import { controlOf } from './control.js'
import { foldedOn } from './folded.js'
import { generationsOf, generationsOn, inShape, isInShape, servingOf } from './generations.js'
import { leasesIn } from './leases.js'
import { readersOf } from './readers.js'
import { create, FORMAT } from './schema.js'

/**
 * The read store in one SQLite file, for any number of processes of one machine.
 * If the stored documents have another `shape` than those of this build, they are dropped, to be folded again
 * from the log; access documents stay.
 */
export const openSqliteReadStore = async (
  file: string,
  collections: readonly AnyCollection[],
  shape: string,
): Outcome<OpenError, ReadStore> => {
  const opened = await openDatabase('read store', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const writer = opened.right
  const wanted = shapeText(collections, shape)
  const shaped = await attempt('read store', () => inTransaction(writer, () => inShape(writer, collections, wanted)))
  if (isLeft(shaped))
    return left({
      tag: 'open_error',
      message:
        shaped.left.tag === 'store_corrupt'
          ? corruptSentence(shaped.left)
          : `${file} cannot be prepared (${shaped.left.cause}): put that right, or wait, and try again`,
    })

  const readers = readersOf(file)
  const generations = generationsOn(writer, collections, ({ generation, partition, epoch }) => {
    const control = controlOf(writer, generation, partition)
    return control.epoch === epoch && control.owner !== null
  })

  const foldedOf = foldedOn(writer, readers, generations, collections)

  return right({
    // Once a build of another version has opened the file, nothing is there for this one: it neither reads nor folds.
    ...foldedOf((connection) => (isInShape(connection, wanted) ? servingOf(connection) : null)),
    of: (generation) =>
      foldedOf((connection) => (generationsOf(connection).all.includes(generation) ? generation : null)),

    ...leasesIn(writer),
    commit: commitOn(writer),

    generations,

    integrity: () => attempt('read store', () => integrityOf(writer)),

    access: accessIn(writer),
    close: () => {
      writer.db.close()
      readers.close()
    },
  })
}
