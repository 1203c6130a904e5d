import { EnquiryForm } from '#islands/enquiry-form.tsx'
import { hydrateIsland } from '../hydration/hydrate-island.tsx'

// Also what the dialog takes it from: one file for both.
export { EnquiryForm }

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, EnquiryForm)
}
