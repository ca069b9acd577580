import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import type { Period } from '#domain/period'
import { type AiCounts, aiMeasures } from '../ai/measures.js'
import { aiPlaces, byRepositoryOf } from '../ai/read.js'
import { type CostCounter, costMeasures } from '../cost/measures.js'
import { type DeliveryCounter, deliveryMeasures } from '../delivery/measures.js'
import type { CostKind } from '../engagement/allocation.js'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { DailySums } from '../rollups/daily-sums.js'
import { sumsInDays, sumsInIntervals } from '../rollups/read.js'
import { type CoverageOf, coverageOf, type Held } from '../selection/coverage.js'
import { costPlaces, deliveryPlaces, meetingPlaces } from '../selection/evidence.js'
import { cutLike } from './cut-like.js'

/** A project over some period, and what is held of its containers. */
export interface Span {
  readonly project: SelectedProject
  readonly period: Period
  readonly held: Held
}

const COST_KINDS = ['time_entry', 'meeting', 'cloud_line'] as const
const SPAN_KINDS = ['work_item', 'code_change', 'release', ...COST_KINDS] as const
type SpanKind = (typeof SPAN_KINDS)[number]

/** The facts that make a span's cost, and how far they were read. */
export interface CostEvidence {
  readonly period: Period
  readonly coverage: CoverageOf<CostKind>
  readonly cost: DailySums<CostCounter>
  readonly delivery: DailySums<DeliveryCounter>
}

/** The facts that make all figures of a span. */
export interface SpanEvidence extends CostEvidence {
  readonly coverage: CoverageOf<SpanKind>
  readonly byRepository: ReadonlyMap<string, AiCounts>
}

/** The containers of each project and their readings alone: whoever looks at many months need not look at all of them each time. */
export const heldByProject = ({ containers, connections, quarantined }: Held): ((projectId: Uuid) => Held) => {
  const containersOf = new Map<Uuid, ContainerState[]>()
  for (const one of containers)
    for (const projectId of new Set(one.mappings.map((mapping) => mapping.projectId))) {
      const known = containersOf.get(projectId)
      if (known === undefined) containersOf.set(projectId, [one])
      else known.push(one)
    }
  const readingsOf = new Map<string, Map<ConnectionState, ConnectionState['coverage'][number][]>>()
  for (const connection of connections)
    for (const statement of connection.coverage) {
      const ofPlace = readingsOf.get(statement.container) ?? new Map()
      readingsOf.set(statement.container, ofPlace)
      ofPlace.set(connection, [...(ofPlace.get(connection) ?? []), statement])
    }
  return (projectId) => {
    const own = containersOf.get(projectId) ?? []
    const coverage = new Map<ConnectionState, ConnectionState['coverage'][number][]>()
    for (const place of new Set([projectId, ...own.map(({ container }) => container)]))
      for (const [connection, statements] of readingsOf.get(place) ?? [])
        coverage.set(connection, [...(coverage.get(connection) ?? []), ...statements])
    return {
      containers: own,
      connections: [...coverage].map(([connection, statements]) => ({ ...connection, coverage: statements })),
      quarantined,
    }
  }
}

type Asking = Pick<ReadRequest, 'workspaceId' | 'plan' | 'now'>

const asked = ({ plan, now }: Asking, { project, period }: Span) => ({
  projects: [project],
  unmappedToo: false,
  period,
  plan,
  now,
})

/**
 * Reads what all figures of some spans are made of, and what some more of them cost: all together, with one look at each family of
 * sums.
 */
export const readSpans = async (
  request: Asking,
  spans: readonly Span[],
  costOnly: readonly Span[],
  docs: DocumentReader,
): Promise<{ readonly spans: readonly SpanEvidence[]; readonly costs: readonly CostEvidence[] }> => {
  const { workspaceId } = request
  const coverages = spans.map((span) => coverageOf(SPAN_KINDS, asked(request, span), span.held))
  const costCoverages = costOnly.map((span) => coverageOf(COST_KINDS, asked(request, span), span.held))
  const costs = [...coverages, ...costCoverages].map(costPlaces)
  const deliveries = [
    ...spans.map(({ project, period }, i) =>
      deliveryPlaces({ projects: [project], period }, coverages[i] as CoverageOf<SpanKind>),
    ),
    ...costOnly.map(({ project, period }, i) =>
      meetingPlaces({ projects: [project], period }, costCoverages[i] as CoverageOf<CostKind>),
    ),
  ]
  const repositories = coverages.map(({ selected }) => aiPlaces(selected.code_change))
  const cost = cutLike(await sumsInDays(costMeasures, workspaceId, costs.flat(), docs), costs)
  const delivery = cutLike(await sumsInIntervals(deliveryMeasures, workspaceId, deliveries.flat(), docs), deliveries)
  const ai = cutLike(await sumsInIntervals(aiMeasures, workspaceId, repositories.flat(), docs), repositories)
  return {
    spans: spans.map(({ period }, i) => ({
      period,
      coverage: coverages[i] as CoverageOf<SpanKind>,
      cost: DailySums.united(cost[i] ?? []),
      delivery: DailySums.united(delivery[i] ?? []),
      byRepository: byRepositoryOf(repositories[i] ?? [], ai[i] ?? []),
    })),
    costs: costOnly.map(({ period }, i) => ({
      period,
      coverage: costCoverages[i] as CoverageOf<CostKind>,
      cost: DailySums.united(cost[spans.length + i] ?? []),
      delivery: DailySums.united(delivery[spans.length + i] ?? []),
    })),
  }
}
