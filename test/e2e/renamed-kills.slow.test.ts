import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'
import { answers, differences, type State, storedState } from '#test/support/process/state'

// What moves or withdraws evidence a portion at a time is killed between its portions, and said once more.

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const WEBSITE = ['--workspace', 'acme/website']
const DAY = 86_400_000
const before = (days: number): string => `${new Date(Date.now() - days * DAY).toISOString().slice(0, 19)}Z`
/** An instant before anything was recorded, and after all that happened. */
const SINCE = before(1)

const [OLD, NEW, MOVED] = ['github.com/acme/old', 'github.com/acme/new', 'gitlab.com/acme/moved'] as const
/** The most facts that are moved or withdrawn at once. */
const PAGE = 500
const CHANGES = 600
const SHARED = 60
const ITEMS = 600
const BAD = 3

/** A title so long that a page of changes is more than is appended at once. */
const LONG = 'with many words '.repeat(25)

const commits = Array.from({ length: CHANGES }, (_, i) => ({
  name: `c${i}`,
  at: before(2 + (CHANGES - i) / 5),
  message: `Change ${i} ${LONG} (#${i + 1})\n${i % 3 === 0 ? '\nMade-with: Cursor\n' : ''}`,
}))

let key: string
let facts: string
const of = (data: string, ...command: readonly string[]) => [...command, ...WEBSITE, '--data', data]

beforeAll(async () => {
  const tags = [{ name: 'v1', on: 'c20', at: before(1.5) }]
  writeHistory(at('one'), { commits, tags, remote: `https://${OLD}.git` })
  writeHistory(at('two'), { commits: commits.slice(0, SHARED), tags, remote: `https://${NEW}.git` })
  const { work_item: item } = EXAMPLES
  const items = Array.from({ length: ITEMS }, (_, i) => {
    const name = `SHOP-${i + 1}`
    return { ...item, place: 'SHOP', key: name, data: { ...item.data, key: name } }
  })
  const bad = Array.from({ length: BAD }, (_, i) => ({ ...item, place: 'SHOP', key: `SHOP-bad-${i}`, data: {} }))
  writeFileSync(at('shop.jsonl'), fileOf([...items, ...bad]))

  const data = at('filled')
  const created = ['workspace', 'create', 'acme/website', '--plan', 'scale', '--data', data]
  const { projectId } = await runJson<{ projectId: string }>(created)
  key = (await runJson<{ key: string }>(of(data, 'key', 'issue', '--name', 'x'))).key
  for (const repository of ['one', 'two']) await runJson(of(data, 'import', 'git', at(repository)))
  facts = (await runJson<{ connectionId: string }>(of(data, 'import', 'facts', at('shop.jsonl')))).connectionId
  const project = ['--project', projectId]
  await runJson(of(data, 'container', 'map', 'tracker_project', 'SHOP', ...project))
  for (const [change, name] of [
    ['#4', 'SHOP-1'],
    ['#501', 'SHOP-2'],
  ] as const)
    await runJson(of(data, 'change', 'link', OLD, change, name, ...project))
  await runJson(['replay', '--data', data])
  // Read under this name from now on.
  await hermetic(at('one'), ['remote', 'set-url', 'origin', `https://${MOVED}.git`])
})

/** The number of events in a log that others append to. */
const countIn = (data: string): (() => number) => {
  const log = new Database(join(data, 'events.db'), { readonly: true })
  const count = log.prepare('SELECT max(position) FROM events').pluck()
  return () => count.get() as number
}

/** Runs a command and kills it as soon as so many events are in the log; whether it was killed. */
const killedAt = async (events: number, command: readonly string[], data: string): Promise<boolean> => {
  const count = countIn(data)
  const process = launch(of(data, ...command))
  while (!process.hasEnded() && count() < events) await sleep(1)
  const { signal, stderr } = await process.end('SIGKILL')
  expect(stderr).not.toMatch(/wdi:/)
  return signal === 'SIGKILL'
}

const answersOf = async (data: string) => {
  const serve = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  const { baseUrl } = await readyLine<{ baseUrl: string }>(serve)
  const ready = { baseUrl, organization: 'acme', workspace: 'website', key, connections: [] }
  const answered = await answers({ process: serve, ready }, key, SINCE)
  await serve.end('SIGTERM')
  return answered
}

/** The content and answers of a folder once a command has run to its end, with the result of `wdi verify`. */
const stateAfter = async (command: readonly string[], data: string): Promise<State> => {
  await runJson(of(data, ...command))
  // Folds what is not folded yet.
  await runJson(of(data, 'connection', 'list'))
  const [answered, { code, stderr }] = await Promise.all([answersOf(data), run(['verify', '--data', data])])
  // How far those are that no command of a workspace folds depends on nothing that is tried here.
  const { checkpoint: _, ...stored } = storedState(data, SINCE)
  return { ...stored, ...answered(data), verified: [`${code} ${stderr}`] }
}

const copy = (name: string): string => {
  cpSync(at('filled'), at(name), { recursive: true })
  return at(name)
}

/** After which parts of all that a command appends it is killed; each time it is gone on with where it was broken off. */
const PARTS = [0.001, 0.3, 0.9]
const MOST_TRIES = 20

describe.each([
  ['an import of a repository that is called otherwise', () => ['import', 'git', at('one')]],
  ["a person's word that a repository is called otherwise", () => ['container', 'rename', 'repository', OLD, NEW]],
  ['the removal of a connection with all that it told', () => ['connection', 'remove', facts, '--withdraw']],
])('given %s', (what, command) => {
  it('when it is killed between its portions and run again, then the result is that of an undisturbed run', async () => {
    const name = what.replaceAll(/\W/g, '-')
    const undisturbed = copy(`${name}-undisturbed`)
    const begun = countIn(undisturbed)()
    const expected = await stateAfter(command(), undisturbed)
    expect(expected['verified']).toEqual(['0 '])
    const appended = countIn(undisturbed)() - begun
    expect(appended).toBeGreaterThan(PAGE)

    let [killed, between] = ['', 0]
    // Where it was through before two kills came, it is tried in another folder.
    for (let tries = 0; between < 2 && tries < MOST_TRIES; tries += 1) {
      killed = copy(`${name}-killed-${tries}`)
      const reached: number[] = []
      for (const part of PARTS)
        if (await killedAt(begun + Math.ceil(part * appended), command(), killed))
          reached.push(countIn(killed)() - begun)
      process.stderr.write(`${what}: killed after ${reached.join(', ')} of ${appended} events\n`)
      between = reached.filter((events) => events > 0 && events < appended).length
    }
    expect(between).toBeGreaterThan(1)
    expect(differences(expected, await stateAfter(command(), killed))).toEqual([])
  })
})
