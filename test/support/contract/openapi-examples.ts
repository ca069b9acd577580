import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Examples, OperationExample } from '#api/openapi'
import { project } from '#test/support/process/program'
import { fileOf, REQUESTS } from './sample-answers.js'

// biome-ignore lint/suspicious/noExplicitAny: the files are held against their schemas elsewhere
const answerIn = (file: string): any =>
  JSON.parse(readFileSync(join(project, 'test', 'contract', 'answers', file), 'utf8'))

/** The sample's first request to each operation, with its answer of `test/contract/answers`. */
export const sampleExamples = (): Examples => {
  const { projects } = answerIn('commandCenter.read.json').directory as {
    readonly projects: readonly { readonly id: string; readonly name: string }[]
  }
  const examples = new Map<string, OperationExample>()
  for (const asked of REQUESTS.filter(({ shows }) => shows === undefined)) {
    const { operation, project: name, family, action, query } = asked
    const answer = answerIn(fileOf(asked))
    const projectId = projects.find((one) => one.name === name)?.id
    examples.set(operation, {
      parameters: {
        ...(projectId === undefined ? {} : { projectId }),
        ...(family === undefined ? {} : { family }),
        ...(action === undefined ? {} : { eventId: answer.event.id }),
        ...query,
        ...(query?.['limit'] === undefined ? {} : { limit: Number(query['limit']) }),
      },
      answer,
    })
  }
  return examples
}
