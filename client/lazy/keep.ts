import { dropAll, keepAll, readShortlist } from '#domain/shortlist/shortlist.ts'
import { toast } from '#islands/toast.ts'

type Press = [does: string, id: string]

/** The shown hearts while presses are being sent; undefined: as in the cookie. */
let shown: string[] | undefined
/** Presses that are not sent yet, and those being sent. */
let waiting: Press[] = []
let underWay: Press[] = []

/** Keeps or drops a heart's tour: shown at once, sent to the server, and reverted if that fails. */
export function toggle({ name, value }: HTMLButtonElement): void {
  const before = shown ?? kept()
  shown = name === 'keep' ? keepAll(before, [value]) : dropAll(before, [value])
  show(shown)
  waiting.push([name, value])
  if (underWay.length === 0) void send()
}

/** One post at a time: each response writes the whole list, based on the cookie of its request. */
async function send(): Promise<void> {
  underWay = newest(waiting)
  waiting = []
  const isTaken = await post(underWay)
  underWay = []
  if (!isTaken) {
    waiting = []
    toast({ text: 'Not kept: we could not reach the site. Please press again.', kind: 'failure' })
  }
  if (waiting.length > 0) return send()
  shown = undefined
  show()
}

/** The server answers with a redirect to this page, which is not followed. Any other response is a failure. */
async function post(presses: Press[]): Promise<boolean> {
  const body = new URLSearchParams(presses)
  const answer = await fetch(PATHS.keep, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  )
  return answer?.type === 'opaqueredirect'
}

/** Only the last press of each heart. */
function newest(presses: Press[]): Press[] {
  return [...new Map(presses.map((press) => [press[1], press])).values()]
}

// When the page is left, running requests are sent again with all waiting presses.
addEventListener('pagehide', () => {
  if (waiting.length > 0) void post(newest([...underWay, ...waiting]))
})

/** Updates every heart on the page and the number in the bar. */
export function show(ids: string[] = shown ?? kept()): void {
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
