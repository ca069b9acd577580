import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { amountGiven } from './amount.js'
import type { AnyCommand } from './command.js'
import type { Fields, Given } from './field.js'
import type { Refusal } from './refusal.js'

/** A command's input by field. */
export type AllGiven = Readonly<Record<string, Given>>

/** `--amount-cents` for `amountCents`. */
export const optionName = (field: string): string =>
  `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Reads the input field by field; an error never quotes the value, which may be a secret. */
export const readInput = (
  { fields }: { readonly fields: Fields },
  given: AllGiven,
): Either<Refusal, Readonly<Record<string, unknown>>> => {
  const input: Record<string, unknown> = {}
  for (const [name, { form, placeholder, read }] of Object.entries(fields) as [
    string,
    AnyCommand['fields'][string],
  ][]) {
    const words = form === 'money' ? amountGiven(given) : right(given[name])
    if (isLeft(words)) return left({ tag: 'misused', message: words.left })
    const value: Either<string, unknown> = read(words.right)
    const shown = form === 'argument' || form === 'words' ? `<${placeholder}>` : optionName(name)
    if (isLeft(value))
      return left({ tag: 'misused', message: `${shown}: ${value.left}`, field: { name, problem: value.left } })
    input[name] = value.right
  }
  return right(input)
}
