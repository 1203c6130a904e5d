import { EnquiryForm } from '#islands/enquiry-form.tsx'
import { hydrateIsland } from '../hydration/hydrate-island.tsx'

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, EnquiryForm)
}
