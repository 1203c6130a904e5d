/** An element of a page: its attributes by lower-case name, and the text that a reader sees in it. */
export type Found = { name: string; attributes: Record<string, string>; text: string }

const VOID = new Set(['img', 'input', 'link', 'meta', 'br', 'hr'])

/** The elements that a CSS selector finds, in the order of the page. */
export async function select(html: string, selector: string): Promise<Found[]> {
  const found: Found[] = []
  const open: Found[] = []
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      // In workerd these are pairs, whatever the types of a browser say.
      const pairs = element.attributes as unknown as Iterable<[string, string]>
      const attributes = Object.fromEntries([...pairs].map(([name, value]) => [name.toLowerCase(), value]))
      const each = { name: element.tagName, attributes: decoded(attributes), text: '' }
      found.push(each)
      if (VOID.has(element.tagName)) return
      open.push(each)
      element.onEndTag(() => void open.splice(open.indexOf(each), 1))
    },
    text({ text }) {
      for (const each of open) each.text += text
    },
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return found.map((each) => ({ ...each, text: decode(each.text) }))
}

/** The first that a selector finds; fails the test where there is none. */
export async function selectOne(html: string, selector: string): Promise<Found> {
  const [first] = await select(html, selector)
  if (!first) throw new Error(`nothing matches ${selector}`)
  return first
}

/** Everything that a reader sees of a page. */
export async function readerSees(html: string): Promise<string> {
  return (await selectOne(html, 'main')).text
}

function decoded(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The five entities that React writes. */
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
