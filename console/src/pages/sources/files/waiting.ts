// The imports that a person has begun and not put away. They stand in the address, so that a reload goes on.

/** The most imports that a member may leave undecided. */
export const MOST_WAITING = 10
const NAME = /^import-(\d+)$/

type View = Readonly<Record<string, string>>

const placeOf = (name: string): number => Number(NAME.exec(name)?.[1] ?? 0)

/** The ids of the imports in the address, the first one first. */
export const waitingIn = (view: View): readonly string[] => {
  const named = Object.entries(view).filter(([name]) => NAME.test(name))
  return named.sort(([one], [other]) => placeOf(one) - placeOf(other)).map(([, id]) => id)
}

/** The change of the address that adds an import. */
export const withWaiting = (view: View, id: string): Readonly<Record<string, string>> => {
  const places = Object.keys(view)
    .filter((name) => NAME.test(name))
    .map(placeOf)
  return { [`import-${Math.max(0, ...places) + 1}`]: id }
}

/** The change of the address that takes an import away. */
export const withoutWaiting = (view: View, id: string): Readonly<Record<string, null>> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => NAME.test(name) && value === id)
      .map(([name]) => [name, null]),
  )

/** Files that are sent together: all as parts of one export, or each by itself. */
export const uploadsOf = <F>(files: readonly F[], areTogether: boolean): readonly (readonly F[])[] =>
  areTogether ? [files] : files.map((file) => [file])
