import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import { intervalSet } from '#domain/coverage'
import type { EventNamed } from '#domain/events/catalogue'
import { ConnectionRegistered, CoverageStatement, ImportedFile, PLACE_OF, RunCounts } from '#domain/events/connections'
import { HostConnected } from '#domain/events/hosts'
import { KeptChoices } from '#domain/events/import-choices'
import { placeSpelling } from '#domain/events/spelling'
import { entity } from './entity.js'

const Run = closed('Run', {
  id: NonEmptyString,
  startedAt: Instant,
  /** Revision of its start in the connection's stream: what it observed stands after it. */
  startedRevision: Int0,
  finishedAt: nullable(Instant),
  state: oneOf('running', 'succeeded', 'failed'),
  counts: nullable(RunCounts),
})

const State = closed('Connection', {
  workspaceId: Uuid,
  connectionId: Uuid,
  provider: ConnectionRegistered.data.props.provider,
  category: ConnectionRegistered.data.props.category,
  label: t.string,
  account: nullable(t.string),
  registeredAt: Instant,
  paused: t.boolean,
  removed: t.boolean,
  lastSuccessAt: nullable(Instant),
  /** The time at which its last successful reading began; null where it is not known. */
  lastReadAt: nullable(Instant),
  lastError: nullable(closed('LastError', { code: NonEmptyString, message: NonEmptyString })),
  coverage: t.readonlyArray(CoverageStatement),
  cursor: nullable(t.string),
  /** The branch that was read last; null where there is none or it is not known. */
  branch: nullable(NonEmptyString),
  /** People's answers about its files; null where nothing was answered. */
  answers: nullable(KeptChoices),
  /** The place where the service asks by itself; null for what a person imports. */
  asked: nullable(HostConnected.data),
  /** The files that were imported last, each with when it was made: the same bytes are as old as before. */
  files: t.readonlyArray(ImportedFile),
  /** Newest first, at most 10. */
  recentRuns: t.readonlyArray(Run),
})
export type ConnectionState = t.TypeOf<typeof State>

const RUNS_KEPT = 10
const FILES_KEPT = 200

const ended = (
  state: ConnectionState | undefined,
  { data, metadata }: EventNamed<'SyncCompleted'> | EventNamed<'SyncFailed'>,
  runState: 'succeeded' | 'failed',
): ConnectionState | undefined =>
  state && {
    ...state,
    recentRuns: state.recentRuns.map((run) =>
      run.id === data.runId ? { ...run, finishedAt: metadata.occurredAt, state: runState, counts: data.counts } : run,
    ),
  }

/** The files with those of a newer reading first; bytes that were imported before keep their first instant. */
const imported = (before: ConnectionState['files'], now: ConnectionState['files']): ConnectionState['files'] => {
  const first = new Map<string, ImportedFile>()
  for (const file of [...now, ...before]) {
    const known = first.get(file.digest)
    if (known === undefined || file.madeAt < known.madeAt) first.set(file.digest, file)
  }
  return [...first.values()].slice(0, FILES_KEPT)
}

/** The statements with those of a newer reading; of one (kind, container) the intervals are united. */
const covered = (
  before: ConnectionState['coverage'],
  now: ConnectionState['coverage'],
): ConnectionState['coverage'] => {
  const same = (a: CoverageStatement) => (b: CoverageStatement) => a.kind === b.kind && a.container === b.container
  const all = [...before, ...now].map((one) => ({ ...one, container: placeSpelling(one.kind, one.container) }))
  return all
    .filter((one, i) => all.findIndex(same(one)) === i)
    .flatMap(({ kind, container }) =>
      intervalSet(all.filter(same({ kind, container, from: '', to: '' }))).map(({ from, to }) => ({
        kind,
        container,
        from,
        to,
      })),
    )
}

/** A source that the workspace is connected to, and how its runs went. */
export const Connection = entity({
  name: 'connection',
  codec: State,
  indexes: [['workspaceId', 'registeredAt']],
  on: {
    ConnectionRegistered: (state, { data, metadata }) => ({
      ...(state ?? {
        paused: false,
        lastSuccessAt: null,
        lastReadAt: null,
        lastError: null,
        coverage: [],
        cursor: null,
        branch: null,
        answers: null,
        asked: null,
        files: [],
        recentRuns: [],
      }),
      workspaceId: metadata.workspaceId,
      connectionId: metadata.connectionId ?? metadata.entity.key,
      registeredAt: metadata.occurredAt,
      // Once registered again, it is read again.
      removed: false,
      provider: data.provider,
      category: data.category,
      label: data.label,
      account: data.account,
    }),
    ConnectionPaused: (state) => state && { ...state, paused: true },
    ConnectionResumed: (state) => state && { ...state, paused: false },
    ConnectionRemoved: (state, { data }) =>
      state && {
        ...state,
        removed: true,
        // Once registered again, it is read in full.
        cursor: null,
        coverage: data.withdraw === true ? [] : state.coverage,
      },
    EvidenceRenamed: (state, { data }) =>
      state && {
        ...state,
        coverage: covered(
          [],
          state.coverage.map((one) =>
            PLACE_OF[one.kind] === data.kind && one.container === data.from ? { ...one, container: data.to } : one,
          ),
        ),
      },
    HostConnected: (state, { data }) => state && { ...state, asked: data },
    ImportAnswered: (state, { data }) => state && { ...state, answers: data },
    SyncStarted: (state, { data, metadata, revision }) =>
      state && {
        ...state,
        recentRuns: [
          {
            id: data.runId,
            startedAt: metadata.occurredAt,
            startedRevision: revision,
            finishedAt: null,
            state: 'running' as const,
            counts: null,
          },
          ...state.recentRuns,
        ].slice(0, RUNS_KEPT),
      },
    // Only the run itself needs it: it is read from the log.
    PageRead: (state) => state,
    SyncCompleted: (state, event) => {
      const after = ended(state, event, 'succeeded')
      return (
        after && {
          ...after,
          lastSuccessAt: event.metadata.occurredAt,
          lastReadAt: event.data.readAt ?? null,
          lastError: null,
          coverage: covered(after.coverage, event.data.coverage),
          cursor: event.data.cursor,
          branch: event.data.branch ?? null,
          files: imported(after.files, event.data.files ?? []),
        }
      )
    },
    SyncFailed: (state, event) => {
      const after = ended(state, event, 'failed')
      return after && { ...after, lastError: { code: event.data.code, message: event.data.message } }
    },
  },
})
