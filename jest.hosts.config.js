import config from './jest.config.js'

/** The suites that ask real servers, which they build and start by themselves. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  ...config,
  maxWorkers: 1,
  // The first one builds the servers.
  testTimeout: 1_800_000,
  testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
