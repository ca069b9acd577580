import type { DocumentReader } from '#domain/documents'
import { type readAiSums, readTagged } from '../ai/read.js'
import { taggedEvidence } from '../ai/report.js'
import { hasKnownItem } from '../entities/change-order.js'
import type { ScopeEvidence } from '../scope-creep/read.js'
import { readLinkedChanges } from '../selection/changes.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import type { PackInputs } from './claims.js'
import type { Facts, PackId } from './response.js'

/** Maximum of references in a claim. */
const REFERENCES_LIMIT = 50

/** Reads what the claims of a pack rest on, by reference. */
export const readReferences = async (
  pack: PackId | null,
  request: ProjectRequest,
  { delivery }: Pick<Facts, 'delivery'>,
  { evidence, scope }: { readonly evidence: Evidence; readonly scope: ScopeEvidence },
  aiSums: Awaited<ReturnType<typeof readAiSums>>,
  docs: DocumentReader,
): Promise<PackInputs['references']> => {
  // Linked changes only: the purpose of the others is unknown.
  const linked = pack === 'what-was-delivered' ? await readLinkedChanges(request, evidence, docs) : []
  const tagged = pack === 'was-ai-used' ? await readTagged(request, aiSums, docs) : []
  const assisted = taggedEvidence(tagged).filter(({ status }) => status === 'assisted')
  const first = (references: readonly string[]): readonly string[] => references.slice(0, REFERENCES_LIMIT)
  return {
    items: first(delivery.rows.map(({ key }) => key)),
    changes: first(linked.map(({ key }) => key)),
    releases: first(delivery.releaseRows.map(({ tag }) => tag)),
    assisted: first(assisted.map(({ reference }) => reference)),
    added: first(scope.scoped.filter(({ change }) => change === 'added').map(({ item }) => item.key)),
    orders: first(scope.orders.filter(hasKnownItem).map(({ reference }) => reference)),
  }
}
