/** A place in a JSON value: member names and positions. */
export type Place = readonly (string | number)[]

/** As the contract would name it: positions are `[]`. */
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

export const isMember = (place: Place): boolean => typeof place.at(-1) === 'string'
