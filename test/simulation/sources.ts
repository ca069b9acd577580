import { createHash } from 'node:crypto'
import type { Instant } from '#domain/common'
import type { Channel } from '#domain/events/envelope'
import type { Fact } from '#domain/events/facts'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { SourceFailure, type SourceReading } from '#import/source'
import {
  type Change,
  gitKey,
  type Item,
  mainKey,
  REPOSITORIES,
  type Release,
  type Source,
  TRACKER,
  type World,
} from './world.js'

// What each source tells of the world.

export const CHANNELS: Readonly<Record<Source, Channel>> = {
  'git api': 'git',
  'git web': 'git',
  forge: 'api',
  csv: 'csv',
  tracker: 'api',
}
const repositoryOf = (source: Source): string | null =>
  source === 'git api' ? REPOSITORIES[0] : source === 'git web' ? REPOSITORIES[1] : null

const changeFact = (
  { repository, firstCommitAt, title, closes }: Change,
  key: string,
  more: Partial<Extract<Fact, { kind: 'code_change' }>['data']>,
): Fact => ({
  kind: 'code_change',
  place: repository,
  key,
  occurredAt: more.mergedAt ?? firstCommitAt,
  data: {
    reference: key,
    form: key.startsWith('#') ? 'merge' : 'direct',
    title,
    mergeCommit: null,
    firstCommitAt: null,
    openedAt: null,
    mergedAt: null,
    aiMarks: [],
    namedKeys: [],
    closes,
    closedAt: null,
    labels: [],
    commits: [],
    links: [],
    reverts: [],
    url: null,
    ...more,
  },
})

/** The forge's clock is a second ahead of the commit. */
const aSecondLater = (instant: Instant): Instant => new Date(Date.parse(instant) + 1_000).toISOString()

const byGit = (change: Change): Fact =>
  changeFact(change, gitKey(change), {
    mergeCommit: change.commit,
    firstCommitAt: change.firstCommitAt,
    mergedAt: change.mergedAt,
    aiMarks: change.trailers,
    namedKeys: change.texts,
    reverts: change.reverts === null ? [] : [gitKey(change.reverts)],
  })
const byForge = (change: Change): Fact =>
  changeFact(change, mainKey(change), {
    openedAt: change.openedAt,
    mergedAt: change.mergedAt === null ? null : aSecondLater(change.mergedAt),
    mergeCommit: change.mergedAt === null ? null : change.commit,
    commits: change.mergedAt === null ? [] : [change.commit],
    aiMarks: change.labels,
    namedKeys: change.texts,
    links: change.hostLinks,
    reverts: change.reverts === null ? [] : [mainKey(change.reverts)],
  })
const bySheet = (change: Change): Fact =>
  changeFact(change, mainKey(change), { mergedAt: change.mergedAt, aiMarks: change.noted, closes: [] })

const itemFact = (
  { place, key, state, createdAt, doneAt, links }: Item,
  type: Item['type'],
  linking: boolean,
): Fact => ({
  kind: 'work_item',
  place,
  key,
  occurredAt: createdAt,
  data: {
    key,
    title: key,
    type,
    state,
    history: [],
    createdAt,
    startedAt: null,
    doneAt,
    parent: null,
    labels: [],
    links: linking ? links.map((change) => ({ container: change.repository, reference: mainKey(change) })) : [],
    estimateMinutes: null,
    url: null,
  },
})
const releaseFact = ({ repository, tag, releasedAt, changes }: Release, keyOf: (change: Change) => string): Fact => ({
  kind: 'release',
  place: repository,
  key: tag,
  occurredAt: releasedAt,
  data: { tag, releasedAt, part: 1, changes: changes.map(keyOf) },
})

/** All that a source tells of the world as it is now. */
export const factsOf = (source: Source, { changes, items, releases }: World): readonly Fact[] => {
  const seen = <A extends { readonly hidden: ReadonlySet<Source> }>(all: readonly A[]): readonly A[] =>
    all.filter(({ hidden }) => !hidden.has(source))
  switch (source) {
    case 'git api':
    case 'git web': {
      const here = <A extends { readonly repository: string }>(one: A) => one.repository === repositoryOf(source)
      return [
        ...seen(changes)
          .filter((change) => here(change) && change.mergedAt !== null)
          .map(byGit),
        ...seen(releases)
          .filter(here)
          .map((release) => releaseFact(release, gitKey)),
      ]
    }
    case 'forge':
      return [
        ...seen(changes)
          .filter(({ number }) => number !== null)
          .map(byForge),
        ...seen(releases).map((release) => releaseFact(release, mainKey)),
        ...seen(items)
          .filter(({ key }) => key.startsWith('#'))
          .map((item) => itemFact(item, item.type, false)),
      ]
    case 'csv':
      return [
        ...seen(changes)
          .filter(({ named }) => named)
          .map(bySheet),
        ...seen(items).flatMap((item) => (item.typeInSheet === null ? [] : [itemFact(item, item.typeInSheet, false)])),
      ]
    case 'tracker':
      return seen(items)
        .filter(({ place }) => place === TRACKER)
        .map((item) => itemFact(item, item.type, true))
    default:
      return source satisfies never
  }
}

/** No report is asked for, so that it is all the same when a reading began. */
const READ_AT = BEGINNING_OF_TIME

const KINDS: Readonly<Record<Source, readonly Fact['kind'][]>> = {
  'git api': ['code_change', 'release'],
  'git web': ['code_change', 'release'],
  forge: ['code_change', 'release', 'work_item'],
  csv: ['code_change', 'work_item'],
  tracker: ['work_item'],
}

/** A reading of a source as it is now; it breaks off after some records where `breaksAfter` says so. */
export const readingOf = (source: Source, world: World, breaksAfter: number | null): SourceReading => {
  const facts = factsOf(source, world)
  const repository = repositoryOf(source)
  const containers = repository === null ? [...REPOSITORIES, TRACKER] : [repository]
  const coverage = containers.flatMap((container) =>
    KINDS[source].map((kind) => ({ kind, container, from: BEGINNING_OF_TIME, to: END_OF_TIME })),
  )
  return {
    provider: source.split(' ')[0] as string,
    identity: source,
    label: source,
    total: facts.length,
    cursor: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    coverage,
    complete: coverage,
    notices: [],
    newestAt: null,
    readAt: READ_AT,
    async *facts() {
      for (const [i, fact] of facts.entries()) {
        if (i === breaksAfter) break
        yield fact
      }
      if (breaksAfter !== null)
        throw new SourceFailure({ tag: 'source_error', code: 'broken', message: 'the source breaks off' })
    },
  }
}
