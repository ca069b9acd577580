import { useState } from 'react'
import './command.css'

/** A command line with a button that copies it. */
export const Command = ({ line }: { line: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(line).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="command">
      <code>{line}</code>
      <button
        type="button"
        className="button is-small unprinted"
        onClick={copy}
        onBlur={() => setCopied(false)}
        aria-label={`Copy the command ${line}`}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
