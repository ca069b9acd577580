import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where a service runs whose API the development server passes requests on to. */
const SERVICE = process.env['WDI_URL'] ?? 'http://127.0.0.1:4310'

// biome-ignore lint/style/noDefaultExport: what Vite reads
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    // Files of their own, because a policy of `default-src 'self'` allows no `data:` address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1600,
  },
  server: { host: '127.0.0.1', proxy: { '/api': SERVICE } },
})
