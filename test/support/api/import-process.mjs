// Makes the process of an import of few files, as install/bundle.js does, from the source: node <this file> <folder>
import { join } from 'node:path'
import { build } from 'vite'

const project = join(import.meta.dirname, '..', '..', '..')
const conditions = ['source', 'node', 'import']

await build({
  root: project,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions },
  ssr: { noExternal: true, external: ['@eventstore/db-client', 'better-sqlite3', 'mongodb'], resolve: { conditions } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: process.argv[2],
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      checks: { eval: false },
      input: { 'import-process': join(project, 'src', 'composition', 'import-process.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
