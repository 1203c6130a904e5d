import { exports } from 'cloudflare:workers'
import { servedPage } from './served-pages.ts'

/** What the head of a served page says, as a crawler reads it. */
export type ServedHead = {
  status: number
  title: string
  /** Of `meta`, by name or property; repeated ones keep the last. */
  meta: Record<string, string>
  canonical: string | undefined
  /** The JSON-LD blocks, as text. */
  structured: string[]
}

/** Reads the head of the page that answers at a path; nothing is followed. */
export async function readHead(path: string): Promise<ServedHead> {
  const { status, html } = await servedPage(path)
  const head: ServedHead = { status, title: '', meta: {}, canonical: undefined, structured: [] }
  const rewriter = new HTMLRewriter()
    .on('title', {
      text: ({ text }) => {
        head.title += text
      },
    })
    .on('meta', {
      element: (meta) => {
        const name = meta.getAttribute('name') ?? meta.getAttribute('property')
        if (name) head.meta[name] = unescaped(meta.getAttribute('content') ?? '')
      },
    })
    .on('link[rel="canonical"]', {
      element: (link) => {
        head.canonical = link.getAttribute('href') ?? undefined
      },
    })
    .on('script[type="application/ld+json"]', {
      element: () => void head.structured.push(''),
      text: ({ text }) => {
        head.structured.push(`${head.structured.pop() ?? ''}${text}`)
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return { ...head, title: unescaped(head.title) }
}

/** The addresses that sitemap.xml lists, in its order. */
export async function readSitemap(): Promise<string[]> {
  const response = await exports.default.fetch('https://patang.example/sitemap.xml')
  return Array.from((await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => unescaped(loc))
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", apos: "'", lt: '<', gt: '>' }

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|#x27|apos|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
