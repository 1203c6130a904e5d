/** Between two parts, in ms: room for a tap. */
const PACE = 20

/**
 * What lies below the first screen waits with its layout until somebody comes near, so that a tap is answered meanwhile.
 * Once all has loaded it is laid out anyway, part by part: whoever takes a picture of the whole page gets the whole.
 */
export function layOutBelow(): void {
  const next = () => {
    const part = document.querySelector('.below')
    part?.classList.remove('below')
    if (part) setTimeout(next, PACE)
  }
  window.onload = next
}
