/** A part of a path that names a record: a number, or a key of capital letters. Versions of an API count as such, too. */
const NAMES_A_RECORD = /^[A-Z0-9_-]+$/

/** The endpoint of a request: its method and its path, whatever record that names. */
export const endpointOf = (method: string, { pathname }: URL): string => {
  const parts = pathname.split('/').map((part) => (NAMES_A_RECORD.test(part) ? '*' : part))
  return `${method} ${parts.join('/')}`
}
