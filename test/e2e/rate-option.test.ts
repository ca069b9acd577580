import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()

describe('given rates of plans', () => {
  it('when it serves, then a key of such a plan has that rate, and others have theirs', async () => {
    const inData = ['--data', join(folder, 'data')]
    for (const [slug, plan] of [
      ['first', 'free'],
      ['second', 'growth'],
      ['third', 'starter'],
    ] as const)
      await runJson(['workspace', 'create', `acme/${slug}`, '--plan', plan, ...inData])
    const server = launch([
      'serve',
      '--no-worker',
      '--port',
      '0',
      '--json',
      '--rate',
      'growth=1200',
      '--rate',
      'free=2',
      ...inData,
    ])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
    const policyOf = async (workspace: string) => {
      const { key } = await runJson<{ key: string }>([
        'key',
        'issue',
        '--name',
        'x',
        '--workspace',
        `acme/${workspace}`,
        ...inData,
      ])
      const url = `${workspaceUrl({ baseUrl, organization: 'acme', workspace })}/connections`
      const answers = [await ask(url, key), await ask(url, key), await ask(url, key)]
      return [answers[0]?.headers['ratelimit-policy'], answers.map(({ status }) => status)]
    }
    expect(await policyOf('second')).toEqual(['"minute";q=1200;w=60', [200, 200, 200]])
    expect(await policyOf('third')).toEqual(['"minute";q=120;w=60', [200, 200, 200]])
    expect((await policyOf('first'))[0]).toBe('"minute";q=2;w=60')
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
