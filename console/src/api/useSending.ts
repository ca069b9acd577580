import { useRef, useState } from 'react'
import { useSessionEnded } from '../session/context.js'
import type { Acted, Refused } from './by-session.js'

export interface Sending<A> {
  /** True until the answer is there and what follows from it is done. */
  readonly isSending: boolean
  readonly refused: Refused | null
  /** Shows a refusal that needs no answer of the service. */
  readonly refuse: (refused: Refused) => void
  /**
   * Sends an act with an id of its own. The id stays while the content stays and no answer says that it was done, so that an
   * act whose answer was lost can be sent again and is done once.
   */
  readonly send: (content: object, act: (id: string) => Promise<Acted<A>>) => Promise<void>
}

/** Sends one act at a time; `done` follows where it was done. */
export const useSending = <A>(done: (value: A) => void | Promise<void>): Sending<A> => {
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const isUnderWay = useRef(false)
  const intended = useRef<{ readonly content: string; readonly id: string } | null>(null)
  const sessionEnded = useSessionEnded()
  const send: Sending<A>['send'] = async (content, act) => {
    if (isUnderWay.current) return
    const written = JSON.stringify(content)
    const { id } = intended.current?.content === written ? intended.current : { id: crypto.randomUUID() }
    intended.current = { content: written, id }
    isUnderWay.current = true
    setSending(true)
    setRefused(null)
    const acted = await act(id)
    if (acted.ok) intended.current = null
    if (acted.ok) await done(acted.value)
    else if (acted.refused.kind === 'signed_out') sessionEnded()
    else setRefused(acted.refused)
    isUnderWay.current = false
    setSending(false)
  }
  return { isSending, refused, refuse: setRefused, send }
}
