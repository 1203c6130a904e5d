import type { ComponentProps } from 'react'
import { EnquiryForm } from './enquiry-form.tsx'
import { SearchBox } from './search-box.tsx'

/** Every component that the browser hydrates, by its name in the page. The browser’s half is in client/load.ts: a name without it does not compile. */
export const islands = { 'enquiry-form': EnquiryForm, 'search-box': SearchBox }

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>
