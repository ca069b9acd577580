import type { HostAnswer } from '#sources/kit/hosts/ask'

/** The whole number in a header; null if there is none. */
export const numberIn = (headers: HostAnswer['headers'], name: string): number | null => {
  const text = headers.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
