type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether leaving needs no question: the form was sent, or a link opens another program. */
let mayLeave = false

addEventListener('submit', ({ target, submitter }) => {
  const isPreview = submitter instanceof HTMLButtonElement && submitter.formTarget !== ''
  mayLeave = target instanceof HTMLFormElement && target.method === 'post' && !isPreview
})
addEventListener('input', () => {
  mayLeave = false
})
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a')
  if (mayLeave || !link || /^https?:$/.test(link.protocol)) return
  mayLeave = true
  setTimeout(() => {
    mayLeave = false
  })
})
/** The browser words the question. */
addEventListener('beforeunload', (event) => {
  if (!mayLeave && fields().some(isUnsaved)) event.preventDefault()
})

function fields(): Field[] {
  const all = 'main form[method=post] :is(input:not([type=hidden]), textarea, select), main [form]:is(input, select)'
  return [...document.querySelectorAll<Field>(all)]
}

/** A page that answers an unsaved form contains the typed text as its own text. */
function isUnsaved(field: Field): boolean {
  return document.querySelector('main[data-unsaved]') !== null || isChanged(field)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const shown = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, shown)
  }
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  return isTicked || field.value !== field.defaultValue
}
