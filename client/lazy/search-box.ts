import { SearchBox } from '#islands/search-box.tsx'
import { hydrateIsland } from '../hydration/hydrate-island.tsx'

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, SearchBox)
}
