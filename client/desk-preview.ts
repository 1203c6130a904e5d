/** The pause in typing before the preview is updated, in ms. */
const REST = 600
/** The page has room for the preview beside the form. */
const BESIDE = '(min-width: 1000px)'

/** The button that updates the preview beside the form; without script a person presses it. */
const button = document.querySelector<HTMLButtonElement>('button[formtarget="preview"]')
const box = button?.closest('details')
let timer: ReturnType<typeof setTimeout> | undefined
let shown = 0
/** The last field in which was typed. */
let typedIn: EventTarget | null = null

button?.form?.addEventListener('input', ({ target }) => {
  typedIn = target
  clearTimeout(timer)
  timer = setTimeout(show, REST)
})
box?.addEventListener('toggle', () => {
  show()
  remember(box.open)
})
if (box && matchMedia(BESIDE).matches && !wasClosed()) box.open = true

/** The next form of this tab opens its preview or not, as this one. */
function remember(isOpen: boolean): void {
  try {
    sessionStorage.setItem('preview', isOpen ? 'open' : 'closed')
  } catch {
    // With all cookies blocked each form opens its preview.
  }
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem('preview') === 'closed'
  } catch {
    return false
  }
}

/** Updates an open preview in a new frame. Navigating the old frame would add a step to the history for "Back". */
function show(): void {
  const [old] = previews()
  if (!button?.form || !old || !box?.open) return
  const next = old.cloneNode() as HTMLIFrameElement
  next.name = `preview-${++shown}`
  next.className = 'vh'
  box.append(next)
  next.addEventListener('load', () => {
    // Firefox first reports the empty document.
    if (next.contentWindow?.location.href !== 'about:blank') take(next)
  })
  button.formTarget = next.name
  button.form.requestSubmit(button)
  button.formTarget = 'preview'
}

/** Replaces the earlier frames by a loaded one, at the line being typed, or at the former scroll position. */
function take(next: HTMLIFrameElement): void {
  const all = previews()
  const before = all.slice(0, all.indexOf(next))
  const top = before[0]?.contentWindow?.scrollY ?? 0
  next.className = ''
  next.contentWindow?.scrollTo(0, top)
  if (next.contentDocument) showTyped(next.contentDocument)
  for (const frame of before) frame.remove()
  next.name = all.at(-1) === next ? 'preview' : next.name
}

/** Scrolls a page to the line being typed, if the page has it: as a whole text, else within one. */
function showTyped(page: Document): void {
  const line = lineTyped()
  if (line.length < 3) return
  const texts = textsIn(page.querySelector('main') ?? page.body)
  const found = texts.find(({ data }) => data.trim() === line) ?? texts.find(({ data }) => data.includes(line))
  found?.parentElement?.closest('details')?.setAttribute('open', '')
  found?.parentElement?.scrollIntoView({ block: 'center' })
}

function textsIn(part: Element): Text[] {
  const walk = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) texts.push(walk.currentNode as Text)
  return texts
}

function lineTyped(): string {
  if (typedIn instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = typedIn
    const end = value.indexOf('\n', selectionStart)
    return value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, end < 0 ? undefined : end).trim()
  }
  return typedIn instanceof HTMLInputElement && typedIn.type === 'text' ? typedIn.value.trim() : ''
}

function previews(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('details iframe')]
}
