import { offerEnquiryLater, openEnquiry, prepareEnquiry } from './enquiries.ts'
import { filterListing } from './filter.ts'
import { awakenIslands } from './islands.ts'
import { markScrolled } from './navigation.ts'
import { slide, watchEnds } from './rails.ts'
import { setTheme } from './theme.ts'
import { typePlaceholder } from './typing.ts'

/**
 * The one script of every page, inlined in its head: it listens on the document, so that no tap is lost however early
 * it comes. React is loaded only where a visitor means to use an island.
 */
document.addEventListener('click', (event) => {
  const target = event.target as Element
  slide(target)
  setTheme(event, target)
  openEnquiry(event, target)
})
document.addEventListener('input', (event) => filterListing(event.target as Element))
document.addEventListener('DOMContentLoaded', () => {
  watchEnds()
  typePlaceholder()
})
for (const moment of ['pointerover', 'focusin']) {
  document.addEventListener(moment, (event) => prepareEnquiry(event.target as Element), { passive: true })
}
awakenIslands()
markScrolled()
offerEnquiryLater()
