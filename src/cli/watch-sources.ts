import { watch } from 'node:fs'
import { join } from 'node:path'

/** What has changed: the tours, the drawings, a file that is served as it is, or code. */
export type Change = 'content' | 'scenes' | 'public' | 'client' | 'worker'

/** An editor writes a file in several steps; in ms. */
const SETTLED = 40
const NOT_WATCHED = /^(src\/cli|client\/fonts|src\/ui\/sprite\.ts)|~$|\.swp$|\/\.#/
const CLIENT = /^(client|src\/(islands|ui|domain|brand))/

/** Tells what has changed in the sources, once for the files that were saved together. */
export function watchSources(tell: (changes: Set<Change>) => void): void {
  let changes = new Set<Change>()
  let timer: NodeJS.Timeout | undefined
  const note = (file: string) => {
    for (const change of changesOf(file)) changes.add(change)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const settled = changes
      changes = new Set()
      if (settled.size > 0) tell(settled)
    }, SETTLED)
  }
  for (const folder of ['src', 'client', 'public']) {
    watch(folder, { recursive: true }, (_, file) => file && note(join(folder, file)))
  }
}

/** What a file belongs to. The rules and the brand are used by everything. */
export function changesOf(file: string): Change[] {
  if (NOT_WATCHED.test(file)) return []
  if (file.startsWith('src/content/')) return ['content']
  if (file.startsWith('src/scenes/')) return ['scenes']
  if (file.startsWith('public/')) return ['public']
  const worker: Change[] = CLIENT.test(file) ? ['client', 'worker'] : ['worker']
  return /^src\/(domain|brand)/.test(file) ? ['content', ...worker] : worker
}
