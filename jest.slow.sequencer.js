import Sequencer from '@jest/test-sequencer'

/** The suites that take longest, longest first. Jest begins with the largest files where it has not run them before. */
const LONGEST = [
  'test/planted-faults',
  'test/e2e/kill-workers',
  'test/e2e/outages',
  'test/e2e/revocation',
  'test/simulation/',
  'test/e2e/kill.slow',
  'test/readstore/torn-reads',
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
