import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

const data = join(freshFolder(), 'data')
const of = (...args: readonly string[]): string[] => [...args, '--workspace', 'acme/website', '--data', data]
const MARCH = ['start=2026-03-01', 'end=2026-03-31']

let server: Running
let key: string
/** Ids by project. */
const ids: Record<string, string> = {}
const ask = (words: readonly string[]) => run(of('ask', ...words), { env: { WDI_KEY: key } })
/** In this process. */
const askHere = (words: readonly string[]) => runInProcess(of('ask', ...words), { env: { WDI_KEY: key } })

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--project', 'Shop', '--data', data])
  await runJson(of('client', 'add', 'Bolt'))
  await runJson(of('project', 'add', 'Shop', '--client', 'Bolt'))
  ids['Web app'] = (await runJson<{ projectId: string }>(of('project', 'add', 'Web app', '--client', 'Bolt'))).projectId
  key = (await runJson<{ key: string }>(of('key', 'issue', '--name', 'all'))).key
  // A list of statements shows all of them, so that they are folded.
  server = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  await readyLine(server)
})
afterAll(() => server.end('SIGTERM'))

describe('given a service with two projects of one name', () => {
  it('when an operation is asked by names, then it answers as by ids', async () => {
    const byId = await ask(['scope-creep', `projectId=${ids['Web app']}`, ...MARCH])
    const byName = await ask(['scope-creep', 'projectId=Web app', ...MARCH])
    expect(byId.code).toBe(0)
    expect(byName).toEqual(byId)
    const ofClient = await ask(['command-center', 'clientId=Bolt', 'projectId=Web app', ...MARCH])
    expect(JSON.parse(ofClient.stdout).directory.selectedProjectId).toBe(ids['Web app'])
  })
  it.each([
    [
      ['projectId=Shop'],
      1,
      /^wdi: more than one project is called Shop: .*\(of (Bolt|First client)\), .*\(of (Bolt|First client)\)/,
    ],
    [['projectId=Nothing'], 1, /^wdi: there is no project Nothing: there is .*Web app.*wdi project list --workspace/],
    [
      [],
      2,
      /^wdi: projectId is missing: give a project's name or id; `npx .*wdi project list --workspace acme\/website --data \S+` shows them\n$/,
    ],
  ] as const)('when it is asked with %j, then one line says how to find the project', async (words, code, message) => {
    const ended = await askHere(['scope-creep', ...words, ...MARCH])
    expect([ended.code, ended.stdout, ended.stderr]).toEqual([code, '', expect.stringMatching(message)])
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
  })
  it('when all that an operation needs is missing, then one line says how to give each', async () => {
    const { code, stderr } = await askHere(['confidence'])
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /projectId is missing: .* start is missing: .* end is missing: .* tz is missing: .*Europe\/Berlin/,
    )
  })
  it('when the service refuses it, then one line has its reason and all fields', async () => {
    const { code, stdout, stderr } = await askHere(['scope-creep', 'projectId=Web app', 'start=2026-13-01', 'end=soon'])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^wdi: the service answered with 400: start must be .* Also wrong: end \(invalid\)\. \(invalid_request, request \S+\)\n$/,
    )
  })
})
