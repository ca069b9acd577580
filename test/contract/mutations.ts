/** A place in a JSON value: member names and positions. */
export type Place = readonly (string | number)[]

/** The name of a place in the contract's notation: positions are `[]`. */
export const named = (place: Place): string =>
  place
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '')

export const at = (value: unknown, place: Place): unknown =>
  place.reduce((inner: unknown, step) => (inner as Record<string | number, unknown> | null)?.[step], value)

/** All places of a value, its own among them. */
export const places = (value: unknown, here: Place = []): readonly Place[] => [
  here,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) =>
        places(member, [...here, Array.isArray(value) ? Number(name) : name]),
      )
    : []),
]

/** A copy that has something else in that place. */
export const changed = (value: unknown, place: Place, change: (old: unknown) => unknown): unknown => {
  const [step, ...rest] = place
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((member, i) => (i === step ? changed(member, rest, change) : member))
  const members = value as Readonly<Record<string, unknown>>
  return { ...members, [step]: changed(members[step], rest, change) }
}

/** A copy without that member. */
export const without = (value: unknown, place: Place): unknown =>
  changed(value, place.slice(0, -1), (parent) =>
    Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== place.at(-1))),
  )

/** A copy in which that member is null, with what changes together with it. */
export const nulled = (value: unknown, place: Place, company: object = {}): unknown =>
  changed(value, place.slice(0, -1), (parent) => ({ ...(parent as object), ...company, [String(place.at(-1))]: null }))

export const isMember = (place: Place): boolean => typeof place.at(-1) === 'string'

export const sortOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value

const shapesOf = (value: unknown): readonly string[] =>
  places(value).map((place) => `${named(place)} ${sortOf(at(value, place))}`)

const LONG = 9
/** A copy whose long lists keep only their first entries, and those with a member or a null that no earlier one has. */
export const shortened = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)])) as A
  const seen = new Set<string>()
  const kept = value.filter((entry, i) => {
    const fresh = shapesOf(entry).filter((shape) => !seen.has(shape))
    for (const shape of fresh) seen.add(shape)
    return i < LONG || fresh.length > 0
  })
  return kept.map(shortened) as A
}
