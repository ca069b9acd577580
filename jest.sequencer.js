import Sequencer from '@jest/test-sequencer'

/**
 * The files that take longest, longest first: one that began late would run alone at the end. Jest begins with the
 * largest files where it has not run them before.
 */
const LONGEST = [
  // Of the slow suites, where each takes a minute or more.
  'test/planted-faults',
  'test/browser/pages.slow',
  'test/e2e/outages',
  'test/e2e/revocation.slow',
  'test/docs/how-to',
  'test/e2e/revocation-switches',
  'test/browser/reference',
  'test/e2e/kill-workers',
  'test/docs/recipes.slow',
  'test/e2e/holds-at-once',
  'test/e2e/replay.slow',
  'test/e2e/stopped-worker',
  'test/e2e/rate.slow',
  'test/e2e/concurrent',
  'test/e2e/readme',
  'test/e2e/workspace-deletion',
  'test/e2e/kill.slow',
  'test/e2e/receipts.slow',
  'test/readstore/torn-reads',
  'test/e2e/large-files',
  'test/simulation/',
  // Of the others, where each takes half a minute.
  'test/app/import-mended',
  'test/cli/price-files',
  'test/cli/loading',
  'test/e2e/start',
  'test/app/import-invoices',
  'test/connectors/git/properties',
  'test/app/sync/quotas',
  'test/contract/answers',
  'test/architecture/expressions',
  'test/readstore/mongodb-interleavings',
  'test/e2e/eventstoredb',
  'test/app/import-canaries',
  'test/e2e/sample',
  'test/contract/mongodb.test',
  'test/connectors/files/formats',
  'test/connectors/files/assumptions',
  'test/projector/fold.stores',
  'test/projector/partitions-replay',
  'test/e2e/newcomer',
]

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((part) => path.includes(part))
  return rank === -1 ? LONGEST.length : rank
}

// biome-ignore lint/style/noDefaultExport: what jest reads
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
