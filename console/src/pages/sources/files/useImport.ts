import { useQueryClient } from '@tanstack/react-query'
import type { FileImport } from '@workspace-delivery-intelligence/client'
import { useEffect, useRef, useState } from 'react'
import { type Asked, useAnswer } from '../../../api/useAnswer.js'

/** The waits between looks at an import that is read or imported, in milliseconds: longer and longer. */
const FIRST_WAIT_MS = 700
const LONGEST_WAIT_MS = 4_000
/** After so many looks nobody waits any longer: a button looks again. */
const MOST_LOOKS = 1_000

const isUnderWay = ({ state }: FileImport): boolean => state === 'reading' || state === 'importing'

export interface WatchedImport {
  readonly asked: Asked<'imports.read'>
  /** Looks again, where it was given up. Null while it is looked at by itself. */
  readonly lookAgain: (() => void) | null
}

/** An import, which is looked at again and again while it is read or imported, and as long as the page is open. */
export const useImport = (importId: string): WatchedImport => {
  const asked = useAnswer('imports.read', { importId })
  const queries = useQueryClient()
  const [looks, setLooks] = useState(0)
  const last = useRef<FileImport['state'] | null>(null)
  const known = asked.state === 'ready' ? asked.answer : null
  const isWaiting = known !== null && isUnderWay(known)
  const refresh = asked.state === 'ready' ? asked.refresh : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look leads to the next one
  useEffect(() => {
    if (!isWaiting || refresh === null || looks >= MOST_LOOKS) return
    const wait = Math.min(FIRST_WAIT_MS * 1.2 ** looks, LONGEST_WAIT_MS)
    const timer = setTimeout(() => void refresh().then(() => setLooks((before) => before + 1)), wait)
    return () => clearTimeout(timer)
  }, [isWaiting, looks])
  useEffect(() => {
    if (known === null) return
    const before = last.current
    last.current = known.state
    if (!isUnderWay(known)) setLooks(0)
    // All pages show what was imported.
    if (before === 'importing' && known.state === 'imported') void queries.invalidateQueries()
  }, [known, queries])
  return { asked, lookAgain: isWaiting && looks >= MOST_LOOKS ? () => setLooks(0) : null }
}
