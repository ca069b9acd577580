import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { Receipt, Receipts } from '../port.js'
import { prepareTables } from './tables.js'

const TABLE = `
    CREATE TABLE IF NOT EXISTS receipts (
      receipt_id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, caller_id TEXT NOT NULL, key TEXT NOT NULL,
      digest TEXT NOT NULL, taken_at TEXT NOT NULL, tried_at TEXT NOT NULL, answer TEXT,
      UNIQUE (workspace_id, caller_id, key));
    CREATE INDEX IF NOT EXISTS receipts_by_age ON receipts (taken_at);
`

/** Makes the table of receipts where it is missing. */
export const prepareReceipts = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'receipts_by_age', TABLE)

const OF_INTENT = 'workspace_id = @workspaceId AND caller_id = @callerId AND key = @key'
const RECEIPT = `receipt_id AS receiptId, workspace_id AS workspaceId, caller_id AS callerId, key, digest,
  taken_at AS takenAt, tried_at AS triedAt, answer`

/** The receipts in the file. */
export const receiptsIn = (connection: Connection): Receipts => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  return {
    take: (receipt, over) =>
      changes(() => {
        prepare(`DELETE FROM receipts WHERE ${OF_INTENT} AND taken_at <= @over`).run({ ...receipt, over })
        prepare(
          `INSERT OR IGNORE INTO receipts VALUES
            (@receiptId, @workspaceId, @callerId, @key, @digest, @takenAt, @triedAt, @answer)`,
        ).run(receipt)
        return prepare(`SELECT ${RECEIPT} FROM receipts WHERE ${OF_INTENT}`).get(receipt) as Receipt
      }),
    retake: ({ receiptId, triedAt }, now) =>
      changes(() => {
        const retaken = prepare(
          'UPDATE receipts SET tried_at = ? WHERE receipt_id = ? AND tried_at = ? AND answer IS NULL',
        ).run(now, receiptId, triedAt)
        return retaken.changes > 0
      }),
    answer: (receiptId, answer) =>
      changes(() => {
        prepare('UPDATE receipts SET answer = ? WHERE receipt_id = ?').run(answer, receiptId)
      }),
    remove: (receiptId) =>
      changes(() => {
        prepare('DELETE FROM receipts WHERE receipt_id = ? AND answer IS NULL').run(receiptId)
      }),
    forget: (which) =>
      changes(() => {
        if ('over' in which) prepare('DELETE FROM receipts WHERE taken_at <= ?').run(which.over)
        else prepare('DELETE FROM receipts WHERE workspace_id = ?').run(which.workspaceId)
      }),
  }
}
