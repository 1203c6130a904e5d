import { EnquiryForm } from '#islands/enquiry-form.tsx'
import { hydrateIsland } from './hydrate.tsx'

export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, EnquiryForm)
}
