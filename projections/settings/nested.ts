/** Values by path, `retention.audit` one level below `retention`. */
export const nested = <A>(
  entries: readonly (readonly [path: string, value: A])[],
): Readonly<Record<string, A | Readonly<Record<string, A>>>> => {
  const result: Record<string, A | Record<string, A>> = {}
  for (const [path, value] of entries) {
    const [name = '', inner] = path.split('.')
    result[name] = inner === undefined ? value : { ...(result[name] as Record<string, A>), [inner]: value }
  }
  return result
}
