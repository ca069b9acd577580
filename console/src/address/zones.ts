const LONGEST_ZONE = 64
/** An offset such as `+02:00` is no zone: it has no days on which clocks change. */
const OFFSET = /^[+-]/

/** Says whether the platform knows a zone of this name. */
export const isTimeZone = (name: string): boolean => {
  if (name === '' || name.length > LONGEST_ZONE || OFFSET.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The zones to choose from, by name; those given come first, each once. */
export const timeZones = (first: readonly string[]): readonly string[] => [
  ...new Set([...first, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]
