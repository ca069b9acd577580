const MOST = 10

/** Prints the files that took longest. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default class Slowest {
  onRunComplete(_, { testResults }) {
    const files = testResults
      .map(({ testFilePath, perfStats }) => ({
        path: testFilePath.replace(`${process.cwd()}/`, ''),
        ms: perfStats.runtime,
      }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, MOST)
    const lines = files.map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${path}`)
    process.stderr.write(`\nThe ${files.length} slowest files:\n${lines.join('\n')}\n`)
  }
}
