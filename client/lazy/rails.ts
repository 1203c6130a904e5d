/** Moves the rail of an arrow by one slide, unless it is at that end. */
export function press(arrow: HTMLButtonElement): void {
  const rail = railOf(arrow)
  if (rail && arrow.ariaDisabled !== 'true') glide(rail, Number(arrow.dataset.by) * stepOf(rail))
}

/** Marks arrows at a rail's end with aria-disabled; `disabled` would lose the focus of a pressed arrow. */
export function disableAtEnds(rail: Element): void {
  const end = rail.scrollWidth - rail.clientWidth
  for (const arrow of document.querySelectorAll<HTMLButtonElement>(`[data-rail="${rail.id}"]`)) {
    const isAtEnd = Number(arrow.dataset.by) < 0 ? rail.scrollLeft < 2 : rail.scrollLeft > end - 2
    arrow.ariaDisabled = String(isAtEnd)
  }
}

/** Updates a rail's arrows when pointer or focus reaches one. */
export function look(arrow: HTMLButtonElement): void {
  const rail = railOf(arrow)
  if (rail) disableAtEnds(rail)
}

function railOf(arrow: HTMLButtonElement): HTMLElement | null {
  return document.querySelector(`#${arrow.dataset.rail}`)
}

function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children as unknown as HTMLElement[]
  return second && first ? second.offsetLeft - first.offsetLeft : rail.clientWidth
}

/** The target of a moving rail, from which a second press continues. */
const aims = new WeakMap<HTMLElement, number>()

/**
 * One step takes 250 ms, or the rail's own time (site behaviour, home and section 9). Snapping is off meanwhile,
 * because it would interfere with every frame.
 */
function glide(rail: HTMLElement, by: number): void {
  const from = rail.scrollLeft
  const step = Math.abs(by)
  const to = Math.round(((aims.get(rail) ?? from) + by) / step) * step
  const go = (left: number) => rail.scrollTo({ left, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion)').matches) {
    go(to)
    return
  }
  const pace = Number(rail.dataset.pace ?? 250)
  let start: number | undefined
  aims.set(rail, to)
  rail.style.scrollSnapType = 'none'
  const frame = (now: number) => {
    if (aims.get(rail) !== to) return
    start ??= now
    const part = Math.min(1, (now - start) / pace)
    go(from + (to - from) * (1 - (1 - part) ** 3))
    if (part < 1) requestAnimationFrame(frame)
    else {
      rail.style.scrollSnapType = ''
      aims.delete(rail)
    }
  }
  requestAnimationFrame(frame)
}
