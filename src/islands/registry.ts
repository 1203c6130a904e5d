import type { ComponentProps } from 'react'
import { EnquiryForm } from './enquiry-form.tsx'
import { SearchBox } from './search-box.tsx'

/** Every hydrated component by its name in the page. client/load.ts has the same names, or it does not compile. */
export const islands = { 'enquiry-form': EnquiryForm, 'search-box': SearchBox }

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>
