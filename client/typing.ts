import { isStill } from './motion.ts'

/** The phrases that the hero's search box types by itself (site behaviour, home). */
const PHRASES = ['Search for locations', 'Search for bali', 'Search for thailand', 'Search for dubai']

/** Types the placeholder until a visitor focuses, types into or leaves the box; then it stays away. */
export function typePlaceholder(): void {
  const box = document.querySelector<HTMLInputElement>('[data-typing]')
  if (!box || isStill()) return
  let phrase = 0
  let letters = 0
  let timer: ReturnType<typeof setTimeout>
  const type = () => {
    const text = PHRASES[phrase % PHRASES.length] as string
    box.placeholder = text.slice(0, ++letters)
    const isWhole = letters === text.length
    if (isWhole) {
      phrase++
      letters = 0
    }
    // In ms: a second at the end of a phrase (site behaviour, home).
    timer = setTimeout(type, isWhole ? 1000 : 50)
  }
  const stop = () => {
    clearTimeout(timer)
    box.placeholder = ''
  }
  for (const touch of ['focus', 'input', 'blur']) box.addEventListener(touch, stop)
  if (document.activeElement !== box) type()
}
