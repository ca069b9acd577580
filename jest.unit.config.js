import config from './jest.config.js'

// The tests of jest's workers see it: properties are tried on fewer samples.
process.env['WDI_QUICK'] = '1'

/** Domain, projections and projector in memory: no process, no server, and no store (`*.stores.test.ts`). */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  ...config,
  moduleNameMapper: { ...config.moduleNameMapper, '^better-sqlite3$': '<rootDir>/test/support/stores/no-sqlite.js' },
  testMatch: ['<rootDir>/test/{domain,projections,projector}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(slow|stores)\\.test\\.ts$'],
}
