const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Bytes as text, with a byte order mark if they have one; null if they are not valid UTF-8. */
export const utf8In = (bytes: Buffer): string | null => {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
