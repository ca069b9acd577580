import { randomUUID } from 'node:crypto'
import { contentHashOf } from '#eventlog/new-event'
import { type EventLog, NO_STREAM } from '#eventlog/port'
import { ConnectionStream } from '#import/connection-stream'
import { ok } from '#test/support/stores/outcome'

const BATCH = 1_000

/** Appends so many facts of a connection to a log, past every process that is there. */
export const appendBacklog = async (eventLog: EventLog, workspaceId: string, count: number): Promise<void> => {
  const connectionId = randomUUID()
  const now = () => new Date().toISOString()
  const stream = new ConnectionStream(NO_STREAM, { workspaceId, connectionId, eventLog, now, channel: 'git' })
  await ok(stream.run('ConnectionRegistered', { provider: 'git', label: 'backlog', category: 'code', account: null }))
  const mergedAt = new Date(Date.now() - 86_400_000).toISOString()
  for (let done = 0; done < count; done += BATCH)
    await ok(
      stream.append(
        Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => {
          const reference = `#${done + i + 1}`
          const container = 'git:backlog'
          const facts = {
            reference,
            form: 'direct' as const,
            title: 'A change',
            mergeCommit: null,
            firstCommitAt: mergedAt,
            openedAt: null,
            mergedAt,
            aiMarks: [],
            namedKeys: [],
            closes: [],
            closedAt: null,
            labels: [],
            commits: [],
            links: [],
            reverts: [],
            url: null,
          }
          const thing = { kind: 'code_change', key: reference, place: container, occurredAt: mergedAt } as const
          return stream.observation('CodeChangeObserved', thing, facts, contentHashOf(facts))
        }),
      ),
    )
}
