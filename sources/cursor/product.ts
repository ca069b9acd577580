import type { Product } from '#sources/kit/product'
import { cursorCsv } from './csv.js'
import { cursorHost } from './host.js'
import { cursorDaily, cursorEvents } from './usage.js'

export const cursorProduct: Product = {
  provider: 'cursor',
  label: 'Cursor',
  category: 'ai',
  setupKind: 'token',
  host: cursorHost,
  // cursor.com/docs/api: most endpoints of the Admin API, for each team.
  rateLimit: { requests: 20, perSeconds: 60 },
  pages: [{ page: 'cursor', formats: [cursorDaily, cursorEvents, cursorCsv] }],
}
