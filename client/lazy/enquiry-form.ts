import { EnquiryForm } from '#islands/enquiry-form.tsx'
import { hydrateIsland } from '../hydration/hydrate-island.tsx'

// Re-exported for the dialog, so that both share one file.
export { EnquiryForm }

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, EnquiryForm)
}
