import { expect } from '@jest/globals'
import type { CodeChangeFacts } from '#domain/events/code'
import type { WorkItemFacts } from '#domain/events/work-items'
import type { Choices } from '#sources/kit/format'
import { type Read, readAll, written } from '../files/support.js'

/** What a file of a forge comes to. */
export const readForge = (text: string, choices: Partial<Choices> = {}): Promise<Read> =>
  readAll([written('forge.json', text)], choices)

const factOf = async (record: object, choices: Partial<Choices>): Promise<unknown> => {
  const { facts, rejected } = await readForge(JSON.stringify([record]), choices)
  expect(rejected).toEqual([])
  return facts[0]?.data
}

/** The change of a file with one request. */
export const changeOf = async (record: object, choices: Partial<Choices> = {}): Promise<CodeChangeFacts> =>
  (await factOf(record, choices)) as CodeChangeFacts

/** The item of a file with one issue. */
export const itemOf = async (record: object, choices: Partial<Choices> = {}): Promise<WorkItemFacts> =>
  (await factOf(record, choices)) as WorkItemFacts
