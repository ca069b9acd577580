/**
 * Versions of the meaning of each collection's documents, and of each family's sums: raise the version of what a change
 * makes mean something else. Documents of other versions are folded again. A test compares what events are folded into
 * and names the versions that have to be raised.
 */
export const versions = {
  workspace: 1,
  client: 1,
  project: 1,
  container: 1,
  subscription: 1,
  settings: 1,
  connection: 6,
  host: 1,
  dead_letter: 1,
  work_item: 5,
  code_change: 6,
  ai_rule: 1,
  release: 3,
  meeting: 3,
  time_entry: 4,
  rate: 1,
  role_band: 1,
  invoice: 3,
  cloud_line: 4,
  ai_usage: 5,
  engagement: 1,
  price: 1,
  scope_lock: 2,
  change_order: 2,
  objective: 1,
  milestone: 1,
  client_question: 1,
  cost_estimate: 1,
  assumption: 1,
  observed_head: 1,
  put_aside: 2,
  audit_event: 5,
  'rollup of ai': 2,
  'rollup of ai_usage': 2,
  'rollup of delivery': 2,
  'rollup of cost': 3,
  'rollup of audit': 2,
} as const satisfies Readonly<Record<string, number>>

/** All versions as one text: stored documents are of this build where they were folded under the same. */
export const FOLD_VERSION = Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')
