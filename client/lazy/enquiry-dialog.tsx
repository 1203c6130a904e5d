import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from '#brand.ts'
import { SCENES, type SceneName } from '#domain/catalogue/scenes.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import type { EnquiryValues } from '#domain/enquiries/enquiry.ts'
import { fieldsThatAre } from '#domain/enquiries/enquiry-fields.ts'
import { soughtInWords } from '#domain/enquiries/sought-words.ts'
import { choiceFrom, choiceQuery, type TripChoice } from '#domain/trips/trip-choice.ts'
import { partyInWords, tripInWords } from '#domain/trips/trip-words.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { SceneImage, skyLettering } from '#ui/elements/scene-image.tsx'
import { dayInIndia } from '#values/dates.ts'
import { guardForm } from '../hydration/guard-form.ts'
import { Ready } from '../hydration/hydrate-island.tsx'
import styles from '../styles/sheets/enquiry-dialog.css?inline'
import { EnquiryForm } from './enquiry-form.ts'

/** The page's data about the tour of a pressed link. */
type About = { title: string | null | undefined; scene: SceneName; trip?: string | undefined; values: EnquiryValues }

/**
 * Fills an open dialog with the enquiry form for the tour and tier of the pressed link. Resolves once the form is
 * hydrated. A dialog that was closed meanwhile stays unchanged.
 */
export async function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement | undefined): Promise<void> {
  if (!dialog.open) return
  const about = aboutTour(link)
  wearStyles()
  dialog.setAttribute('aria-labelledby', 'enquiry-title')
  dialog.replaceChildren()
  closeByPress(dialog)
  let sent = false
  const onSent = () => {
    sent = true
    dialog.close()
  }
  dialog.addEventListener('close', () => sent || keepTyped(dialog, link))
  return render(dialog, <Dialog about={withTyped(about, link)} onSent={onSent} />)
}

/** Resolves once the form is hydrated. A form that fails later becomes plain HTML with its typed text. */
function render(dialog: HTMLDialogElement, content: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    let restore: (() => void) | undefined
    const onReady = () => {
      restore = guardForm(dialog).restore
      resolve()
    }
    const onUncaughtError = (error: unknown) => {
      restore?.()
      reject(error)
    }
    const root = createRoot(dialog, { onUncaughtError })
    dialog.addEventListener('close', () => root.unmount())
    root.render(<Ready onReady={onReady}>{content}</Ready>)
  })
}

function Dialog({ about: { title, scene, trip, values }, onSent }: { about: About; onSent: () => void }) {
  return (
    <div className="enquiry__box">
      <button className="round close" type="button" aria-label="Close" data-close="">
        <Icon name="close" />
      </button>
      <div className={`enquiry__art ${skyLettering(scene, 'wide')}`}>
        <SceneImage name={scene} />
        <h2 id="enquiry-title" tabIndex={-1} ref={readFirst}>
          {title ? `Ask about ${title}` : 'Tell us where. We will call.'}
        </h2>
        <p>An expert calls back. There is nothing to pay here.</p>
      </div>
      <EnquiryForm
        kind={values.accommodations ? 'tour' : 'callback'}
        today={dayInIndia(new Date())}
        values={values}
        mistakes={{}}
        trip={trip}
        formKey={values.key}
        onSent={onSent}
      />
    </div>
  )
}

/** The title gets the focus, so that a screen reader begins there, and Tab leads to the first field. */
function readFirst(title: HTMLElement | null): void {
  title?.focus()
}

/** The typed text of a closed dialog and its link, until the page is left or the form is sent. */
let typed: { link: HTMLAnchorElement | undefined; values: EnquiryValues } | undefined
addEventListener('enquiry-sent', () => {
  typed = undefined
})

/** The fields about the person and the journey, the same for every tour. */
const OWN: string[] = fieldsThatAre('own')

/** The page provides the trip and its sum again, because they may have changed. */
const OF_TRIP = ['trip', 'total']

function keepTyped(dialog: HTMLDialogElement, link: HTMLAnchorElement | undefined): void {
  const form = dialog.querySelector('form')
  if (form) typed = { link, values: Object.fromEntries(new FormData(form)) as EnquiryValues }
}

/**
 * Restores a closed dialog of the same link. Another link's form keeps the person's fields. The key stays, so that a
 * form that was sent without a response counts once.
 */
function withTyped(about: About, link: HTMLAnchorElement | undefined): About {
  const kept = Object.entries(typed?.values ?? {}).filter(([name]) => !OF_TRIP.includes(name))
  const carried = typed?.link === link ? kept : kept.filter(([name]) => OWN.includes(name))
  return { ...about, values: { key: crypto.randomUUID(), ...about.values, ...Object.fromEntries(carried) } }
}

/** The page's data about a link's tour: from a card its title and path, on a tour's page the rest. */
function aboutTour(link: HTMLAnchorElement | undefined): About {
  const query = new URLSearchParams(link?.search)
  const card = cardOf(link)
  const heading = card?.querySelector('h3') ?? (query.has('tour') ? document.querySelector('h1') : null)
  const trip = tripOfLink(query, link?.dataset) ?? (card ? undefined : tripOnPage(tierOf(link)))
  return {
    title: link?.dataset.about ?? heading?.textContent,
    scene: sceneOf(card ?? document, link),
    trip: trip?.words,
    values: {
      tour: query.get('tour') ?? '',
      packages: card?.querySelector('a')?.pathname ?? location.pathname,
      ...aboutTier(query.get('tier'), card, link?.dataset),
      ...aboutSearch(query),
      ...trip?.values,
    },
  }
}

/** A tour's card in a list. A tier's card on a tour's page gives only its tier. */
function cardOf(link: HTMLAnchorElement | undefined): Element | null | undefined {
  return link?.closest('article:not([data-tier])')
}

type TripAsked = { words: string | undefined; values: EnquiryValues }

/** The trip of a list's link, with the sum that a comparison gives. A tour's page has a computed trip. */
function tripOfLink(query: URLSearchParams, { words, total }: DOMStringMap = {}): TripAsked | undefined {
  if (!query.has('adults') || !query.has('tour') || document.querySelector('[data-live=trip]')) return undefined
  const trip = withoutSum(choiceFrom(String(query)))
  return { words: words ?? trip.words, values: { ...trip.values, ...(total && { total }) } }
}

/** A search without results and its party. */
function aboutSearch(query: URLSearchParams): EnquiryValues {
  const sought = query.get('q')
  if (!sought) return {}
  const passengers = query.has('adults') && partyInWords(choiceFrom(String(query)))
  return { wishes: soughtInWords(sought), ...(passengers && { passengers }) }
}

function tierOf(link: HTMLAnchorElement | undefined): TierKey | undefined {
  return link?.closest<HTMLElement>('[data-tier]')?.dataset.tier as TierKey | undefined
}

/** The computed trip of the page with its sum; for another tier the sum is unknown. */
function tripOnPage(tier: TierKey | undefined): TripAsked | undefined {
  const answer = document.querySelector<HTMLElement>('[data-answer]')
  if (!answer) return undefined
  const { address = '', words } = answer.dataset
  const trip = address.split('?')[1] ?? ''
  const choice = choiceFrom(trip)
  if (tier && tier !== choice.tier) return withoutSum({ ...choice, tier })
  const total = answer.querySelector<HTMLElement>('[data-total]')?.dataset.total ?? ''
  return { words, values: { ...withoutSum(choice).values, total } }
}

function withoutSum(choice: TripChoice): TripAsked {
  const { from = '' } = choice
  const values = { trip: choiceQuery(choice), passengers: partyInWords(choice) }
  return { words: tripInWords(choice), values: { ...values, ...(from.length === 10 && { date: from }) } }
}

function sceneOf(part: Document | Element, link: HTMLAnchorElement | undefined): SceneName {
  const said = sceneNamed(link?.dataset.scene)
  if (said) return said
  const path = part.querySelector('img[src^="/scenes/"]')?.getAttribute('src') ?? ''
  const name = path.match(/scenes\/([\w-]+)\./)?.[1] ?? ''
  return sceneNamed(name) ?? brand.scene
}

function sceneNamed(name = ''): SceneName | undefined {
  return isScene(name) ? name : undefined
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}

/** The pressed tier, its price in rupees from its link, its card or the page, and the tour's place. */
function aboutTier(key: string | null, card: Element | null | undefined, said: DOMStringMap = {}): EnquiryValues {
  const tier = TIERS.find((each) => each.key === key)
  if (!tier) return {}
  const place = said.place ?? document.querySelector<HTMLElement>('main')?.dataset.place
  const priced = card ?? document.querySelector(`article:has([href*="tier=${tier.key}"])`)
  const price = said.price ?? priced?.querySelector('data')?.value
  return { accommodations: tier.accommodation, ...(place && { place }), ...(price && { price }) }
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** The dialog's styles come with its code, not with every page. */
function wearStyles(): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/**
 * Closes the dialog by its X and by a press outside. Ignores a press that began inside, as in marking text, and the
 * second press of a double click on the link.
 */
function closeByPress(dialog: HTMLDialogElement): void {
  let beganOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganOutside = target === dialog
  })
  dialog.addEventListener('click', ({ target, detail }) => {
    const isOutside = beganOutside && target === dialog && detail < 2
    if (isOutside || (target as Element).closest('[data-close]')) dialog.close()
  })
}
