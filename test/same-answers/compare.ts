/** A member that differs: a text, or anything else. */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
  readonly isText: boolean
}

/** Words for people, unlike ids, instants, amounts and codes. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' && /[A-Za-z]{2}/.test(value) && /[ A-Z]/.test(value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where two answers differ; lists and members are compared in their order. */
export const differencesOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, i) => differencesOf(one, after[i], `${path}[${i}]`))
  if (isObject(before) && isObject(after)) {
    const [names, namesAfter] = [Object.keys(before), Object.keys(after)]
    if (names.toSorted().join() === namesAfter.toSorted().join()) {
      const order = { path: `${path} (order of members)`, before: names, after: namesAfter, isText: false }
      const members = names.flatMap((name) =>
        differencesOf(before[name], after[name], path === '' ? name : `${path}.${name}`),
      )
      return names.join() === namesAfter.join() ? members : [order, ...members]
    }
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ path, before, after, isText: isText(before) && isText(after) }]
}
