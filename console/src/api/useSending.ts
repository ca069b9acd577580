import { useQueryClient } from '@tanstack/react-query'
import { newIntention } from '@workspace-delivery-intelligence/client'
import { useRef, useState } from 'react'
import type { Answer, OperationId, Parameters } from './ask.js'
import { type Refused, refusedBy } from './refused.js'
import { useAsking } from './useAnswer.js'
import { visibleIn } from './visible.js'

export interface Sending<Id extends OperationId> {
  /** True until the answer is there, everything that is shown was read anew, and what follows from it is done. */
  readonly isSending: boolean
  readonly refused: Refused | null
  /** Shows a refusal that needs no answer of the service. */
  readonly refuse: (refused: Refused) => void
  /**
   * Sends with the id of an intention. The id stays while the parameters stay and no answer says that it was done, so that what
   * was sent and not answered can be sent again and is done once. Resolves to the refusal, and to null where it was done.
   */
  readonly send: (parameters: Parameters<Id>) => Promise<Refused | null>
}

/** The ids of what was stated and not answered, by its content: a form that was closed and opened again goes on with them. */
const intentions = new Map<string, string>()

/** The waits until answers that do not show what was stated yet are read again, in milliseconds. */
const LATE_MS = [2_000, 4_000, 8_000]

const isLate = (answer: object): boolean => 'folded' in answer && answer.folded === false

/**
 * Sends an operation that changes something, one at a time. Where it was done, everything that is shown is read anew; then `done`
 * follows.
 */
export const useSending = <Id extends OperationId>(
  id: Id,
  done: (answer: Answer<Id>, sent: Parameters<Id>) => void | Promise<void>,
): Sending<Id> => {
  const { client, onUnauthenticated } = useAsking()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const isUnderWay = useRef(false)

  const refuse = (found: Refused): void => {
    if (found.kind === 'signed_out') onUnauthenticated()
    else setRefused(found)
  }
  const readAnew = (): Promise<void> => queries.invalidateQueries()
  const readLate = (): void => {
    for (const wait of LATE_MS) setTimeout(() => void readAnew(), wait)
  }
  const send = async (parameters: Parameters<Id>): Promise<Refused | null> => {
    if (isUnderWay.current) return null
    const content = `${id} ${JSON.stringify(parameters)}`
    const idempotencyKey = intentions.get(content) ?? newIntention()
    intentions.set(content, idempotencyKey)
    isUnderWay.current = true
    setSending(true)
    setRefused(null)
    try {
      const { body } = await client.ask(id, parameters, { idempotencyKey })
      intentions.delete(content)
      await readAnew()
      if (isLate(body)) readLate()
      await done(visibleIn(body), parameters)
      return null
    } catch (error) {
      const found = refusedBy(error)
      refuse(found)
      return found
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { isSending, refused, refuse, send }
}
