import * as t from 'io-ts'
import { refined } from '#domain/codec'

/** An identifier: text that every store keeps unchanged. */
export const Name = refined(
  t.string,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be in it
  (s) => s.length > 0 && s.length <= 500 && !/[\u0000-\u001f\u007f]/.test(s),
  'a text of 1-500 characters, none a control character',
)
