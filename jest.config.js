import { randomUUID } from 'node:crypto'

// Whatever opens stores takes these up from its environment. Only suites that mean a real server may find one: any other
// would write its workspaces into it.
const { EVENTSTORE_URL: eventStoreUrl = '', MONGODB_URL: mongoDbUrl = '' } = process.env
delete process.env.EVENTSTORE_URL
delete process.env.MONGODB_URL

/** Tests run as ES modules, as production does; the condition `source` makes subpath imports name the TypeScript. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  // As many as the machine that checks a change has cores: jest itself would leave one of them idle.
  maxWorkers: 2,
  // Modules of a test file are never freed: a worker with gigabytes of them is busy looking through these.
  workerIdleMemoryLimit: '800MB',
  testSequencer: '<rootDir>/jest.sequencer.js',
  // For machines that have much else to do: that a test takes so long says nothing, and one that hangs takes longer.
  testTimeout: 300_000,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // What suites that need a server are told (test/support/given.ts).
  globals: { given: { eventStoreUrl, mongoDbUrl, run: randomUUID() } },
  // One for all folders: a copy of the project finds what was made of the same files elsewhere.
  id: 'wdi',
  transform: { '^.+\\.ts$': '<rootDir>/jest.transform.js' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/hosts/', '\\.slow\\.test\\.ts$'],
}
