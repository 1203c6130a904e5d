/** Makes the bar over the home page's picture solid once the page has scrolled 50 px. */
export function markScrolled(): void {
  addEventListener('scroll', () => {
    document.querySelector('header')?.classList.toggle('nav--scrolled', scrollY > 50)
  })
}
