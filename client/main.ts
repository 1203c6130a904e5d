import { submitChoice } from './currency-select.ts'
import { closeOnBack, openEnquiry, prepareEnquiry } from './enquiry-dialog.ts'
import { offerEnquiryLater } from './enquiry-offer.ts'
import { filter, prepareFilter } from './filter.ts'
import { awaken, holdSubmit } from './islands.ts'
import { loadMap } from './map.ts'
import { countView, SHOWN } from './page-view.ts'
import { disableAtEnds, handleArrow } from './rails.ts'
import { markScrolled } from './sticky-bar.ts'
import { keepTheme, setTheme } from './theme.ts'
import { typePlaceholder } from './typing.ts'

/**
 * The one script of every page, inlined in its head: it listens on the document, so that no tap is lost however early
 * it comes. React is loaded only where a visitor means to use an island.
 */
const on = (moment: string, act: (target: Element, event: Event) => void) =>
  document.addEventListener(moment, (event) => act(event.target as Element, event))

on('click', (target, event) => {
  handleArrow(target, event)
  setTheme(target, event)
  openEnquiry(target, event as MouseEvent)
})
on('input', filter)
on('change', submitChoice)
on('submit', holdSubmit)
for (const intent of ['pointerover', 'focusin', 'input']) {
  on(intent, (target, event) => {
    awaken(target)?.catch(() => {})
    prepareEnquiry(target)
    prepareFilter(target)
    handleArrow(target, event)
  })
}
on(SHOWN, (_, event) => {
  typePlaceholder()
  countView(event)
  loadMap()
})
addEventListener('scroll', ({ target }) => disableAtEnds(target as Element), true)
on('prerenderingchange', keepTheme)
addEventListener('pageshow', (event) => event.persisted && keepTheme())
markScrolled()
closeOnBack()
offerEnquiryLater()
