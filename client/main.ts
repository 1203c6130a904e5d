import { noteArrival, tellArrival } from './arrival.ts'
import { nameCampaign } from './chat-campaign.ts'
import { notePress, submitChoice } from './currency-select.ts'
import { showCurrency } from './currency-shown.ts'
import { closeOnBack, openEnquiry, prepareEnquiry } from './dialog-buttons.ts'
import { offerEnquiryLater } from './enquiry-offer.ts'
import { filter, prepareFilter } from './filter.ts'
import { holdSubmit, prepareIsland } from './islands.ts'
import { keepTour, prepareKeep, showKept } from './keep-buttons.ts'
import { answerForm, prepareForm } from './live-form.ts'
import { loadMap } from './map.ts'
import { measureLater } from './measure-later.ts'
import { toggleMenu } from './menu.ts'
import { SHOWN, tellView } from './page-view.ts'
import { followRail, handleArrow } from './rails.ts'
import { markScrolled } from './sticky-bar.ts'
import { keepTheme, setTheme } from './theme.ts'

/**
 * The script of every page, inlined in its head. It listens on the document, so that no early press is lost. React is
 * loaded only when a visitor uses an island. Each listener is separate: a failure in an old browser does not stop the
 * others.
 */
const on = (moment: string, ...acts: ((target: Element, event: Event) => void)[]) => {
  for (const act of acts) document.addEventListener(moment, (event) => act(event.target as Element, event))
}

on('click', nameCampaign, handleArrow, setTheme, openEnquiry, toggleMenu, keepTour)
on('input', filter)
on('keydown', notePress, submitChoice)
on('pointerdown', notePress)
on('change', submitChoice, answerForm)
on('submit', holdSubmit, answerForm)
for (const intent of ['pointerover', 'focusin', 'input']) {
  on(intent, prepareIsland, prepareEnquiry, prepareFilter, prepareKeep, prepareForm, handleArrow)
}
on(SHOWN, tellView, loadMap, noteArrival, measureLater)
on('prerenderingchange', keepTheme, showKept)
// Before the form's own listener, which reads it.
addEventListener('submit', ({ target }) => tellArrival(target as Element), true)
addEventListener('scroll', ({ target }) => followRail(target as Element), true)
addEventListener('pageshow', (event) => {
  showCurrency(event)
  if (!event.persisted) return
  keepTheme()
  showKept()
})
markScrolled()
closeOnBack()
offerEnquiryLater()
