import type { UseCaseRefused } from '#api/use-cases'
import { ended } from '#domain/wording'
import { MISSING } from './field.js'
import type { ReceiptRefused } from './receipts.js'
import type { StateError } from './run.js'

// Refusals of statements as the API tells them.

const RETRY_SECONDS = 1

/** `--amount-cents` → `amountCents`: a message for people at a form names fields, not options. */
export const inFields = (message: string): string =>
  message.replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, option: string) =>
    option.replace(/-([a-z])/g, (__, letter: string) => letter.toUpperCase()),
  )

/** The refusal of a statement as the API tells it: without commands, and without names of what the member may not see. */
export const refusedFor = (error: StateError | ReceiptRefused): UseCaseRefused => {
  switch (error.tag) {
    case 'misused':
      return error.field === undefined
        ? { tag: 'field_refused', name: '', problem: inFields(error.message), isMissing: false }
        : {
            tag: 'field_refused',
            name: error.field.name,
            problem: error.field.problem,
            isMissing: error.field.problem === MISSING,
          }
    case 'unknown':
      return { tag: 'nothing_called_so', what: error.what }
    case 'ambiguous':
      return { tag: 'conflict', message: `More than one ${error.what} is called so: choose one by its id.` }
    case 'conflict':
      return { tag: 'conflict', message: sentence(inFields(error.message)) }
    case 'over_cap':
      return {
        tag: 'over_cap',
        message: `The plan ${error.plan} allows ${error.limit} ${error.of}: archive one, or change the plan.`,
        limit: error.limit,
      }
    case 'not_allowed':
      return { tag: 'creator_not_allowed' }
    case 'event_too_large':
    case 'source_error':
      return { tag: 'conflict', message: sentence(error.message) }
    case 'idempotency_conflict':
    case 'operation_in_progress':
    case 'store_unavailable':
    case 'store_corrupt':
    case 'generation_gone':
      return error
    default:
      return { tag: 'overloaded', retryAfterSeconds: RETRY_SECONDS }
  }
}

const sentence = (message: string): string => ended(message.charAt(0).toUpperCase() + message.slice(1))
