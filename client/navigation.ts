/** The bar over the home page's picture turns solid once the page has scrolled 50 px. */
export function markScrolled(): void {
  addEventListener('scroll', () => {
    document.querySelector('.nav')?.classList.toggle('nav--scrolled', scrollY > 50)
  })
}

/** A chosen currency is applied at once; without a script the form has a button. */
export function submitChoice(field: Element): void {
  if (field.matches('.currency select')) field.closest('form')?.submit()
}
