import type { ReactNode } from 'react'

const isWeb = (url: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol)
  } catch {
    return false
  }
}

/** A link out, to http and https only; its text alone where there is no such address. */
export const ExternalLink = ({ url, children }: { url: string | null; children: ReactNode }) => {
  if (url === null || !isWeb(url)) return children
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}
