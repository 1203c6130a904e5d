/** A browser that prepares a page ahead would load a lazy frame with it, so the map has no address before. */
export function loadMap(): void {
  const map = document.querySelector('iframe')
  if (map) map.src = map.dataset.src as string
}
