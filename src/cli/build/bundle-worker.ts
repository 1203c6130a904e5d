import { join } from 'node:path'
import { runNode } from '#cli/terminal/processes.ts'

const STRINGS = join(import.meta.dirname, '../../delivery/html/react-dom-server.cjs')

/**
 * Only React's renderer to a string, loaded at first use: the Worker starts in half the time. The second name is for
 * the page renderer's unused `stream` option.
 */
export const REACT_DOM = { 'react-dom/server.edge': STRINGS, 'react-dom/server': STRINGS }

/** The sources and the folder of a bundle. `tree`: the copy of the repository with both. */
type Bundled = { entry: string; folder: string; tree?: string }

/** Bundles a Worker for production, named after its entry, with React's production half. */
export async function bundleWorker({ entry, folder, tree = '.' }: Bundled): Promise<void> {
  const build = ['build', tree, '--config', join(tree, 'vite.worker.config.ts'), '--logLevel', 'warn']
  await runNode(['node_modules/vite/bin/vite.js', ...build, '--ssr', entry, '--outDir', folder], {
    NODE_ENV: 'production',
  })
}
