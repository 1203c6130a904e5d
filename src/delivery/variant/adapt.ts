import type { SiteNotice } from '#domain/site/site-notice.ts'
import { convertPrice, type Rates } from '#domain/visit/currency-rates.ts'
import { COMMON_CURRENCIES, DEFAULT_PREFERENCES, type Preferences } from '#domain/visit/preferences.ts'
import { CURRENCY_NOTE, CURRENCY_OPTIONS, inCurrency, withoutRates } from '#domain/visit/shown-currency.ts'
import { rupees } from '#values/money.ts'
import { addTags, type OutsideTag } from './outside-tags.ts'
import { putOnTop } from './put-on-top.ts'

/** The changes to a page by a visitor's preferences and the day's notice. Each variant has a unique name. */
export type Variant = {
  name: string
  preferences: Preferences
  rates?: Rates | undefined
  tags: OutsideTag[]
  shortlist: string[]
  notice?: SiteNotice | undefined
}

/** The means for adapting a page: the day's rates, the outside tags, the visitor's shortlist, the notice. */
type Means = { rates: Rates | undefined; tags: OutsideTag[]; shortlist?: string[]; notice?: SiteNotice | undefined }

/** The visitor's variant; undefined: the page as rendered, in rupees and light. */
export function variantOf(preferences: Preferences, means: Means): Variant | undefined {
  const { rates, tags, shortlist = [], notice } = means
  const { theme, currency, consent } = preferences
  const foreign = currency !== DEFAULT_PREFERENCES.currency
  const known = foreign && rates && currency in rates.perRupee ? rates : undefined
  const asked = tags.length > 0 ? [consent ?? 'ask', ...tags.map(({ id }) => id)] : []
  const said = notice ? [notice.id] : []
  const parts = [theme, ...(foreign ? [currency, known?.date ?? 'unknown'] : []), ...said, ...asked, ...shortlist]
  const name = parts.join('-')
  if (name === DEFAULT_PREFERENCES.theme) return undefined
  return { name, preferences, rates: known, tags, shortlist, notice }
}

export function runningTags({ preferences, tags }: Variant): OutsideTag[] {
  return preferences.consent === 'yes' ? tags : []
}

/** Applies a variant to a page. Forms and structured data keep rupees: only `<data>` is converted. */
export function adapt(page: Response, { preferences, rates, tags, shortlist, notice }: Variant): Response {
  const rewriter = new HTMLRewriter()
  if (preferences.theme === 'dark') darken(rewriter)
  if (rates) exchange(rewriter, preferences.currency, rates)
  else if (preferences.currency !== DEFAULT_PREFERENCES.currency) say(rewriter, withoutRates(preferences.currency))
  if (tags.length > 0) addTags(rewriter, tags, preferences.consent)
  if (shortlist.length > 0) markKept(rewriter, shortlist)
  if (notice) putOnTop(rewriter, notice)
  return rewriter.transform(page)
}

function darken(rewriter: HTMLRewriter): void {
  rewriter.on('html', { element: (html) => void html.setAttribute('data-theme', 'dark') })
  rewriter.on('meta[name="theme-color"]', { element: (meta) => void meta.setAttribute('content', '#130c29') })
}

function exchange(rewriter: HTMLRewriter, code: string, rates: Rates): void {
  rewriter.on('data[value]', { element: (price) => convert(price, code, rates) })
  rewriter.on('html', { element: (html) => void html.setAttribute('data-rate', `${code} ${rates.perRupee[code]}`) })
  rewriter.on(CURRENCY_OPTIONS, {
    element(option) {
      if (option.getAttribute('value') === code) option.setAttribute('selected', '')
      else option.removeAttribute('selected')
    },
  })
  if (!COMMON_CURRENCIES.some((common) => common === code)) offer(rewriter, code)
  say(rewriter, inCurrency(code, rates.date))
}

function say(rewriter: HTMLRewriter, sentence: string): void {
  rewriter.on(CURRENCY_NOTE, { element: (note) => void note.setInnerContent(sentence) })
}

/** Adds the chosen currency to the list if it is not a common one. */
function offer(rewriter: HTMLRewriter, code: string): void {
  rewriter.on(`${CURRENCY_OPTIONS}[value="inr"]`, {
    element(first) {
      first.before(`<option value="${code}" selected>${code.toUpperCase()}</option>`, { html: true })
    },
  })
}

/** A `<data>` without an amount is unchanged. */
function convert(price: Element, code: string, rates: Rates): void {
  const amount = Number(price.getAttribute('value'))
  const text = amount > 0 ? convertPrice(amount, code, rates) : undefined
  if (!text) return
  price.setAttribute('title', rupees(amount))
  price.setInnerContent(text)
}

/** Marks the hearts of kept tours, so that pressing one drops it, and puts their number in the bar. */
function markKept(rewriter: HTMLRewriter, ids: string[]): void {
  rewriter.on('button[form="keep"]', {
    element(heart) {
      if (!ids.includes(heart.getAttribute('value') ?? '')) return
      heart.setAttribute('name', 'drop')
      heart.setAttribute('aria-pressed', 'true')
    },
  })
  rewriter.on('[data-kept]', { element: (count) => void count.setInnerContent(String(ids.length)) })
}
