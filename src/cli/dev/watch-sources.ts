import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

export type SourceChange = 'content' | 'scenes' | 'public' | 'client' | 'worker'

/** An editor writes a file in several steps; in ms. */
const SETTLED = 40
const NOT_WATCHED = /^(src\/cli|client\/fonts|public\/scenes|src\/ui\/elements\/sprite\.ts)|~$|\.swp$|\/\.#/
const CLIENT = /^(client|src\/(islands|ui|domain|values|brand))/

/** Reports changes in the sources, once for files that were saved together. */
export function watchSources(tell: (changes: Set<SourceChange>) => void): void {
  let changes = new Set<SourceChange>()
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
  for (const folder of ['src', 'client', 'public']) watchFolder(folder, note)
}

/**
 * Watches folders instead of files: an editor may replace a file, and Node's recursive watch reports that only once.
 */
function watchFolder(folder: string, note: (file: string) => void): void {
  watch(folder, (_, name) => {
    if (!name) return
    const file = join(folder, name)
    if (isFolder(file)) watchFolder(file, note)
    note(file)
  })
  for (const name of readdirSync(folder)) {
    if (isFolder(join(folder, name))) watchFolder(join(folder, name), note)
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** The kinds of a file's change. Rules and brand affect all. */
export function changesOf(file: string): SourceChange[] {
  if (NOT_WATCHED.test(file)) return []
  if (file.startsWith('src/content/')) return ['content']
  if (file.startsWith('src/scenes/')) return ['scenes']
  if (file.startsWith('public/')) return ['public']
  const worker: SourceChange[] = CLIENT.test(file) ? ['client', 'worker'] : ['worker']
  return /^src\/(domain|values|brand)/.test(file) ? ['content', ...worker] : worker
}
