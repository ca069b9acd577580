import config from './jest.config.js'

/** The suites that start many processes; one at a time, so that they do not starve each other. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  ...config,
  maxWorkers: 1,
  testTimeout: 600_000,
  testMatch: ['<rootDir>/test/**/*.slow.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
