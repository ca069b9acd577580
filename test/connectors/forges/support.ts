import { expect } from '@jest/globals'
import type { CodeChangeFacts } from '#domain/events/code'
import type { WorkItemFacts } from '#domain/events/work-items'
import type { Answers } from '#sources/kit/format'
import { type Read, readAll, written } from '../files/support.js'

/** What a file of a forge comes to. */
export const readForge = (text: string, answers: Partial<Answers> = {}): Promise<Read> =>
  readAll([written('forge.json', text)], answers)

const factOf = async (record: object, answers: Partial<Answers>): Promise<unknown> => {
  const { facts, rejected } = await readForge(JSON.stringify([record]), answers)
  expect(rejected).toEqual([])
  return facts[0]?.data
}

/** The change of a file with one request. */
export const changeOf = async (record: object, answers: Partial<Answers> = {}): Promise<CodeChangeFacts> =>
  (await factOf(record, answers)) as CodeChangeFacts

/** The item of a file with one issue. */
export const itemOf = async (record: object, answers: Partial<Answers> = {}): Promise<WorkItemFacts> =>
  (await factOf(record, answers)) as WorkItemFacts
