import { useRef, useState } from 'react'
import { useSessionEnded } from '../session/context.js'
import type { Acted, Refused } from './by-session.js'

export interface Sending<A> {
  /** True until the answer is there and what follows from it is done. */
  readonly isSending: boolean
  readonly refused: Refused | null
  /** Shows a refusal that needs no answer of the service. */
  readonly refuse: (refused: Refused) => void
  readonly send: (act: () => Promise<Acted<A>>) => Promise<void>
}

/** Sends one act at a time; `done` follows where it was done. */
export const useSending = <A>(done: (value: A) => void | Promise<void>): Sending<A> => {
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const isUnderWay = useRef(false)
  const sessionEnded = useSessionEnded()
  const send = async (act: () => Promise<Acted<A>>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefused(null)
    const acted = await act()
    if (acted.ok) await done(acted.value)
    else if (acted.refused.kind === 'signed_out') sessionEnded()
    else setRefused(acted.refused)
    isUnderWay.current = false
    setSending(false)
  }
  return { isSending, refused, refuse: setRefused, send }
}

/**
 * Gives each intended act an id of its own. It stays while the content stays, so that an act whose answer was lost can be
 * sent again and is done once.
 */
export const useActId = (): ((content: object) => string) => {
  const last = useRef<{ readonly content: string; readonly id: string } | null>(null)
  return (content) => {
    const written = JSON.stringify(content)
    if (last.current === null || last.current.content !== written)
      last.current = { content: written, id: crypto.randomUUID() }
    return last.current.id
  }
}
