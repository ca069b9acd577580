// Makes the program of few files: dist/program. A command would load some 600 modules one by one before its own work, which
// takes three times the processor time.
import { join } from 'node:path'
import { build } from 'vite'

const project = join(import.meta.dirname, '..')
const built = join(project, 'dist', 'src')

await build({
  root: project,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // All that is written in JavaScript alone. The others find files of theirs beside themselves, and are loaded where used.
  ssr: { noExternal: true, external: ['@eventstore/db-client', 'better-sqlite3', 'mongodb'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/program',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // A package makes functions of as many parameters as another has, by `eval`.
      checks: { eval: false },
      // A thread or process is started by the name of its file, so this keeps it, and all are in one folder.
      input: {
        main: join(built, 'main.js'),
        'worker-thread': join(built, 'composition', 'worker-thread.js'),
        'import-process': join(built, 'composition', 'import-process.js'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
