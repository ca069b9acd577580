import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { type GitReading, openGit } from '#connectors/git/open'
import { LOG_START } from '#eventlog/port'
import { aiMeasures } from '#projections/ai/measures'
import { aiEconomics } from '#projections/ai/operations'
import { CodeChange } from '#projections/entities/code-change'
import { Rollup } from '#projections/rollups/rollup'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { mapped, projectAdded, WORKSPACE, workspaceOpened } from '#test/projections/support/events'
import { requestOf } from '#test/projections/support/request'
import { append, openStores, optionsOf, seize } from '#test/projector/support/stores'
import { importSource } from '#test/support/facts/import-source'
import { writeHistory } from '#test/support/git/history'
import { project } from '#test/support/process/program'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// docs/worked-example.md shows what becomes of one commit. Here it is done, on real stores, and each value is compared with
// the block of the page that is fenced as `json <step>`. WRITE_DOCS=1 writes the blocks again.

const page = join(project, 'docs/worked-example.md')
const REPOSITORY = 'github.com/acme/shop'
const READ_AT = '2026-03-20T00:00:00.000Z'
const MESSAGE = 'SHOP-7 Pay with a saved card (#12)\n\nCo-authored-by: Claude <noreply@anthropic.com>\n'

const pick = <A extends object, K extends keyof A>(from: A, ...names: readonly K[]): Pick<A, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<A, K>

/** What each step of the page gives. */
const stepsOfOneCommit = async (): Promise<ReadonlyMap<string, unknown>> => {
  const steps = new Map<string, unknown>()
  const folder = newFolder()
  writeHistory(folder, {
    remote: `https://${REPOSITORY}.git`,
    commits: [{ name: 'pay', message: MESSAGE, at: '2026-03-10T15:30:00Z' }],
  })
  const open = () => openGit(folder, () => READ_AT)
  const reading: GitReading = await ok(open())
  for await (const fact of reading.facts(() => undefined)) steps.set('fact', fact)

  const stores = await openStores()
  await append(stores.eventLog, [
    workspaceOpened(),
    projectAdded('app'),
    mapped(REPOSITORY, 'app', null, { kind: 'repository' }),
  ])
  const fold = async () => {
    const lease = await seize(stores.readStore)
    await ok(catchUp(optionsOf(stores, lease), new AbortController().signal))
  }
  const { connectionId } = await ok(
    importSource({
      ...stores,
      workspaceId: WORKSPACE,
      opened: reading,
      open,
      now: () => READ_AT,
      channel: 'git',
      category: 'code',
      sample: false,
      foldAll: async () => right(await fold()),
    }),
  )
  const events = await ok(stores.eventLog.readAll(LOG_START, 100))
  const event = events.find(({ type }) => type === 'CodeChangeObserved')
  if (event === undefined) throw new Error('no change was observed')
  const metadata = event.metadata as { readonly occurredAt: string; readonly channel: string; readonly entity: object }
  steps.set('event', {
    ...pick(event, 'type', 'schemaVersion'),
    data: '… the data of the fact',
    metadata: { ...pick(metadata, 'occurredAt', 'channel', 'entity'), connectionId: '… the repository' },
  })
  expect(event.metadata).toMatchObject({ connectionId })

  await fold()
  await ok(
    stores.readStore.read(ALL, async (docs) => {
      const [change] = await docs.find(CodeChange, { where: { workspaceId: { eq: WORKSPACE } } })
      if (change === undefined) throw new Error('no change was folded')
      steps.set(
        'document',
        pick(change, 'place', 'key', 'title', 'mergedAt', 'aiMarks', 'items', 'taggedAt', 'reverted'),
      )
      const [added] = aiMeasures.contributors.flatMap(({ contribute }) => contribute(change))
      steps.set('contribution', added)
      const rollups = [...(await docs.find(Rollup, { where: {} }))]
      steps.set(
        'rollup',
        rollups.flatMap(({ family, axis, place, month, days }) =>
          family === 'ai' && month === '2026-03' ? [{ family, axis, place, month, days }] : [],
        )[0],
      )
      const request = { ...requestOf({ now: READ_AT }), given: {} }
      const missing = new Proxy(
        {},
        { get: () => () => Promise.reject(new Error('this report asks for documents only')) },
      )
      const answer = await ok(aiEconomics.read(request, { docs, access: missing, people: missing } as never))
      steps.set('answer', {
        adoption: pick(answer.adoption, 'mergedChanges', 'assistedChanges', 'untaggedChanges', 'tools'),
        usage: { selfReported: pick(answer.usage.selfReported, 'assistedShare') },
      })
    }),
  )
  return steps
}

describe('docs/worked-example.md', () => {
  let steps: ReadonlyMap<string, unknown>
  beforeAll(async () => {
    steps = await stepsOfOneCommit()
    if (process.env['WRITE_DOCS'] === '1')
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace(
          /^```json (\w+)\n[\s\S]*?^```$/gm,
          (_, step: string) => `\`\`\`json ${step}\n${JSON.stringify(steps.get(step), null, 2)}\n\`\`\``,
        ),
      )
  })
  it('begins with the commit that is imported', () => {
    expect(readFileSync(page, 'utf8')).toContain(`\`\`\`text\n${MESSAGE}\`\`\``)
  })
  it.each(['fact', 'event', 'document', 'contribution', 'rollup', 'answer'])(
    'shows the %s as the code makes it',
    (step) => {
      const shown = new RegExp(`^\`\`\`json ${step}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readFileSync(page, 'utf8'))?.[1]
      expect(JSON.parse(shown ?? 'null')).toEqual(JSON.parse(JSON.stringify(steps.get(step))))
    },
  )
})
