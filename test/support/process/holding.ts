import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { state } from '#app/state/run'
import { openStores } from '#stores/open'
import { understood, wordsOf } from '#test/app/support/lines'
import { ok } from '#test/support/stores/outcome'
import type { Pair } from './pairs.js'
import { launch, runJson } from './program.js'
import { type Answer, ask, askUntilAnswered, readyLine, workspaceUrl } from './service.js'

/** One in so many statements is a command of its own process, the others are the test's: no server is either. */
const BY_COMMAND = 5
const PAUSE_MS = 5

/** Something that one command takes away and another gives back, and the answer that shows it. */
export interface Taken {
  readonly away: string
  readonly back: string
  readonly path: string
  readonly shows: (answer: Answer) => boolean
}

/** The workspace acme/website behind two servers, which are asked by a key of a viewer, while nothing is folded. */
export const holding = async ({ data, env, workspaceId }: Pair) => {
  const inWorkspace = ['--workspace', 'acme/website', '--data', data]
  await runJson(['plan', 'change', 'scale', ...inWorkspace], { env })
  const { memberId } = await runJson<{ memberId: string }>(
    ['member', 'add', 'Vi', '--role', 'owner', '--all', ...inWorkspace],
    { env },
  )
  const { key } = await runJson<{ key: string }>(['key', 'issue', '--name', 'x', '--as', memberId, ...inWorkspace], {
    env,
  })
  await runJson(['member', 'role', memberId, 'viewer', ...inWorkspace], { env })
  // This process opens the stores that the others do.
  Object.assign(process.env, env)
  const stores = await ok(openStores(data))
  // The key asks at all times, for as long as a command takes.
  const serve = ['serve', '--no-worker', '--port', '0', '--json', '--rate', 'scale=1000000', '--data', data]
  const servers = [0, 1].map(() => launch(serve, { env }))
  const urls = await Promise.all(
    servers.map(async (server) => {
      const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
      return workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
    }),
  )
  let said = 0
  /** States what a line says; resolves with its acknowledgement. */
  const say = async (line: string): Promise<void> => {
    said += 1
    const { command, input, as } = await understood(line)
    if (said % BY_COMMAND === 0) {
      await runJson([...wordsOf(line), ...inWorkspace], { env })
    } else {
      const now = new Date().toISOString()
      await ok(state({ command, input, workspaceId, as }, stores, now, async () => right(undefined)))
    }
  }
  const answerOf = (url: string): Promise<Answer> => askUntilAnswered(url, key)

  /** Says a line amid requests; how many of those sent after its acknowledgement are not as `isRight` says. */
  const amid = async (line: string, path: string, isRight: (answer: Answer) => boolean): Promise<number> => {
    let acknowledgedAt = Number.POSITIVE_INFINITY
    let wrong = 0
    let isOver = false
    const asking = urls.map(async (url) => {
      while (!isOver) {
        const sentAt = performance.now()
        const answer = await ask(url + path, key)
        if (sentAt > acknowledgedAt && answer.status !== 503 && !isRight(answer)) wrong += 1
        await sleep(PAUSE_MS)
      }
    })
    await say(line).finally(() => {
      acknowledgedAt = performance.now()
    })
    const after = await Promise.all(urls.map((url) => answerOf(url + path)))
    isOver = true
    await Promise.all(asking)
    return wrong + after.filter((answer) => !isRight(answer)).length
  }

  return {
    answers: (path: string) => Promise.all(urls.map((url) => answerOf(url + path))),
    say,
    /** Takes something away and gives it back; how many answers showed it too late, or not again. */
    trial: async ({ away, back, path, shows }: Taken): Promise<number> =>
      (await amid(away, path, (answer) => !shows(answer))) + (await amid(back, path, shows)),
    stop: async (): Promise<void> => {
      for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
      stores.close()
    },
  }
}
