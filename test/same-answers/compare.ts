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

const absent = (path: string, name: string, before: unknown, after: unknown): Difference => ({
  path: path === '' ? name : `${path}.${name}`,
  before,
  after,
  isText: false,
})

/** Where two answers differ; lists and members are compared in their order. A member that one of them has not is undefined there. */
export const differencesOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, i) => differencesOf(one, after[i], `${path}[${i}]`))
  if (isObject(before) && isObject(after)) {
    const gone = Object.keys(before).filter((name) => !(name in after))
    const come = Object.keys(after).filter((name) => !(name in before))
    const names = Object.keys(before).filter((name) => name in after)
    const namesAfter = Object.keys(after).filter((name) => name in before)
    const order = { path: `${path} (order of members)`, before: names, after: namesAfter, isText: false }
    return [
      ...(names.join() === namesAfter.join() ? [] : [order]),
      ...gone.map((name) => absent(path, name, before[name], undefined)),
      ...come.map((name) => absent(path, name, undefined, after[name])),
      ...names.flatMap((name) => differencesOf(before[name], after[name], path === '' ? name : `${path}.${name}`)),
    ]
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ path, before, after, isText: isText(before) && isText(after) }]
}
