import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { epochOf, instantOf } from '#domain/time'
import { differencesOf } from './compare.js'
import { REASONS, type Reason } from './reasons.js'
import { type Ask, type Request, requestsOf } from './requests.js'
import { type Program, run, whileServing } from './service.js'
import type { World } from './worlds.js'

// npm run same-answers -- <other checkout>: both checkouts are built. The same logs are folded by each, and every
// operation has to answer the same bytes, but for texts and for what ./reasons.ts explains; all are listed: before (the other
// checkout) and after.

interface Answered extends Request {
  readonly status: number
  readonly text: string
}

const HERE = join(import.meta.dirname, '..', '..')
const [other] = process.argv.slice(2)
if (other === undefined) {
  process.stderr.write('which checkout is it to be compared with? npm run same-answers -- <folder>\n')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'wdi-same-answers-'))
const say = (text: string) => process.stdout.write(`${text}\n`)

const withoutDocuments = (data: string): void => {
  for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(data, file), { force: true })
}

/** Makes a world's log, without documents, and a key for it. */
const prepared = async ({ name, workspace, now, fill }: World, data: string): Promise<string> => {
  const program = { checkout: resolve(other), now }
  if (fill === 'sample')
    await whileServing(program, ['start', '--sample', '--port', '0', '--data', data], async () => undefined)
  else await fill(data)
  const { key } = await run(program, ['key', 'issue', '--workspace', workspace, '--name', name, '--data', data])
  withoutDocuments(data)
  return key as string
}

/** Folds a copy of a log, and answers requests from it. */
const whileFolded = async <A>(
  program: Program,
  { workspace }: World,
  { data, key }: { readonly data: string; readonly key: string },
  use: (ask: Ask) => Promise<A>,
): Promise<A> => {
  const copy = mkdtempSync(join(folder, 'folded-'))
  cpSync(data, copy, { recursive: true })
  await run(program, ['replay', '--data', copy])
  const [organization, slug] = workspace.split('/')
  return whileServing(program, ['serve', '--port', '0', '--rate', 'scale=1000000', '--data', copy], (baseUrl) =>
    use(async (path) => {
      const url = `${baseUrl}/organizations/${organization}/workspaces/${slug}${path}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
      return { status: response.status, text: await response.text() }
    }),
  )
}

const answersOf = async (requests: readonly Request[], ask: Ask): Promise<readonly Answered[]> => {
  const answers: Answered[] = []
  for (const request of requests) answers.push({ ...request, ...(await ask(request.path)) })
  return answers
}

interface Found {
  readonly example: string
  readonly times: number
}
const counted = (all: Map<string, Found>, key: string, example: string): void => {
  const known = all.get(key)
  all.set(key, { example: known?.example ?? example, times: (known?.times ?? 0) + 1 })
}

/** Texts that differ, each with an example; numbers in them do not tell them apart. */
const texts = new Map<string, Found>()
/** All else that differs, by operation and member. */
const others = new Map<string, Found>()
let asked = 0
/** The text of an answer without the id of its own that each request has, and an error repeats. */
const withoutRequestId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '"requestId":""')
const compare = (before: Answered, after: Answered): void => {
  asked += 1
  const [was, is] = [withoutRequestId(before.text), withoutRequestId(after.text)]
  if (was === is && before.status === after.status) return
  const found = differencesOf(
    { status: before.status, body: JSON.parse(was) },
    { status: after.status, body: JSON.parse(is) },
  )
  if (found.length === 0) counted(others, `${before.id} (bytes)`, before.path)
  for (const { path, before: was, after: is, isText } of found) {
    const at = `${before.id} ${path.replace(/^body\.?/, '').replaceAll(/\[\d+\]/g, '[]')}`
    if (isText) {
      const example = `${at}\n  - ${was}\n  + ${is}`
      counted(texts, example.replaceAll(/\d[\d.,]*/g, '#'), example)
    } else counted(others, at, `${before.path}\n  - ${JSON.stringify(was)}\n  + ${JSON.stringify(is)}`)
  }
}

// The worlds of the other checkout, written by it: an older one cannot read what this one writes.
const { WORLDS } = (await import(join(resolve(other), 'test', 'same-answers', 'worlds.ts'))) as {
  readonly WORLDS: readonly World[]
}
for (const world of WORLDS) {
  const data = join(folder, world.name.replaceAll(' ', '-'))
  const log = { data, key: await prepared(world, data) }
  // Asked a minute later: what is recorded at the instant of a request is not in its answer.
  const now = instantOf(epochOf(world.now) + 60_000)
  const before = await whileFolded({ checkout: resolve(other), now }, world, log, async (ask) =>
    answersOf(await requestsOf(world, ask), ask),
  )
  const after = await whileFolded({ checkout: HERE, now }, world, log, (ask) => answersOf(before, ask))
  for (const [i, one] of before.entries()) compare(one, after[i] as Answered)
  const operations = new Set(before.map(({ id }) => id)).size
  const answered = before.filter(({ status }) => status === 200).length
  say(`${world.name}: ${operations} operations, ${before.length} requests, ${answered} of them answered with 200`)
}
rmSync(folder, { recursive: true })

const inOrder = (all: ReadonlyMap<string, Found>) => [...all].sort(([a], [b]) => (a < b ? -1 : 1))
say(`\n${texts.size} texts differ:`)
for (const [, { example, times }] of inOrder(texts)) say(`${example}\n    ${times} times`)

const used = new Set<Reason>()
let unexplained = 0
say(`\n${others.size} other members differ:`)
for (const [at, { example, times }] of inOrder(others)) {
  const reason = REASONS.find((one) => one.at.test(at))
  if (reason === undefined) unexplained += 1
  else used.add(reason)
  say(`${at}, ${times} times: ${reason?.because ?? 'NOT EXPLAINED'}\n  ${example}`)
}
const unused = REASONS.filter((reason) => !used.has(reason))
for (const { at, because } of unused) say(`EXPLAINS NOTHING  ${at}: ${because}`)
say(
  `\n${asked} answers compared, ${texts.size} texts and ${others.size} other members differ, ${unexplained} of these unexplained`,
)
process.exitCode = unexplained + unused.length === 0 ? 0 : 1
