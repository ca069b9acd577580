import { matching } from './codec.js'

const SCHEME = '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/'
/** Excludes `@`, so a link never shows a user or a password. */
const HOST = '[^\\s\\p{Cc}\\/?#@\\\\]+'
const REST = '[\\/?#][^\\s\\p{Cc}]*'

/** A link that is safe to show: following it opens a page and never runs code. */
export const WebAddress = matching(
  new RegExp(`^${SCHEME}${HOST}(?:${REST})?$`, 'u'),
  'an address http(s)://… without a user or password',
)

/** A source's link; null if it is not safe to show. */
export const webAddress = (stated: string | null): string | null => (WebAddress.is(stated) ? stated : null)
