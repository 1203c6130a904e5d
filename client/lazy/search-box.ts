import { SearchBox } from '#islands/search-box.tsx'
import { hydrateIsland } from './hydrate.ts'

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, SearchBox)
}
