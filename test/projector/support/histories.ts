import fc from 'fast-check'
import {
  API,
  assisted,
  clientAdded,
  counts,
  covering,
  keyIssued,
  keyRevoked,
  mapped,
  memberJoined,
  notAssisted,
  observed,
  placeAndKey,
  planChanged,
  projectAdded,
  registered,
  released,
  releaseWithdrawn,
  type Seen,
  slugTaken,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  type When,
  WORKSPACE,
  withdrawn,
  workspaceOpened,
} from '#test/projections/support/events'
import { fact, gone, itemFacts, said, TRACKER } from '#test/projections/support/facts'

const WORKSPACES = [WORKSPACE, uuid('another workspace')]
const pick = fc.constantFrom
/** A change without a number is its commit. */
const COMMIT = 'c'.repeat(40)

/** Makes an event of a workspace at a time. */
type Make = (when: Required<When>) => Told

const anyFacts = fc.record(
  {
    title: pick('a', 'b|%', '🦊'),
    mergedAt: pick(null, '2026-01-05T00:00:00.000Z', '2026-01-06T00:00:00.000Z'),
    aiMarks: fc.subarray([{ ...assisted('cursor'), rule: 'label:cursor' }, assisted(null, 'pr_label'), notAssisted()]),
    mergeCommit: pick(null, 'c1', 'c2', COMMIT),
    commits: fc.subarray(['c1', 'c2', COMMIT]),
    brought: fc
      .subarray(['c1', 'c2'])
      .map((ids) => ids.map((commit) => ({ commit, aiMarks: [assisted('aider')], namedKeys: [], closes: ['A-2'] }))),
    links: fc.subarray(['A-1', '#7']),
    reverts: fc.subarray(['#1']),
    closes: fc.subarray(['#7']),
    namedKeys: fc.subarray([
      { key: 'A-1', field: 'title' as const },
      { key: 'A-2', field: 'commit' as const },
    ]),
  },
  { requiredKeys: [] },
)
const CHANNELS = { git: 'git', forge: 'api', csv: 'csv' } as const
const anySource = pick(...(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]))
/** Connections are of one workspace. */
const seen = (source: keyof typeof CHANNELS, when: Required<When>): Seen => ({
  ...when,
  by: `${source} of ${when.workspace}`,
  channel: CHANNELS[source],
})
const anyRun = pick('r1', 'r2', 'r3')
const anyChange = pick('#1', '#2', COMMIT, 'github.com/acme/web#1')
const anyContainer = pick(API, 'github.com/acme/web')

const anyMake: fc.Arbitrary<Make> = fc.oneof(
  pick<Make[]>(
    (when) => workspaceOpened('demo', when),
    (when) => slugTaken(when.workspace, when),
  ),
  pick('acme', 'bolt').map(
    (client): Make =>
      (when) =>
        clientAdded(client, when),
  ),
  pick('app', 'web').map(
    (project): Make =>
      (when) =>
        projectAdded(project, when),
  ),
  fc.tuple(anyContainer, pick('app', 'web'), pick(null, '2026-01-01', '2026-02-01')).map(
    ([container, project, from]): Make =>
      (when) =>
        mapped(container, project, from, when),
  ),
  pick('free', 'entry', 'scale').map(
    (plan): Make =>
      (when) =>
        planChanged(plan, when),
  ),
  pick('ann', 'bob').map(
    (member): Make =>
      (when) =>
        memberJoined(`${member} of ${when.workspace}`, when),
  ),
  pick('k1', 'k2').map(
    (key): Make =>
      (when) =>
        keyIssued(`${key} of ${when.workspace}`, when),
  ),
  pick('k1', 'k2').map(
    (key): Make =>
      (when) =>
        keyRevoked(`${key} of ${when.workspace}`, when),
  ),
  anySource.map(
    (source): Make =>
      (when) =>
        registered(seen(source, when).by as string, when),
  ),
  fc.tuple(anySource, anyRun).map(
    ([source, run]): Make =>
      (when) =>
        syncStarted(seen(source, when).by as string, run, when),
  ),
  fc.tuple(anySource, anyRun, anyContainer).map(
    ([source, run, container]): Make =>
      (when) =>
        syncCompleted(seen(source, when).by as string, run, {
          ...when,
          counts: counts({ accepted: 1 }),
          coverage: [covering(container, '2026-01-01T00:00:00.000Z', when.at)],
        }),
  ),
  fc.tuple(anySource, anyRun).map(
    ([source, run]): Make =>
      (when) =>
        syncFailed(seen(source, when).by as string, run, when),
  ),
  ...[1, 2, 3].map(() =>
    fc.tuple(anySource, anyChange, anyFacts).map(
      ([source, change, facts]): Make =>
        (when) =>
          observed(change, facts, seen(source, when)),
    ),
  ),
  fc.tuple(anySource, anyChange).map(
    ([source, change]): Make =>
      (when) =>
        withdrawn(change, seen(source, when)),
  ),
  fc.tuple(anySource, pick(TRACKER, API), pick('A-1', 'A-2', '#7'), pick('bug' as const, 'story'), fc.boolean()).map(
    ([source, place, key, type, isGone]): Make =>
      (when) =>
        isGone
          ? gone('work_item', place, key, seen(source, when))
          : fact('work_item', place, key, itemFacts(key, { type }), seen(source, when)),
  ),
  fc.tuple(anyChange, pick('A-1', 'A-2'), pick('ChangeLinked' as const, 'ChangeUnlinked'), pick('app', 'web')).map(
    ([change, workItem, type, project]): Make =>
      (when) =>
        said(type, project, 'code_change', ...placeAndKey(change), { workItem }, when),
  ),
  fc.tuple(anyChange, pick('AiMarksTakenBack' as const, 'AiMarksRestored'), pick('app', 'web')).map(
    ([change, type, project]): Make =>
      (when) =>
        said(type, project, 'code_change', ...placeAndKey(change), {}, when),
  ),
  fc.tuple(pick('signed:(aider)', 'label:cursor'), pick('AiRuleTakenBack' as const, 'AiRuleRestored')).map(
    ([rule, type]): Make =>
      (when) =>
        said(type, 'app', 'ai_rule', API, rule, { rule, from: '2026-01-01', to: '2026-02-28' }, when),
  ),
  fc.tuple(anySource, pick('v1', 'v2|'), pick(1, 2)).map(
    ([source, tag, part]): Make =>
      (when) =>
        released(tag, { ...seen(source, when), part, changes: ['#1', COMMIT] }),
  ),
  fc.tuple(anySource, pick('v1', 'v1#2')).map(
    ([source, key]): Make =>
      (when) =>
        releaseWithdrawn(key, seen(source, when)),
  ),
)

const START = Date.UTC(2026, 2, 1)

/** Any events, in the order in which they were recorded. */
export const anyHistory: fc.Arbitrary<readonly Told[]> = fc
  .array(fc.tuple(anyMake, pick(...WORKSPACES)), { minLength: 1, maxLength: 40, size: 'max' })
  .map((all) => all.map(([make, workspace], i) => make({ workspace, at: new Date(START + i * 60_000).toISOString() })))

/** The same events with those of different streams in another order; within a stream they stay as they are. */
export const interleaved = (events: readonly Told[], picks: readonly number[]): readonly Told[] => {
  const streams = [...new Set(events.map(({ stream }) => stream))].map((stream) =>
    events.filter((one) => one.stream === stream),
  )
  const all: Told[] = []
  while (all.length < events.length) {
    const open = streams.filter((stream) => stream.length > 0)
    all.push((open[(picks[all.length % picks.length] as number) % open.length] as Told[]).shift() as Told)
  }
  return all
}
export const anyPicks = fc.array(fc.nat(7), { minLength: 1, maxLength: 20 })
export const anyCuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
