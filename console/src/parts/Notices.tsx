import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Notice } from './notice.js'
import './notices.css'

/** The milliseconds for which a statement can be taken back by a button. */
const UNDO_MS = 10_000

const NoticesContext = createContext<(notice: Notice) => void>(() => undefined)

/** Returns what tells a person that something was done. */
export const useTell = (): ((notice: Notice) => void) => useContext(NoticesContext)

const Told = ({ notice, onGone }: { notice: Notice; onGone: () => void }) => {
  const [isUndoing, setUndoing] = useState(false)
  const { text, changed = [], undo } = notice
  useEffect(() => {
    if (isUndoing) return
    const timer = setTimeout(onGone, UNDO_MS)
    return () => clearTimeout(timer)
  }, [isUndoing, onGone])
  const takeBack = async (): Promise<void> => {
    if (undo === undefined) return
    setUndoing(true)
    await undo()
    onGone()
  }
  return (
    <div className="told">
      <p>{text}</p>
      {changed.length > 0 && (
        <ul className="small told-changes">
          {changed.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before} → <strong>{after}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {undo !== undefined && (
          <button type="button" className="button is-small" disabled={isUndoing} onClick={() => void takeBack()}>
            Undo
          </button>
        )}
        <button type="button" className="button is-small is-plain" onClick={onGone}>
          Close
        </button>
      </div>
    </div>
  )
}

/** Tells at the foot of the page what was done, for ten seconds, one thing at a time. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const [told, setTold] = useState<{ readonly notice: Notice; readonly n: number } | null>(null)
  const tell = useCallback((notice: Notice) => setTold((last) => ({ notice, n: (last?.n ?? 0) + 1 })), [])
  const place = useMemo(() => {
    if (told === null) return null
    // What was told since stays: that it was taken back, for instance.
    const gone = (): void => setTold((last) => (last?.n === told.n ? null : last))
    return <Told key={told.n} notice={told.notice} onGone={gone} />
  }, [told])
  return (
    <NoticesContext value={tell}>
      {children}
      <div className="notices unprinted" role="status">
        {place}
      </div>
    </NoticesContext>
  )
}
