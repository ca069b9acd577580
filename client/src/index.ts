import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import type { paths } from './description.js'

export type { components, operations, paths } from './description.js'

export interface ClientOptions {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string
  /** The secret of an API key. */
  readonly key: string
}

/** Calls the operations of the API by their paths. */
export const createClient = ({ baseUrl, key }: ClientOptions): FetchClient<paths, 'application/json'> =>
  createFetchClient<paths, 'application/json'>({ baseUrl, headers: { Authorization: `Bearer ${key}` } })
