import type { Stored } from './log.js'
import type { streams } from './messages.js'

type FilterOptions = InstanceType<typeof streams.ReadReq.Options.FilterOptions>

/** Translates a regular expression; only `(?i)` at the beginning differs between the two languages here. */
const regexOf = (text: string): RegExp => (text.startsWith('(?i)') ? new RegExp(text.slice(4), 'i') : new RegExp(text))

/** Returns the predicate of a filter; throws if its pattern is not a regular expression. */
export const filterOf = (options: FilterOptions | undefined): ((event: Stored) => boolean) => {
  if (options === undefined) return () => true
  const byStream = options.getStreamIdentifier()
  const expression = byStream ?? options.getEventType()
  const textOf = ({ stream, type }: Stored): string => (byStream === undefined ? type : stream)
  const pattern = expression?.getRegex() ?? ''
  if (pattern !== '') {
    const regex = regexOf(pattern)
    return (event) => regex.test(textOf(event))
  }
  const prefixes = expression?.getPrefixList() ?? []
  return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix))
}
