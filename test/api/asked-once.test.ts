import { expect, it } from '@jest/globals'
import { askedOnce } from '#api/asked-once'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { Client } from '#projections/entities/client'
import { Project } from '#projections/entities/project'

const ONE = { workspaceId: { eq: 'one' } }
const TWO = { workspaceId: { eq: 'two' } }

/** Documents that answer each question with its number. */
const numbered = (): { readonly docs: DocumentReader; readonly asked: () => number } => {
  let asked = 0
  const answer = async () => {
    asked += 1
    return asked
  }
  return { docs: { find: answer, count: answer } as unknown as DocumentReader, asked: () => asked }
}

it('asks each question once, for as long as a request reads', async () => {
  const { docs, asked } = numbered()
  const once = askedOnce(docs)
  const first = await once.find(Client, { where: ONE })
  expect(await once.find(Client, { where: ONE })).toBe(first)
  expect(asked()).toBe(1)
  expect(await askedOnce(docs).find(Client, { where: ONE })).not.toEqual(first)
})

it('takes no question for another one', async () => {
  const once = askedOnce(numbered().docs)
  const questions: readonly [AnyCollection, Parameters<DocumentReader['find']>[1]][] = [
    [Client, { where: ONE }],
    [Client, { where: TWO }],
    [Project, { where: ONE }],
    [Client, { where: ONE, limit: 1 }],
    [Client, { where: ONE, sort: [{ by: 'name', direction: 'asc' } as never] }],
    [Client, { where: ONE, sort: [{ by: 'name', direction: 'desc' } as never] }],
  ]
  const answers = []
  for (const [collection, query] of questions)
    answers.push(await once.find(collection, query), await once.count(collection, query))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
})
