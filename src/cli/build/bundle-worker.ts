import { join } from 'node:path'
import { runNode } from '#cli/terminal/processes.ts'

const STRINGS = join(import.meta.dirname, '../../delivery/html/react-dom-server.cjs')

/**
 * Only what renders a page to a string, and only when one is rendered: the Worker starts in half the time. The second
 * name is for the page renderer's `stream` option, which nothing here sets.
 */
export const REACT_DOM = { 'react-dom/server.edge': STRINGS, 'react-dom/server': STRINGS }

/** The sources to bundle and the folder for the bundle; `tree`: the copy of the repository that holds both. */
type Bundled = { entry: string; folder: string; tree?: string }

/** Bundles a Worker for production into a file of its entry's name, with React's production half. */
export async function bundleWorker({ entry, folder, tree = '.' }: Bundled): Promise<void> {
  const build = ['build', tree, '--config', join(tree, 'vite.worker.config.ts'), '--logLevel', 'warn']
  await runNode(['node_modules/vite/bin/vite.js', ...build, '--ssr', entry, '--outDir', folder], {
    NODE_ENV: 'production',
  })
}
