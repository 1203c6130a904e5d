/** The bar over the home page's picture turns solid once the page has scrolled this far, in px. */
const SCROLLED = 50

export function markScrolled(): void {
  const mark = () => document.querySelector('.nav')?.classList.toggle('nav--scrolled', scrollY > SCROLLED)
  addEventListener('scroll', mark, { passive: true })
}
