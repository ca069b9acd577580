import * as t from 'io-ts'
import type { Codec } from '#domain/codec'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'

// What the REST API of Azure DevOps, Services and Server, has in common for all that is asked.

/** That of Azure DevOps Server 2022, which Services take as well. */
const API_VERSION = '7.0'

const MOST_VALUES = 5_000
const Values = t.type(
  {
    value: t.refinement(t.readonlyArray(t.unknown), (values) => values.length <= MOST_VALUES, 'at most 5,000 records'),
  },
  'a list of Azure DevOps',
)

/** The records of a list. */
export const valuesIn = (answer: HostAnswer): readonly unknown[] => bodyAs(Values, answer).value

/** An address with the version of the API and other parameters. */
export const addressOf = (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...parameters, 'api-version': API_VERSION })}`

/** The path of a project, by its id or its name. */
export const projectPath = (project: string): string => `/${encodeURIComponent(project)}/_apis`

/** The most pages of a list that is asked for by number. */
const MOST_PAGES = 10_000

/** A list that is asked for by the number of records before a page. */
export interface SkippedList {
  readonly path: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly size: number
}

/** The pages of a list from a number of records on, up to one that is not full. */
export async function* skippedPages(
  ask: Ask,
  { path, parameters = {}, size }: SkippedList,
  from: number,
): AsyncGenerator<{ readonly answer: HostAnswer; readonly records: readonly unknown[]; readonly next: number | null }> {
  for (let skip = from, pages = 0; pages < MOST_PAGES; skip += size, pages += 1) {
    const answer = await ask({ address: addressOf(path, { ...parameters, $top: String(size), $skip: String(skip) }) })
    const records = valuesIn(answer)
    const isLast = records.length < size
    yield { answer, records, next: isLast ? null : skip + size }
    if (isLast) return
  }
  throw unreadable('a list has no end')
}

/** The records of a list that a codec knows, as many as are wanted. */
export const recordsOf = async <A>(
  ask: Ask,
  list: SkippedList,
  codec: Codec<A>,
  most: number,
): Promise<readonly A[]> => {
  const found: A[] = []
  for await (const { records } of skippedPages(ask, list, 0)) {
    found.push(...records.filter((record): record is A => codec.is(record)))
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

/** The parts of a host that boards and repositories share. */
export const azureHost: Pick<Host, 'address' | 'apiOf' | 'headers' | 'quotaOf' | 'requestsAnHour' | 'pauseMs'> = {
  // Each organization, and each collection of a server, has its own.
  address: null,
  apiOf: (address) => address,
  headers: (token) => ({ authorization: `Basic ${Buffer.from(`:${token}`).toString('base64')}` }),
  // It counts units of consumption, and says by `Retry-After` when it has enough.
  quotaOf: () => null,
  requestsAnHour: 3_600,
  pauseMs: 0,
}
export const TOKEN_PAGE = 'https://dev.azure.com/_usersSettings/tokens'
