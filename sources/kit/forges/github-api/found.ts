import * as t from 'io-ts'
import type { Ask } from '../../hosts/ask.js'
import { found } from '../../hosts/found.js'
import { numberOfKey } from './listed.js'

const Pull = t.type({ pull_request: t.UnknownRecord })

/** The record with the number of a key, in a list at an address; null if there is none. */
export const foundNumber = async (ask: Ask, list: string, key: string): Promise<unknown> => {
  const number = numberOfKey(key)
  return number === null ? null : found(ask, `${list}/${number}`)
}

/** The issue of a key. A pull request of that number is none. */
export const foundIssue = async (ask: Ask, list: string, key: string): Promise<unknown> => {
  const record = await foundNumber(ask, list, key)
  return Pull.is(record) ? null : record
}

/** The release of a tag; null if there is none. */
export const foundRelease = (ask: Ask, list: string, tag: string): Promise<unknown> =>
  found(ask, `${list}/tags/${encodeURIComponent(tag)}`)
