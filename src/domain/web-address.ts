import { matching } from './codec.js'

const SCHEME = '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/'
/** Without `@`, so that a link never shows a user or a password. */
const HOST = '[^\\s\\p{Cc}\\/?#@\\\\]+'
const REST = '[\\/?#][^\\s\\p{Cc}]*'

/** A link that a page may show: a browser that follows it opens a page, and never runs what it says. */
export const WebAddress = matching(
  new RegExp(`^${SCHEME}${HOST}(?:${REST})?$`, 'u'),
  'an address http(s)://… without a user or password',
)

/** A link as a source states it; null where it is not one that may be shown. */
export const webAddress = (stated: string | null): string | null => (WebAddress.is(stated) ? stated : null)
