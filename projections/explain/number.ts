import { type Either, left, right } from 'fp-ts/lib/Either.js'

// Numbers of an answer by their paths: `adoption.assistedChanges`, `kpis[0].value.value`, `kpis.delivery_output.value.value`.

/** The part of a path up to which there is something, '' for none of it, and the names there. */
export interface Missing {
  readonly known: string
  readonly names: readonly string[]
}

/** The most names that a refusal tells. */
const MOST_NAMES = 40

const namesOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? value.map((one, i) => idOf(one) ?? String(i)) : Object.keys(value)
  return names.slice(0, MOST_NAMES)
}

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' ? id : null
}

/** An element of a list by what it says of itself: its place changes with what stands before it. */
interface Element {
  readonly member: string
  readonly value: string
}
type Step = string | Element

/** The texts of an element by which nothing else in its list can be meant. */
const elementOf = (list: readonly unknown[], one: unknown): Element | null => {
  if (typeof one !== 'object' || one === null) return null
  for (const [member, value] of Object.entries(one)) {
    if (typeof value !== 'string') continue
    const alike = list.filter((other) => (other as Record<string, unknown> | null)?.[member] === value)
    if (alike.length === 1) return { member, value }
  }
  return null
}

/** The member of a name; of a list the element at a place, or with an id. */
const memberOf = (value: object, step: Step): unknown => {
  if (typeof step !== 'string')
    return Array.isArray(value) ? value.find((one) => one?.[step.member] === step.value) : undefined
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : value.find((one) => idOf(one) === step)
  return Object.hasOwn(value, step) ? (value as Readonly<Record<string, unknown>>)[step] : undefined
}

/** The names and places that lead to a number. */
export const stepsIn = (path: string): readonly string[] => path.replaceAll('[', '.').replaceAll(']', '').split('.')

/** The number at a path, or null where the answer says that it is not known. */
export const numberAt = (whole: unknown, path: string): Either<Missing, number | null> => {
  let value: unknown = whole
  const steps = stepsIn(path)
  for (const [i, step] of steps.entries()) {
    if (value === null) return right(null)
    const member = typeof value === 'object' ? memberOf(value, step) : undefined
    if (member === undefined) return left({ known: steps.slice(0, i).join('.'), names: namesOf(value) })
    value = member
  }
  if (typeof value === 'number' || value === null) return right(value)
  return left({ known: path, names: namesOf(value) })
}

/**
 * Finds the same number in other answers to the same question: elements of lists go by what they say of themselves, so that
 * one element less before them makes them no other. Null where it is not known, and where it is not there.
 */
export const sameNumber = (whole: unknown, path: string): ((other: unknown) => number | null) => {
  const steps: Step[] = []
  let value: unknown = whole
  for (const step of stepsIn(path)) {
    const member: unknown = typeof value === 'object' && value !== null ? memberOf(value, step) : undefined
    steps.push(Array.isArray(value) ? (elementOf(value, member) ?? step) : step)
    value = member
  }
  return (other) => {
    let found: unknown = other
    for (const step of steps) {
      if (typeof found !== 'object' || found === null) return null
      found = memberOf(found, step)
    }
    return typeof found === 'number' ? found : null
  }
}

/** The paths of all numbers of an answer, and of all that are not known where a number may stand. */
export const numbersIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return [path]
  if (Array.isArray(value)) return value.flatMap((one, i) => numbersIn(one, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => numbersIn(member, path === '' ? name : `${path}.${name}`))
}
