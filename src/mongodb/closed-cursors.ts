import { AbstractCursor, MongoClientClosedError } from 'mongodb'

// The driver (7.9.0) ends the cursors of a client that is closed as if nothing followed: a question that was just asked then has its
// first batch of documents for its whole answer.

/** A cursor with its client, whose state the driver does not export. */
interface CursorOfClient {
  readonly client: { readonly s: { readonly hasBeenClosed: boolean } }
}

const { toArray } = AbstractCursor.prototype
AbstractCursor.prototype.toArray = async function () {
  const all = await toArray.call(this)
  if ((this as unknown as CursorOfClient).client.s.hasBeenClosed) throw new MongoClientClosedError()
  return all
}
