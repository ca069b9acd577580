import type { Output } from './output.js'

const NOT_SHOWN =
  'It is recorded, but not shown yet: the reports are still being built. `wdi status` shows how far they are.'

/** Prints the result of a command that stated a fact, and says so if the fact is not shown yet. */
export const printStated = (value: object, lines: readonly string[], isShown: boolean, output: Output): void => {
  if (!isShown) output.note(NOT_SHOWN)
  output.result(isShown ? value : { ...value, shown: false }, lines)
}
