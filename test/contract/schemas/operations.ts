import { aiEconomicsRead, aiEconomicsSurface } from './ai-economics.js'
import { apiKeysList } from './api-keys.js'
import { auditList, auditRead } from './audit.js'
import { billingRead } from './billing.js'
import { commandCenterEvidence, commandCenterRead } from './command-center.js'
import { commercialRead } from './commercial.js'
import { confidenceRead } from './confidence.js'
import { connectionsList, dataSourcesRead } from './data-sources.js'
import { forensicsRead } from './forensics.js'
import { invoiceDefenseRead } from './invoice-defense.js'
import type { Schema } from './json-schema.js'
import { scopeRead } from './scope.js'
import { searchRead } from './search.js'

/** The body of a 200, by operation id: all sixteen of the contract. */
export const responses = {
  'apiKeys.list': apiKeysList,
  'commandCenter.read': commandCenterRead,
  'commandCenter.evidence': commandCenterEvidence,
  'search.read': searchRead,
  'forensics.read': forensicsRead,
  'scope.read': scopeRead,
  'invoiceDefense.read': invoiceDefenseRead,
  'aiEconomics.read': aiEconomicsRead,
  'aiEconomics.surface': aiEconomicsSurface,
  'confidence.read': confidenceRead,
  'commercial.read': commercialRead,
  'dataSources.read': dataSourcesRead,
  'connections.list': connectionsList,
  'audit.list': auditList,
  'audit.read': auditRead,
  'billing.read': billingRead,
} as const satisfies Readonly<Record<string, Schema>>

export type OperationId = keyof typeof responses
