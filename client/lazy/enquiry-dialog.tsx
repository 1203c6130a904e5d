import { createRoot } from 'react-dom/client'
import { dayInIndia } from '#domain/dates.ts'
import type { EnquiryValues } from '#domain/enquiry.ts'
import { TIERS } from '#domain/tiers.ts'
import { EnquiryForm } from '#islands/enquiry-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { Scene, skyLettering } from '#ui/scene.tsx'
import sheet from '../styles/sheets/enquiry-dialog.css?url'

/** What the page around a pressed link says about the tour. */
type About = { title: string | undefined; scene: string; values: EnquiryValues }

/** Fills an open dialog with the enquiry form for the tour and tier of the link that was pressed. */
export async function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement | undefined): Promise<void> {
  await styled()
  const about = aboutTour(link)
  dialog.setAttribute('aria-labelledby', 'enquiry-title')
  dialog.replaceChildren()
  const root = createRoot(dialog)
  root.render(<Dialog about={about} close={() => dialog.close()} />)
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => root.unmount())
  closeOnBack(dialog)
}

function Dialog({ about: { title, scene, values }, close }: { about: About; close: () => void }) {
  return (
    <div className="enquiry__box">
      <button className="round close" type="button" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
      <div className={`enquiry__art ${skyLettering(scene)}`}>
        <Scene name={scene} />
        <div>
          <h2 id="enquiry-title">{title ? `Ask about ${title}` : 'Tell us where. We will call.'}</h2>
          <p>An expert rings back shortly. There is nothing to pay here.</p>
        </div>
      </div>
      <EnquiryForm
        kind={values.accommodations ? 'tour' : 'callback'}
        today={dayInIndia(new Date())}
        values={values}
        faults={{}}
        onSent={close}
      />
    </div>
  )
}

/** What the page says about the tour of a link: a card its title and path, a tour's page the rest. */
function aboutTour(link: HTMLAnchorElement | undefined): About {
  const query = new URLSearchParams(link?.search)
  const card = link?.closest('.card, .row')
  const heading = card?.querySelector('h3') ?? (query.has('tour') ? document.querySelector('h1') : null)
  return {
    title: heading?.textContent ?? undefined,
    scene: sceneOf(card ?? document),
    values: {
      tour: query.get('tour') ?? '',
      packages: card?.querySelector('a')?.getAttribute('href') ?? location.pathname,
      ...aboutTier(link, query.get('tier')),
    },
  }
}

function sceneOf(part: Document | Element): string {
  const path = part.querySelector('.scene img')?.getAttribute('src') ?? ''
  return path.match(/scenes\/([\w-]+)\./)?.[1] ?? 'jaipur-hero'
}

/** The tier that was pressed, its price as the page shows it in rupees, and the tour's place. */
function aboutTier(link: HTMLAnchorElement | undefined, key: string | null): EnquiryValues {
  const tier = TIERS.find((each) => each.key === key)
  if (!tier) return {}
  const place = document.querySelector<HTMLElement>('main')?.dataset.place
  const price = link?.closest('.tier')?.querySelector('data')?.value
  return { accommodations: tier.accommodation, ...(place && { place }), ...(price && { price }) }
}

/** The dialog's stylesheet comes with it, not with every page. Without it the form still works. */
function styled(): Promise<unknown> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.appendChild(link)
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
}

/** On a phone Back closes what lies on top: the dialog is an entry of its own in the history. */
function closeOnBack(dialog: HTMLDialogElement): void {
  history.pushState('enquiry', '')
  const onBack = () => dialog.close()
  addEventListener('popstate', onBack, { once: true })
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onBack)
    if (history.state === 'enquiry') history.back()
  })
}
