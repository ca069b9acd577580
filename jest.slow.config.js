import config from './jest.config.js'

/** The suites that start many processes; two at a time, for most of them wait more than they work. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  ...config,
  maxWorkers: 2,
  testTimeout: 600_000,
  testMatch: ['<rootDir>/test/**/*.slow.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
