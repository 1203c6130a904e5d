import { defineConfig } from 'vite'
import { REACT_DOM } from './src/cli/build/bundle-worker.ts'

/**
 * The Worker as one file; `bundleWorker` says which. wrangler's own bundler makes it 8 kB heavier, gzipped. The map
 * beside it is of the very file that is deployed.
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: REACT_DOM },
  // Every package goes in, in its form for Workers.
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['workerd', 'worker', 'browser'] } },
  build: {
    emptyOutDir: true,
    target: 'es2024',
    minify: 'oxc',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false, comments: { legal: false } } },
  },
})
