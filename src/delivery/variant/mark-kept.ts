/** Marks the hearts of the tours that a visitor keeps, so that pressing one drops it, and counts them in the bar. */
export function markKept(rewriter: HTMLRewriter, ids: string[]): void {
  rewriter.on('button[form="keep"]', {
    element(heart) {
      if (!ids.includes(heart.getAttribute('value') ?? '')) return
      heart.setAttribute('name', 'drop')
      heart.setAttribute('aria-pressed', 'true')
    },
  })
  rewriter.on('[data-kept]', { element: (count) => void count.setInnerContent(String(ids.length)) })
}
