import { isLeft, right } from 'fp-ts/lib/Either.js'
import { MOST_CACHED_BYTES, ResponseCache, type WorkedOut } from '#api/response-cache'
import type { DocumentReader, ReadSources } from '#domain/documents'
import type { CheckedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { periodUntil } from '#domain/period'
import { endOfMinute } from '#domain/time'
import { changeName } from '#projections/entities/change-name'
import { CodeChange } from '#projections/entities/code-change'
import { Container } from '#projections/entities/container'
import { nameFor } from '#projections/entities/names'
import { ObservedHead } from '#projections/entities/observed-head'
import { itemName, WorkItem } from '#projections/entities/work-item'
import { operations } from '#projections/operations'
import { Rollup, rollupId } from '#projections/rollups/rollup'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import type { Reach } from './installation.js'
import type { Scene } from './scene.js'
import { REPOSITORIES, TRACKER } from './world.js'

type Ask = (sources: ReadSources) => Outcome<ReadRefusal, unknown>
interface Question {
  readonly text: string
  readonly ask: Ask
}

const ofDocuments = (text: string, ask: (docs: DocumentReader) => Promise<unknown>): Question => ({
  text,
  ask: async ({ docs }) => right(await ask(docs)),
})
const workspaceId = { eq: WORKSPACE }
const listed = async (documents: Promise<ReadonlyMap<string, unknown>>): Promise<unknown> => [...(await documents)]

/** Questions as reports ask them: of a container, of ids, of names, and of the whole workspace. */
const OF_DOCUMENTS: readonly Question[] = [
  ...REPOSITORIES.flatMap((place) => [
    ofDocuments(`changes of ${place}`, (docs) =>
      docs.find(CodeChange, { where: { workspaceId, place: { eq: place } } }),
    ),
    ofDocuments(`sums of ${place}`, (docs) =>
      listed(
        docs.get(
          Rollup,
          ['2026-01', '2026-02', '2026-03'].map((month) =>
            rollupId(
              { workspaceId: WORKSPACE, family: 'ai', axis: 'instant', place: { kind: 'repository', name: place } },
              month,
            ),
          ),
        ),
      ),
    ),
    ofDocuments(`changes called as in ${place}`, (docs) =>
      listed(docs.withTerms(['1', '2', '3'].map((name) => nameFor(changeName(WORKSPACE, place, name)).answering))),
    ),
  ]),
  ofDocuments('items of the tracker', (docs) =>
    docs.find(WorkItem, { where: { workspaceId, place: { eq: TRACKER } } }),
  ),
  ofDocuments('items done', (docs) =>
    docs.count(WorkItem, { where: { workspaceId, place: { eq: TRACKER }, state: { eq: 'done' } } }),
  ),
  ofDocuments('changes that mention items', (docs) =>
    listed(docs.withTerms([1, 2, 3, 4].map((n) => nameFor(itemName(WORKSPACE, TRACKER, `${TRACKER}-${n}`)).speaking))),
  ),
  ofDocuments('containers', (docs) => docs.find(Container, { where: { workspaceId } })),
  ofDocuments('heads', (docs) => docs.find(ObservedHead, { where: { workspaceId } })),
]

const PROJECTS = ['app', 'web', 'ops'].map((name) => ({
  projectId: uuid(name),
  clientId: uuid('acme'),
  name,
  status: 'active' as const,
}))
const OPERATIONS = ['connections.list', 'dataSources.read', 'confidence.read']

/** The questions of operations about each of the projects at an instant. */
const ofOperations = (now: string): readonly Question[] =>
  PROJECTS.flatMap((project) => {
    const seenNow = endOfMinute(now)
    const request: CheckedRequest & { readonly given: object } = {
      workspaceId: WORKSPACE,
      caller: { role: 'owner', dataAccess: { all: true }, scopes: null },
      now: seenNow,
      plan: 'scale',
      projects: [project],
      unmappedToo: false,
      period: periodUntil(seenNow, { start: '2026-01-01', end: '2026-03-31', timeZone: 'UTC' }),
      selected: { clientId: null, projectId: project.projectId },
      readable: PROJECTS,
      given: {},
    }
    return operations
      .filter(({ id }) => OPERATIONS.includes(id))
      .map((operation) => ({
        text: JSON.stringify([operation.id, request]),
        ask: async (sources: ReadSources) =>
          operation.read(await withSettings(request, operation, sources.docs), sources),
      }))
  })

const nobody = () => Promise.reject(new Error('no question here is about people'))

/** Asks at random as the API does, again and again; each cached response is worked out, too. */
export class CachedReader {
  readonly #cache = new ResponseCache<ReadRefusal>({ isChecked: true, mostBytes: MOST_CACHED_BYTES })
  /** The last change of the workspace at the last answer to each question. */
  readonly #changed = new Map<string, string>()
  readonly #scene: Scene
  readonly #reach: Reach

  constructor(scene: Scene, reach: Reach) {
    this.#scene = scene
    this.#reach = reach
  }

  /** Asks one question; a cached response that is wrong is a finding. */
  async ask(): Promise<void> {
    const { installation, findings, timeOfDay } = this.#scene
    const { sim, hazards } = installation
    const { readStore } = this.#reach
    const { text, ask } = sim.pick([...OF_DOCUMENTS, ...ofOperations(timeOfDay())])
    const read = readStore.read(partitionOf(WORKSPACE, readStore), async (docs, { generation }) => {
      const changed = JSON.stringify([generation, await docs.lastCommitOf(WORKSPACE)])
      let made: Buffer | null = null
      const workOut = async (): Outcome<ReadRefusal, WorkedOut> => {
        const answer = await ask({
          docs,
          access: { ofWorkspace: nobody },
          people: { names: nobody, lastUses: nobody },
          requestedAt: timeOfDay,
        })
        if (isLeft(answer)) return answer
        made = Buffer.from(JSON.stringify(answer.right))
        return right({ bytes: made, isKept: true })
      }
      const answer = await this.#cache.respond(`${changed} ${text}`, workOut, new Promise(() => undefined))
      // What was worked out beside a cached response has the same bytes in another place.
      return { changed, isCached: !isLeft(answer) && answer.right !== made }
    })
    const found = await read.catch((error: unknown) => {
      findings.push((error as Error).message)
      return null
    })
    if (found === null || isLeft(found)) return
    const { changed, isCached } = found.right
    if (isCached) hazards.met('cached response given')
    else if ((this.#changed.get(text) ?? changed) !== changed) hazards.met('cached response that a commit made old')
    this.#changed.set(text, changed)
  }
}
