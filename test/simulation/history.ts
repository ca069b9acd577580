import type { CodeChangeFacts } from '#domain/events/code'
import type { EntityRef, Metadata } from '#domain/events/envelope'
import type { LoggedEvent } from '#eventlog/port'
import type { Hazards } from './hazards.js'
import type { Acknowledged, Committed } from './network.js'
import type { Scene } from './scene.js'

// What the log shows afterwards: how the runs of sources went, and which bad moments events came at.

const refOf = ({ metadata }: LoggedEvent): EntityRef => (metadata as Metadata).entity
const nameOf = ({ kind, container = '', key }: EntityRef): string => `${kind} ${container} ${key}`

/** Runs of a connection follow each other, and each counts what it appended. */
export const checkRuns = ({ connections, findings }: Scene, events: readonly LoggedEvent[]): void => {
  for (const [connectionId, source] of connections) {
    const own = events.filter(({ metadata, stream }) => {
      const isOwn = (metadata as Metadata).connectionId === connectionId
      return isOwn && stream.startsWith('connection-')
    })
    if (own.filter(({ type }) => type === 'ConnectionRegistered').length > 1)
      findings.push(`${source} was registered more than once`)
    let open: { readonly runId: string; accepted: number; withdrawn: number } | null = null
    for (const { type, data } of own) {
      const { runId, counts } = data as { runId: string; counts?: { accepted: number; withdrawn: number } }
      if (type === 'SyncStarted') {
        if (open !== null) findings.push(`a run of ${source} began in another one`)
        open = { runId, accepted: 0, withdrawn: 0 }
      } else if (type === 'SyncCompleted' || type === 'SyncFailed') {
        if (open?.runId !== runId) findings.push(`a run of ${source} ended that was not under way`)
        else if (counts?.accepted !== open.accepted || counts.withdrawn !== open.withdrawn)
          findings.push(`a run of ${source} counts ${JSON.stringify(counts)}, and appended ${JSON.stringify(open)}`)
        open = null
      } else if (open !== null && type.endsWith('Observed')) open.accepted += 1
      else if (open !== null && type.endsWith('Withdrawn')) open.withdrawn += 1
      else if (type !== 'ConnectionRegistered') findings.push(`${source} told of something outside of a run`)
    }
  }
}

/** Runs that one import began and another one ended. */
export const meetRuns = (acknowledged: readonly Acknowledged[], hazards: Hazards): void => {
  const begun = new Map<string, unknown>()
  for (const { process, events } of acknowledged)
    for (const { type, data } of events) {
      const { runId } = data as { runId: string }
      if (type === 'SyncStarted') begun.set(runId, process)
      if (type === 'SyncCompleted' && begun.has(runId) && begun.get(runId) !== process)
        hazards.met('run of a source gone on with')
    }
}

/** Counts the bad moments at which events came. */
export const meetMoments = (
  events: readonly LoggedEvent[],
  committed: readonly Committed[],
  hazards: Hazards,
): void => {
  for (const { from, to } of committed) {
    const within = events.filter(({ position }) => position > from && position <= to)
    const next = committed.find((batch) => batch.from === to)
    const after = events.filter(({ position }) => next !== undefined && position > to && position <= next.to)
    const names = new Set(within.map((event) => nameOf(refOf(event))))
    if (after.some((event) => names.has(nameOf(refOf(event))))) hazards.met('batch cut within an entity')
  }

  const items = new Map<string, number>()
  const commits = new Map<string, number>()
  const withdrawn = new Set<string>()
  events.forEach((event, i) => {
    const { type } = event
    const { kind, key } = refOf(event)
    const observation = `${(event.metadata as Metadata).connectionId} ${nameOf(refOf(event))}`
    if (type.endsWith('Withdrawn')) {
      hazards.met('withdrawal')
      withdrawn.add(observation)
    }
    if (!type.endsWith('Observed')) return
    if (withdrawn.delete(observation)) hazards.met('observed again after a withdrawal')
    if (kind === 'work_item' && !items.has(key)) items.set(key, i)
    if (kind === 'code_change' && !key.startsWith('#') && !commits.has(key)) commits.set(key, i)
  })
  events.forEach(({ type, data }, i) => {
    if (type !== 'CodeChangeObserved') return
    const { namedKeys, links, commits: absorbed, reference } = data as CodeChangeFacts
    for (const key of [...namedKeys.map((one) => one.key.toUpperCase()), ...links]) {
      const item = items.get(key)
      if (item !== undefined)
        hazards.met(item > i ? 'change that comes before its work item' : 'change that comes after its work item')
    }
    for (const commit of absorbed) {
      const there = commits.get(commit)
      if (there !== undefined && commit !== reference)
        hazards.met(
          there < i
            ? 'commit that comes before the change that absorbs it'
            : 'commit that comes after the change that absorbs it',
        )
    }
  })
}
