import { operations } from '#projections/operations'
import { nullableMembers } from '#test/projections/nullable/walk'
import type { OperationId } from './schemas/operations.js'

/** The path of each member that may be null, by the codec of the operation's response. */
export const nullablePaths = (id: OperationId): readonly string[] => {
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined) throw new Error(`the service has no ${id}`)
  return nullableMembers(operation.response)
}
