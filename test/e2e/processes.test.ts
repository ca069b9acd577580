import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { ask, askUntilAnswered, readyLine, workspaceUrl } from '#test/support/process/service'

// One port, answered by several processes.

const folder = freshFolder()
const data = join(folder, 'data')
const POLL_MS = 50
let key: string

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--plan', 'scale', '--data', data])
  const issue = ['key', 'issue', '--name', 'x', '--workspace', 'acme/website', '--data', data]
  key = (await runJson<{ key: string }>(issue)).key
})

const childrenOf = ({ pid }: Running): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(POLL_MS)
}
const serve = async (processes: string) => {
  const server = launch(['serve', '--no-worker', '--processes', processes, '--port', '0', '--json', '--data', data])
  const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
  return { server, url: `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/connections` }
}
const statuses = async (url: string, requests: number): Promise<readonly number[]> =>
  (await Promise.all(Array.from({ length: requests }, () => askUntilAnswered(url, key)))).map(({ status }) => status)

describe('given a service of three processes', () => {
  it('when one is killed, then the others answer, another takes its place, and all end when they are told to', async () => {
    const { server, url } = await serve('3')
    const before = childrenOf(server)
    expect(before).toHaveLength(3)
    expect(await statuses(url, 30)).toEqual(Array(30).fill(200))
    process.kill(before[0] as number, 'SIGKILL')
    await until(() => !childrenOf(server).includes(before[0] as number))
    expect(await statuses(url, 30)).toEqual(Array(30).fill(200))
    await until(() => childrenOf(server).length === 3)
    const after = childrenOf(server)
    const answering = (async () => {
      const answered: number[] = []
      while (!server.hasEnded()) {
        const one = await ask(url, key).catch(() => null)
        if (one === null) break
        answered.push(one.status)
      }
      return answered
    })()
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(new Set([...(await answering), 200])).toEqual(new Set([200]))
    expect(after.filter(isAlive)).toEqual([])
  })

  it('when the one that started the others is killed, then none of them is left', async () => {
    const { server } = await serve('2')
    const children = childrenOf(server)
    await server.end('SIGKILL')
    await until(() => !children.some(isAlive))
  })
})

describe('given processes that cannot start', () => {
  it('when the data folder cannot be opened, then one line says why, and all ends', async () => {
    const ended = await run(['serve', '--processes', '2', '--port', '0', '--data', '/dev/null/data'])
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
  })
})
