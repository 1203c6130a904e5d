import type { ComponentProps } from 'react'
import { EnquiryForm } from './enquiry-form.tsx'
import { SearchBox } from './search-box.tsx'

/** Every component that the browser hydrates, by its name in the page. client/islands has the browser's half. */
export const islands = { 'enquiry-form': EnquiryForm, 'search-box': SearchBox }

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>
