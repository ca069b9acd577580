import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The origin of the service to which the development server passes requests on: from `WDI_URL`, as for `wdi ask`. */
const SERVICE = new URL(process.env['WDI_URL'] ?? 'http://127.0.0.1:8080/api/v1').origin

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  readonly version: string
}

// biome-ignore lint/style/noDefaultExport: what Vite reads
export default defineConfig({
  plugins: [react()],
  define: { SERVICE_VERSION: JSON.stringify(version) },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    // The packages that it contains, for the notices of their licences (pages/notices.js).
    license: { fileName: '.vite/packages.json' },
    // Files of their own, because a policy of `default-src 'self'` allows no `data:` address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One small file: a page that is opened later needs no other, and is never drawn without its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What pages share comes with the entry. A page would otherwise be a dozen small files.
        codeSplitting: {
          groups: [{ name: 'common', test: /[\\/]src[\\/](?!pages|search[\\/]SearchDialog|chart[\\/]echarts)[^?]*$/ }],
        },
      },
    },
    chunkSizeWarningLimit: 1600,
  },
  server: { host: '127.0.0.1', proxy: { '/api': SERVICE, '/session': SERVICE } },
})
