import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { OperationId } from '@workspace-delivery-intelligence/client'
import type { AnyOperation } from '#domain/operation'
import { addDays } from '#domain/time'
import { served } from '#projections/operations'
import { contractEndpoints } from '#test/support/contract/text'
import { countByType, eventsOf, hasEvent } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { clientOf, launchStart, type Ready, readyLine, startService } from '#test/support/process/service'

/** The line that `wdi start --sample --json` prints when it is ready. */
interface SampleReady extends Omit<Ready, 'connections'> {
  readonly workspaceId: string
  readonly clients: readonly { readonly id: string; readonly name: string }[]
  readonly projects: readonly { readonly id: string; readonly name: string; readonly clientId: string }[]
  readonly auditEvent: string
}
const ARGS = ['--sample']

/** The members that have to be in an answer for some project: lists that are not empty, others that are not null. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  'apiKeys.list': ['keys'],
  'commandCenter.read': [
    ...['kpis', 'insights', 'sources', 'directory.clients', 'directory.projects', 'flow.inputs', 'flow.output'],
    ...['activeClientQuestion.question', 'costEstimate.launchDecision', 'readiness.evidence.codeChanges.lastAt'],
  ],
  'commandCenter.evidence': ['evidence', 'explanation'],
  'search.read': ['groups', 'facts.changeRequestReference', 'facts.scopeValue', 'facts.aiNetHours'],
  'forensics.read': ['engagement', 'lock', 'graph.nodes', 'graph.edges'],
  'scope.read': ['engagement', 'lock', 'report.rows', 'report.series', 'report.expansionPct'],
  'invoiceDefense.read': [
    ...['invoice.lines', 'reconciliation.rows', 'pack.claims', 'facts.actions', 'facts.investment.labourCents'],
    ...['facts.coordination.hours', 'facts.delivery.rows', 'facts.scope', 'facts.ai', 'facts.evidencePackages'],
  ],
  'aiEconomics.read': ['adoption.tools', 'adoption.taggedEvidence', 'cycleTime.gain', 'usage.vendors'],
  'aiEconomics.surface': ['adoption.tools', 'comparison.netDeliveryGainHours', 'providerWindows.windows'],
  'confidence.read': ['confidence.signals', 'confidence.hints', 'checklist'],
  'commercial.read': [
    'identity.name',
    'dataPolicy',
    'footprint',
    'settings.commercial.rates',
    'settings.defaults.currency',
  ],
  'dataSources.read': ['catalog', 'connections', 'kpis.lastSuccessAt', 'projects'],
  'connections.list': ['connections'],
  'audit.list': ['events', 'available.eventTypes'],
  'audit.read': ['event'],
  'billing.read': ['billing', 'entitlements'],
  // A key that reads states nothing.
  'access.read': ['operations', 'clients', 'projects'],
  'agreements.read': [
    'engagements',
    'locks',
    'changeOrders',
    'objectives',
    'milestones',
    'prices',
    'rates',
    'estimates',
  ],
  'portfolio.read': ['projects', 'totals.months', 'totals.agreed.cents', 'totals.spentSinceEngagement.cents'],
  'series.read': ['months', 'project.id'],
}
const FAMILIES = ['delivery_investment', 'scope_expansion', 'delivery_output', 'objectives', 'ai_net_gain']

// biome-ignore lint/suspicious/noExplicitAny: whatever the answer holds
const member = (body: any, path: string): unknown => path.split('.').reduce((value, name) => value?.[name], body)
const isSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The parameters of all questions to an operation for a project: one for each family. */
const questions = (
  { path, params = {}, query }: AnyOperation,
  projectId: string,
  { auditEvent }: SampleReady,
): readonly Readonly<Record<string, string>>[] => {
  const today = new Date().toISOString().slice(0, 10)
  const values: Readonly<Record<string, string>> = {
    projectId,
    eventId: auditEvent,
    start: addDays(today, -89),
    end: today,
    tz: 'UTC',
    question: 'what-was-delivered',
  }
  const taken = { ...params, ...query }
  const asked = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(taken, name)))
  return path.includes('{family}') ? FAMILIES.map((family) => ({ ...asked, family })) : [asked]
}

const data = join(freshFolder(), 'data')

describe('given a start with --sample', () => {
  it('then every operation of the contract, and some beside it, answers with something for some project', async () => {
    const { process, ready } = await startService({ data, args: ARGS })
    const sample = ready as unknown as SampleReady
    expect([sample.clients.length, sample.projects.length]).toEqual([3, 5])
    expect(Object.keys(MAIN)).toEqual(expect.arrayContaining(contractEndpoints.map(({ id }) => id)))
    const client = clientOf(ready, ready.key)
    for (const operation of served.filter(({ id }) => Object.hasOwn(MAIN, id))) {
      const answers: unknown[] = []
      for (const { id } of sample.projects)
        for (const asked of questions(operation, id, sample))
          answers.push((await client.ask(operation.id as OperationId, asked as never)).body)
      const families = operation.id === 'commandCenter.evidence' ? FAMILIES.map((_, i) => i) : [0]
      const missing = families.flatMap((family) =>
        (MAIN[operation.id] as readonly string[]).filter(
          (path) => !answers.some((body, i) => i % families.length === family && isSomething(member(body, path))),
        ),
      )
      expect([operation.id, missing]).toEqual([operation.id, []])
    }
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(existsSync(join(data, 'sample-files'))).toBe(false)
  })

  it('when it is started again, then nothing is appended, and the ids are the same', async () => {
    const before = eventsOf(data)
    const { process, ready } = await startService({ data, args: ARGS })
    expect(ready.key).toBeNull()
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(eventsOf(data)).toEqual(before)
  })

  it('when a repository is started on in the same folder, then each has its own workspace and key', async () => {
    const { process, ready } = await startService({ data, cwd: freshFolder() })
    expect(ready).toMatchObject({ organization: 'demo', key: expect.stringMatching(/^wdi_live_/) })
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
  })

  it.each(['TimeEntryRecorded', 'ScopeLocked'])(
    'when it is killed after the first %s, then the next start completes it',
    async (type) => {
      const data = join(freshFolder(), 'data')
      const first = launchStart({ data, args: ARGS })
      await first.stderr.first((line) => line.startsWith('Generating a year'))
      while (!first.hasEnded() && !hasEvent(data, type)) await sleep(5)
      expect(first.hasEnded()).toBe(false)
      await first.end('SIGKILL')
      const second = launchStart({ data, args: ARGS })
      const { projects } = await readyLine<SampleReady>(second)
      expect(projects).toHaveLength(5)
      expect(await second.end('SIGTERM')).toMatchObject({ code: 0 })
      const { SyncStarted, SyncCompleted, ScopeLocked, ObjectiveSet, ...types } = countByType(eventsOf(data))
      expect([SyncStarted, types['ConnectionRegistered'], ScopeLocked, ObjectiveSet]).toEqual([
        SyncCompleted,
        25,
        3,
        10,
      ])
    },
  )
})
