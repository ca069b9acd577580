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
      <code>
        {line.split(' ').map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's place is its identity
          <span key={index}>{word} </span>
        ))}
      </code>
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
