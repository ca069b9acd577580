import { useQueryClient } from '@tanstack/react-query'
import type { OperationId, Parameters } from '../api/ask.js'
import { useAsking } from '../api/useAnswer.js'
import { useTell } from '../parts/Notices.js'

/** A statement that takes another back. */
export interface Counter {
  readonly operation: OperationId
  readonly parameters: object
}

/** Names the statement that takes another back, with the types of its fields. */
export const counter = <Id extends OperationId>(operation: Id, parameters: Parameters<Id>): Counter => ({
  operation,
  parameters,
})

/** Returns what takes a statement back, and says whether it was taken back. */
export const useTakeBack = (): ((taken: Counter) => Promise<void>) => {
  const { client } = useAsking()
  const queries = useQueryClient()
  const tell = useTell()
  return async ({ operation, parameters }) => {
    try {
      await client.ask(operation, parameters as Parameters<OperationId>)
      await queries.invalidateQueries()
      tell({ text: 'Taken back.' })
    } catch {
      tell({ text: 'This could not be taken back. Look at the page for how it stands.' })
    }
  }
}
