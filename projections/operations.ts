import type { AnyOperation } from '#domain/operation'
import { agreements } from './agreements/operations.js'
import { aiEconomics, aiSurface } from './ai/operations.js'
import { listApiKeys } from './api-keys/operations.js'
import { auditLines, listAuditEvents, readAuditEvent } from './audit/operations.js'
import { readBilling } from './billing/operations.js'
import type { Price } from './billing/prices.js'
import { accessAmong } from './caller/operations.js'
import type { Askable } from './caller/read.js'
import { commandCenter, kpiEvidence } from './command-center/operations.js'
import { reportConfidence } from './confidence/operations.js'
import { listConnections, readConnection, readDataSources } from './data-sources/operations.js'
import { explainAmong } from './explain/operations.js'
import { forensics, trace } from './forensics/operations.js'
import { entities } from './index.js'
import { invoiceDefense } from './invoice-defense/operations.js'
import { listInvoices, readInvoice } from './invoices/operations.js'
import { openPoints } from './open-points/operations.js'
import { portfolio, series } from './portfolio/operations.js'
import { scopeCreep, scopePreview, scopeUndecided } from './scope-creep/operations.js'
import { search } from './search/operations.js'
import { readSettings } from './settings/operations.js'

/** The contract's operations; their billing shows these prices. */
export const operationsAt = (prices: readonly Price[]): readonly AnyOperation[] => [
  listApiKeys,
  aiEconomics,
  aiSurface,
  commandCenter,
  kpiEvidence,
  search,
  listConnections,
  scopeCreep,
  forensics,
  invoiceDefense,
  reportConfidence,
  readDataSources,
  readBilling(prices),
  readSettings,
  listAuditEvents,
  readAuditEvent,
]
export const operations = operationsAt([])

/** The operations whose numbers are explained. */
const explainedAt = (prices: readonly Price[]): readonly AnyOperation[] => [
  ...operationsAt(prices),
  agreements,
  listInvoices,
  readInvoice,
  openPoints,
  portfolio,
  scopeUndecided,
  series,
  trace,
]

/** Nothing beside the operations. */
const NOTHING: Askable = { operations: [], statements: [] }

/**
 * Operations beside those of the contract, with the same checks and rules; docs/decisions/extensions.md has their shapes. One tells what a
 * caller may ask, of the operations and of what stands beside them.
 */
export const extensionsAt = (prices: readonly Price[], beside = NOTHING): readonly AnyOperation[] => {
  const extensions: readonly AnyOperation[] = [
    agreements,
    auditLines,
    readConnection,
    explainAmong(explainedAt(prices), entities),
    listInvoices,
    readInvoice,
    openPoints,
    portfolio,
    scopePreview,
    scopeUndecided,
    series,
    trace,
  ]
  return [accessAmong([...operationsAt(prices), ...extensions], beside), ...extensions].map((one) => ({
    ...one,
    isExtension: true,
  }))
}
export const extensions = extensionsAt([])

/** Says whether the numbers of an operation are explained. */
export const isExplained = ({ id }: AnyOperation): boolean => explainedAt([]).some((one) => one.id === id)

/** The operation that explains the numbers of one whose numbers are explained. */
export const explanationOf = (operation: AnyOperation): AnyOperation => {
  const explaining = explainAmong([operation], entities)
  return explaining.meant?.(`operation=${operation.id}`) ?? explaining
}

/** Every operation that is served. */
export const servedAt = (prices: readonly Price[], beside = NOTHING): readonly AnyOperation[] => [
  ...operationsAt(prices),
  ...extensionsAt(prices, beside),
]
export const served = servedAt([])
