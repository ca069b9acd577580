import Koa from 'koa'
import { pino } from 'pino'
import { startApi } from '#api/server'
import { statusOn } from '#app/inspect/service-status'
import { useCasesOn } from '#app/state/use-cases'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { operations } from '#projections/operations'
import { openStores } from '#stores/open'
import { ok } from '#test/support/stores/outcome'

// The API on a data folder, and beside it a bare Koa that gives the very bytes that the API gave the first time. It keeps
// answers, or works each out anew: then no two requests that run together are of one minute, or they would share it.

const [data = '', now = '', how = ''] = process.argv.slice(2)
const isAnew = how === 'anew'
const MINUTES = 60
let requests = 0
const clock = (): Instant => {
  requests += 1
  return isAnew ? instantOf(epochOf(now) + 60_000 * (requests % MINUTES)) : now
}
const stores = await ok(openStores(data))
const api = await ok(
  startApi({
    ...stores,
    operations,
    useCases: { ...useCasesOn(stores), ...statusOn(stores, { version: '1.2.3', data: null }) },
    version: 'bench',
    now: clock,
    ...(isAnew ? { mostCachedBytes: 0 } : {}),
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'warn' }, pino.destination(2)),
    rates: { scale: Number.MAX_SAFE_INTEGER },
  }),
)

const held = new Map<string, string>()
const bare = new Koa()
bare.use(async (ctx) => {
  const known = held.get(ctx.url)
  ctx.type = 'application/json'
  if (known !== undefined) {
    ctx.body = known
    return
  }
  const { origin } = new URL(api.baseUrl)
  const answer = await fetch(origin + ctx.url, { headers: { authorization: ctx.get('authorization') } })
  const text = await answer.text()
  if (answer.status !== 200) ctx.throw(answer.status, text)
  held.set(ctx.url, text)
  ctx.body = text
})
const server = bare.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.stdout.write(`${JSON.stringify({ api: api.port, bare: port })}\n`)
})
