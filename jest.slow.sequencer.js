import Sequencer from '@jest/test-sequencer'

/**
 * The suites that take minutes, longest first: one that began late would run alone at the end. Jest begins with the
 * largest files where it has not run them before.
 */
const LONGEST = [
  'test/planted-faults',
  'test/e2e/kill-workers',
  'test/simulation/',
  'test/e2e/outages',
  'test/e2e/revocation-switches',
  'test/e2e/revocation.slow',
  'test/e2e/replay',
  'test/e2e/stopped-worker',
  'test/docs/how-to',
  'test/e2e/workspace-deletion',
  'test/e2e/kill.slow',
  'test/readstore/torn-reads',
  'test/e2e/large-files',
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
