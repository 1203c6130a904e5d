import { dropAll, keepAll, readShortlist } from '#domain/shortlist/shortlist.ts'

/** Keeps or drops the tour of a heart: shown at once, told to the server, and taken back where that does not answer. */
export function toggle({ name, value }: HTMLButtonElement): void {
  const before = kept()
  show(name === 'keep' ? keepAll(before, [value]) : dropAll(before, [value]))
  // The answer is a redirect to this page, which nobody follows.
  const told = {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    keepalive: true,
    redirect: 'manual',
  } as const
  fetch(PATHS.keep, told).catch(() => show())
}

/** Shows on every heart of the page whether its tour is kept, and in the bar how many are. */
export function show(ids: string[] = kept()): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[form=keep]')) {
    const isKept = ids.includes(heart.value)
    heart.name = isKept ? 'drop' : 'keep'
    heart.ariaPressed = String(isKept)
  }
  const count = document.querySelector('[data-kept]')
  if (count) count.textContent = String(ids.length || '')
}

function kept(): string[] {
  return readShortlist(/(?:^|; )(?:__Host-)?shortlist=([^;]*)/.exec(document.cookie)?.[1])
}
