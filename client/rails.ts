import { isStill } from './motion.ts'

/** How long one step of a carousel takes (site behaviour, home), in ms. */
const STEP = 250

/** An arrow moves its rail by one slide. */
export function slide(target: Element): void {
  const arrow = target.closest<HTMLButtonElement>('[data-rail]')
  const rail = arrow && document.getElementById(arrow.dataset.rail ?? '')
  if (rail) glide(rail, Number(arrow.dataset.by) * stepOf(rail))
}

function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children as unknown as HTMLElement[]
  return second && first ? second.offsetLeft - first.offsetLeft : rail.clientWidth
}

/** Snapping is off while the rail moves, or the browser would fight over every frame. */
function glide(rail: HTMLElement, by: number): void {
  const from = rail.scrollLeft
  const to = Math.round((from + by) / Math.abs(by)) * Math.abs(by)
  if (isStill()) {
    rail.scrollTo({ left: to, behavior: 'instant' })
    return
  }
  const start = performance.now()
  rail.style.scrollSnapType = 'none'
  const frame = (now: number) => {
    const part = Math.min(1, (now - start) / STEP)
    rail.scrollTo({ left: from + (to - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(frame)
    else rail.style.scrollSnapType = ''
  }
  requestAnimationFrame(frame)
}

/** Keeps the arrows of every rail disabled at its ends. */
export function watchEnds(): void {
  const check = (rail: Element) => {
    const end = rail.scrollWidth - rail.clientWidth
    for (const arrow of document.querySelectorAll<HTMLButtonElement>(`[data-rail="${rail.id}"]`)) {
      arrow.disabled = Number(arrow.dataset.by) < 0 ? rail.scrollLeft < 2 : rail.scrollLeft > end - 2
    }
  }
  document.addEventListener(
    'scroll',
    ({ target }) => (target as Element).matches?.('.rail') && check(target as Element),
    {
      capture: true,
      passive: true,
    },
  )
  const checkAll = () => document.querySelectorAll('.rail').forEach(check)
  addEventListener('resize', checkAll, { passive: true })
  checkAll()
}
