import * as aiEconomicsRead from './ai-economics.read.js'
import * as aiEconomicsSurface from './ai-economics.surface.js'
import * as apiKeysList from './api-keys.list.js'
import * as auditList from './audit.list.js'
import * as auditRead from './audit.read.js'
import * as billingRead from './billing.read.js'
import * as commandCenterEvidence from './command-center.evidence.js'
import * as commandCenterRead from './command-center.read.js'
import * as commercialRead from './commercial.read.js'
import * as confidenceRead from './confidence.read.js'
import * as connectionsList from './connections.list.js'
import * as dataSourcesRead from './data-sources.read.js'
import * as forensicsRead from './forensics.read.js'
import * as invoiceDefenseRead from './invoice-defense.read.js'
import * as scopeRead from './scope.read.js'
import * as searchRead from './search.read.js'

/** Right bodies of an operation. */
export interface Examples {
  /** With each member that may be null once not null. */
  readonly full: object
  /** With members that may be null being null, as far as null within null can show. */
  readonly sparse: object
  /** With nothing to show, where `sparse` has something still. */
  readonly none?: object
}

export const examples = {
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
} satisfies Readonly<Record<string, Examples>>
