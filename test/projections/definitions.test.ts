import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { AgreeingType, type AnyCodec, ClosedType, OptionalType } from '#domain/codec'
import { Agreements } from '#projections/agreements/response'
import { AiEconomics, AiSurface } from '#projections/ai/response'
import { AuditEventDetail, AuditEvents } from '#projections/audit/response'
import { Billing } from '#projections/billing/response'
import { Access } from '#projections/caller/response'
import { CommandCenter, KpiEvidence } from '#projections/command-center/response'
import { Confidence, ReportConfidence } from '#projections/confidence/response'
import { Coordination, Investment } from '#projections/cost/response'
import { Connections, DataSources } from '#projections/data-sources/response'
import { DeliveryOutput } from '#projections/delivery/report'
import { Objectives } from '#projections/engagement/objectives'
import { EngagementView, LockView } from '#projections/engagement/views'
import { Graph } from '#projections/forensics/response'
import { Trace } from '#projections/forensics/trace/response'
import { Facts, Pack } from '#projections/invoice-defense/response'
import { InvoiceDetail, Invoices } from '#projections/invoices/response'
import { OpenPoints } from '#projections/open-points/response'
import { Portfolio, Series } from '#projections/portfolio/response'
import { InvoiceView } from '#projections/reconciliation/invoice-view'
import { Reconciliation } from '#projections/reconciliation/response'
import { ScopePreview, ScopeReport, ScopeUndecided } from '#projections/scope-creep/response'
import { Search } from '#projections/search/response'
import { WorkspaceSettings } from '#projections/settings/response'

/** Whatever shows numbers, and under which name the definitions speak of it. */
const SHOWN: Readonly<Record<string, AnyCodec>> = {
  '': AiEconomics,
  surface: AiSurface,
  delivery: DeliveryOutput,
  coordination: Coordination,
  investment: Investment,
  objectives: Objectives,
  scope: ScopeReport,
  undecided: ScopeUndecided.props.report,
  preview: ScopePreview,
  reconciliation: Reconciliation,
  confidence: Confidence,
  checklist: ReportConfidence.props.checklist,
  engagement: EngagementView,
  lock: LockView,
  graph: Graph,
  trace: Trace,
  invoice: InvoiceView,
  invoices: Invoices,
  invoiceDetail: InvoiceDetail,
  pack: Pack,
  facts: Facts,
  commandCenter: CommandCenter,
  kpiEvidence: KpiEvidence,
  search: Search,
  access: Access,
  agreements: Agreements,
  openPoints: OpenPoints,
  portfolio: Portfolio,
  series: Series,
  connections: Connections,
  dataSources: DataSources,
  audit: AuditEvents,
  auditEvent: AuditEventDetail,
  billing: Billing,
  organization: WorkspaceSettings,
}

const joinedTo = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
const isNumber = (codec: AnyCodec): boolean => !codec.is('') && codec.is(2) && !codec.is(null)

/** The paths of all numbers of a codec. */
const numbersIn = (codec: AnyCodec, path: string): readonly string[] => {
  if (codec instanceof OptionalType) return numbersIn(codec.type, path)
  if (codec instanceof AgreeingType) return numbersIn(codec.base, path)
  if (codec instanceof ClosedType)
    return Object.entries(codec.props as Record<string, AnyCodec>).flatMap(([name, member]) =>
      numbersIn(member, joinedTo(path, name)),
    )
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) return numbersIn(codec.type, `${path}[]`)
  if (codec instanceof t.DictionaryType) return numbersIn(codec.codomain, `${path}{}`)
  if (codec instanceof t.UnionType) return (codec.types as AnyCodec[]).flatMap((one) => numbersIn(one, path))
  return isNumber(codec) ? [path] : []
}

const [measures = ''] = readFileSync('docs/definitions.md', 'utf8').split('\n## ')
const rows = measures
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const named = rows.flatMap(([names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')))
const covers = (name: string, path: string): boolean =>
  name === path || (name.endsWith('.*') && path.startsWith(name.slice(0, -1)))

const numbers = Object.entries(SHOWN).flatMap(([name, codec]) => numbersIn(codec, name))
const sources = readdirSync('projections', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`projections/${file}`, 'utf8'))
  .join('\n')

describe('the definitions', () => {
  it.each(numbers)('define %s', (path) => {
    expect(named.filter((name) => covers(name, path))).not.toEqual([])
  })
  it.each(named)('define only numbers that are shown: %s', (name) => {
    expect(numbers.filter((path) => covers(name, path))).not.toEqual([])
  })
  it.each(rows.map((cells) => [cells[0] as string, cells] as const))(
    'of %s have formula, unit, provenance, coverage rule, and a function that is there',
    (_, cells) => {
      expect(cells).toHaveLength(6)
      expect(cells.filter((cell) => cell === '')).toEqual([])
      const name = /^`(\w+)`$/.exec(cells[5] as string)?.[1] ?? ''
      expect(sources).toMatch(new RegExp(`const ${name} = `))
    },
  )
})
