import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { ShortText } from '#domain/bounds'
import { oneOf, optional } from '#domain/codec'
import type { Given, MisfitParameter } from '#domain/operation'
import { traceTexts } from './texts.js'

const Name = optional(ShortText)
export const traceQuery = {
  kind: oneOf('line', 'item', 'change', 'release'),
  id: Name,
  invoice: Name,
  line: Name,
}

/** The thing from which a chain starts. */
export type Start =
  | { readonly kind: 'line'; readonly invoice: string; readonly line: string }
  | { readonly kind: 'item' | 'change' | 'release'; readonly id: string }

const required = (path: string, allowed: string): MisfitParameter => ({ path, reason: 'required', allowed })
const surplus = (path: string, allowed: string): MisfitParameter => ({ path, reason: 'invalid', allowed })

/** The start that parameters name, a line by its invoice and all else by its id; or what is wrong with them. */
export const startIn = ({
  kind,
  id,
  invoice,
  line,
}: Given<typeof traceQuery>): Either<readonly MisfitParameter[], Start> => {
  if (kind === 'line') {
    if (invoice !== undefined && line !== undefined && id === undefined) return right({ kind, invoice, line })
    return left([
      ...(id === undefined ? [] : [surplus('id', traceTexts.notOfLines)]),
      ...(invoice === undefined ? [required('invoice', traceTexts.invoice)] : []),
      ...(line === undefined ? [required('line', traceTexts.line)] : []),
    ])
  }
  if (id !== undefined && invoice === undefined && line === undefined) return right({ kind, id })
  return left([
    ...(id === undefined ? [required('id', traceTexts.id)] : []),
    ...(invoice === undefined ? [] : [surplus('invoice', traceTexts.onlyOfLines('invoice'))]),
    ...(line === undefined ? [] : [surplus('line', traceTexts.onlyOfLines('line'))]),
  ])
}
