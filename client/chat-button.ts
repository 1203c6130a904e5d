/** What the chat's button may not lie on: what is pressed or filled in, and amounts. A card's link is the whole card. */
const IN_ITS_WAY = 'button, input, select, textarea, label, summary, data, td, a:not(h3 a, :has(img))'

/** The chat's button floats over the page. It makes way where it would lie on something that is pressed or read as a sum. */
export function makeWay(): void {
  const chat = document.querySelector('[data-chat]')
  if (!chat) return
  const { left, right, top, bottom } = chat.getBoundingClientRect()
  const steps = [0, 1 / 3, 2 / 3, 1]
  const points = steps.flatMap((across) =>
    steps.map((down) => [left + across * (right - left), top + down * (bottom - top)]),
  )
  const isInTheWay = points.some(([x = 0, y = 0]) =>
    document.elementsFromPoint(x, y).some((part) => part !== chat && part.matches(IN_ITS_WAY)),
  )
  chat.toggleAttribute('data-away', isInTheWay)
}
