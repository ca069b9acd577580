import config from './jest.config.js'

/** The suites that start many processes; three at a time, for most of them wait more than they work. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  ...config,
  maxWorkers: 3,
  maxConcurrency: 2,
  testTimeout: 900_000,
  testMatch: ['<rootDir>/test/**/*.slow.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
