import type { Page } from 'playwright-core'

/** The change that another program makes, in the page. */
export type Program = { name: string; act: () => void }

/** As a browser translates: every text stands in two `font` elements, in other words, and its element is marked. */
function translate(): void {
  document.documentElement.classList.add('translated-ltr')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,textarea,font,[translate=no]')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    outer.appendChild(inner)
    text.parentElement?.setAttribute('_msttexthash', '1')
    text.replaceWith(outer)
  }
}

/** As password managers, form fillers and spelling checkers do. */
function inject(): void {
  document.body.setAttribute('data-gr-ext-installed', '')
  document.documentElement.appendChild(document.createElement('grammarly-desktop-integration'))
  for (const control of document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=hidden]),textarea,select)',
  )) {
    if (control.closest('.injected')) continue
    control.setAttribute('data-lastpass-icon-root', '')
    control.form?.setAttribute('data-dashlane-rid', '1')
    const wrapper = document.createElement('span')
    wrapper.className = 'injected'
    control.replaceWith(wrapper)
    wrapper.appendChild(control)
    const after = document.createElement('div')
    after.textContent = 'fill in'
    wrapper.parentElement?.insertBefore(after, wrapper.nextSibling)
  }
  for (const label of document.querySelectorAll('form label')) {
    if (label.querySelector('.injected-icon')) continue
    const icon = document.createElement('img')
    icon.className = 'injected-icon'
    icon.alt = ''
    label.insertBefore(icon, label.firstChild)
  }
}

export const PROGRAMS: [Program, Program] = [
  { name: 'a translator', act: translate },
  { name: 'an extension with a wrapper around each control, a div after it and an icon in each label', act: inject },
]

/** Lets a program act between the moment at which React begins to bring an island to life and the one at which it does. */
export async function actDuringHydration(page: Page, { act }: Program): Promise<void> {
  await page.addInitScript(`window.otherProgram = ${act}`)
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    let acted = false
    EventTarget.prototype.addEventListener = function (...how: unknown[]) {
      // React listens on the island's root first of all; what it renders comes in a later task.
      if (!acted && this instanceof HTMLElement && this.dataset.island && how[0] !== 'focusin') {
        acted = true
        queueMicrotask(() => (window as unknown as { otherProgram: () => void }).otherProgram())
      }
      return Reflect.apply(listen, this, how)
    }
  })
}
