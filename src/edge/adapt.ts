import { readableDate } from '#domain/dates.ts'
import { rupees } from '#domain/money.ts'
import { COMMON_CURRENCIES, currencyName, DEFAULT_PREFERENCES, type Preferences } from '#domain/preferences.ts'
import { converted, type Rates } from '#domain/rates.ts'

/** What a visitor's preferences change about a page: nothing, or a variant with a name that no other one has. */
export type Variant = { name: string; preferences: Preferences; rates?: Rates | undefined }

/** The variant that a visitor sees; undefined for the page as it was rendered, in rupees and light. */
export function variantOf(preferences: Preferences, rates: Rates | undefined): Variant | undefined {
  const currency = rates && preferences.currency in rates.perRupee ? preferences.currency : DEFAULT_PREFERENCES.currency
  const shown = { ...preferences, currency }
  if (shown.theme === DEFAULT_PREFERENCES.theme && currency === DEFAULT_PREFERENCES.currency) return undefined
  const converts = currency !== DEFAULT_PREFERENCES.currency
  const name = [shown.theme, ...(converts && rates ? [currency, rates.date] : [])].join('-')
  return { name, preferences: shown, ...(converts && { rates }) }
}

/** Applies a variant to a rendered page's bytes. Forms and structured data keep rupees: only `<data>` is converted. */
export function adapt(page: Response, { preferences, rates }: Variant): Response {
  const rewriter = new HTMLRewriter()
  if (preferences.theme === 'dark') darken(rewriter)
  if (rates) exchange(rewriter, preferences.currency, rates)
  return rewriter.transform(page)
}

function darken(rewriter: HTMLRewriter): void {
  rewriter.on('html', { element: (html) => void html.setAttribute('data-theme', 'dark') })
  rewriter.on('meta[name="theme-color"]', { element: (meta) => void meta.setAttribute('content', '#130c29') })
}

function exchange(rewriter: HTMLRewriter, code: string, rates: Rates): void {
  rewriter.on('data[value]', { element: (price) => convert(price, code, rates) })
  rewriter.on('.currency option', {
    element(option) {
      if (option.getAttribute('value') === code) option.setAttribute('selected', '')
      else option.removeAttribute('selected')
    },
  })
  if (!COMMON_CURRENCIES.some((common) => common === code)) offer(rewriter, code)
  rewriter.on('.currency__note', {
    element(note) {
      const shown = `Prices are shown in ${currencyName(code)} at the rates of ${readableDate(rates.date)}`
      note.setInnerContent(`${shown}; you are charged in rupees.`)
    },
  })
}

/** A currency that was found behind the search stands in the list while it is chosen. */
function offer(rewriter: HTMLRewriter, code: string): void {
  rewriter.on('.currency option[value="inr"]', {
    element(first) {
      first.before(`<option value="${code}" selected>${code.toUpperCase()}</option>`, { html: true })
    },
  })
}

function convert(price: Element, code: string, rates: Rates): void {
  const amount = Number(price.getAttribute('value'))
  const text = converted(amount, code, rates)
  if (!text) return
  price.setAttribute('title', rupees(amount))
  price.setInnerContent(text)
}
