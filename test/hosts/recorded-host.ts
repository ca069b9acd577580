import type { MovedClock } from '#test/support/hosts/clock'
import { type LocalAnswer, type LocalHost, type LocalRequest, openLocalHost } from '#test/support/hosts/local-host'
import type { RecordedExchange } from './recorded-exchanges.js'

/** A recorded host, and how far its recorded requests may differ from ours. */
export interface RecordedHostOptions {
  readonly exchanges: readonly RecordedExchange[]
  /** The address of the API when it was recorded, as its links have it, and the folder below our host that stands for it. */
  readonly recordedAs: string
  readonly folder: string
  /** The other path under which links name the repository, and that of the recorded requests. */
  readonly linkedAs?: { readonly linked: string; readonly asked: string }
  /**
   * Parameters in which a recorded request may differ: they say how many records a page has and in which order, or what is the
   * default anyway. A parameter that leaves records out is none of them.
   */
  readonly loose: readonly string[]
}

/** A request that was answered with what was recorded of a similar one. */
export interface LooseAnswer {
  readonly asked: string
  readonly recorded: string
}

/** A local host that answers with what a real one once did. All that was not recorded is 404. */
export interface RecordedHost {
  readonly host: LocalHost
  readonly loosely: readonly LooseAnswer[]
  /** Requests that nobody recorded. */
  readonly unrecorded: readonly string[]
}

const PAGE = 'page'
const SIZES = ['per_page', 'limit']

/** The parameters of a request in their order, without some of them. The first page is that of a request that names none. */
const comparable = (query: URLSearchParams, without: readonly string[]): string => {
  const pairs = [...query].filter(([name]) => !without.includes(name))
  if (!query.has(PAGE)) pairs.push([PAGE, '1'])
  return JSON.stringify(pairs.sort())
}

const sizeOf = ({ query }: RecordedExchange): number => Math.max(...SIZES.map((name) => Number(query.get(name) ?? 0)))

const written = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`)

/** Opens a host on this machine that answers from a recording. */
export const openRecordedHost = async (clock: MovedClock, options: RecordedHostOptions): Promise<RecordedHost> => {
  const host = await openLocalHost(clock)
  const loosely: LooseAnswer[] = []
  const unrecorded: string[] = []
  const { exchanges, recordedAs, folder, linkedAs, loose } = options

  const answerWith = ({ headers, body }: RecordedExchange): LocalAnswer => {
    const link = headers['link']?.replaceAll(recordedAs, `${host.address}${folder}`)
    return { headers: link === undefined ? headers : { ...headers, link }, body }
  }
  const pathOf = ({ path }: LocalRequest): string =>
    linkedAs === undefined ? path : path.replace(linkedAs.linked, linkedAs.asked)

  host.route('GET', '*', (request) => {
    const path = pathOf(request)
    const ofPath = exchanges.filter((one) => one.path === path)
    const same = ofPath.find((one) => comparable(one.query, []) === comparable(request.query, []))
    if (same !== undefined) return answerWith(same)
    const [similar] = ofPath
      .filter((one) => comparable(one.query, loose) === comparable(request.query, loose))
      .sort((a, b) => sizeOf(b) - sizeOf(a))
    if (similar === undefined) {
      unrecorded.push(written(path, request.query))
      return { status: 404, body: { message: 'this was not recorded' } }
    }
    loosely.push({ asked: written(path, request.query), recorded: written(similar.path, similar.query) })
    return answerWith(similar)
  })
  return { host, loosely, unrecorded }
}
