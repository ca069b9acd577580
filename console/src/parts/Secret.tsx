import { useEffect, useState } from 'react'
import './secret.css'

/** A secret that is shown only once, with a button that copies it. Leaving the page while it is shown is asked about. */
export const Secret = ({ what, secret }: { what: string; secret: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className="stack">
      <div className="secret-line">
        <code className="secret">{secret}</code>
        <button type="button" className="button is-small" onClick={copy}>
          Copy the {what}
        </button>
      </div>
      <p className="small soft" role="status">
        {copied === true && 'Copied.'}
        {copied === false && 'The browser does not let this page copy. Select the text, and copy it.'}
      </p>
    </div>
  )
}
