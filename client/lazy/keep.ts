import { dropAll, keepAll, readShortlist } from '#domain/shortlist/shortlist.ts'
import { toast } from '#islands/toast.ts'

type Press = [does: string, id: string]

/** What the hearts show while presses are on their way; undefined: what the cookie says. */
let shown: string[] | undefined
/** Presses that no post has taken yet, and those that are on their way. */
let waiting: Press[] = []
let underWay: Press[] = []

/** Keeps or drops the tour of a heart: shown at once, told to the server, and taken back where that does not take it. */
export function toggle({ name, value }: HTMLButtonElement): void {
  const before = shown ?? kept()
  shown = name === 'keep' ? keepAll(before, [value]) : dropAll(before, [value])
  show(shown)
  waiting.push([name, value])
  if (underWay.length === 0) void send()
}

/** One post at a time: each answer writes the whole list, from the cookie that came with its post. */
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

/** The server answers with a redirect to this page, which nobody follows. Any other answer is not the server's yes. */
async function post(presses: Press[]): Promise<boolean> {
  const body = new URLSearchParams(presses)
  const answer = await fetch(PATHS.keep, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  )
  return answer?.type === 'opaqueredirect'
}

/** Of several presses of one heart the last one counts. */
function newest(presses: Press[]): Press[] {
  return [...new Map(presses.map((press) => [press[1], press])).values()]
}

// The page is being left before the answers have come: requests on their way are sent again, with all that wait.
addEventListener('pagehide', () => {
  if (waiting.length > 0) void post(newest([...underWay, ...waiting]))
})

/** Shows on every heart of the page whether its tour is kept, and in the bar how many are. */
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
