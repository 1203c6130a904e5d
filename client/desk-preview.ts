/** How long the typing rests before the preview follows, in ms. */
const REST = 600

/** The button that shows what is typed in the frame beside the form; without this script a person presses it. */
const button = document.querySelector<HTMLButtonElement>('button[formtarget="preview"]')
const box = button?.closest('details')
let timer: ReturnType<typeof setTimeout> | undefined
let shown = 0

button?.form?.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(show, REST)
})
box?.addEventListener('toggle', show)

/** While the writer has the preview open. In a new frame each time: one that is led elsewhere would be a step of the history, to which "Back" goes. */
function show(): void {
  const [old] = previews()
  if (!button?.form || !old || !box?.open) return
  const next = old.cloneNode() as HTMLIFrameElement
  next.name = `preview-${++shown}`
  next.className = 'vh'
  box.append(next)
  next.addEventListener('load', () => {
    // Firefox tells of the empty document first.
    if (next.contentWindow?.location.href !== 'about:blank') take(next)
  })
  button.formTarget = next.name
  button.form.requestSubmit(button)
  button.formTarget = 'preview'
}

/** Puts a frame that has come in the place of those before it, where the reader was. */
function take(next: HTMLIFrameElement): void {
  const all = previews()
  const before = all.slice(0, all.indexOf(next))
  const top = before[0]?.contentWindow?.scrollY ?? 0
  next.className = ''
  next.contentWindow?.scrollTo(0, top)
  for (const frame of before) frame.remove()
  next.name = all.at(-1) === next ? 'preview' : next.name
}

function previews(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('details iframe')]
}
