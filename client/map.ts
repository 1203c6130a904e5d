/** A browser would load a lazy frame while prerendering, so the map first has no address. */
export function loadMap(): void {
  const map = document.querySelector('iframe')
  if (map) map.src = map.dataset.src as string
}
