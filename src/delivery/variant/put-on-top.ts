import { linkedStyles, noticeStyle } from '#delivery/html/assets.ts'
import type { SiteNotice } from '#domain/site/site-notice.ts'
import { escapeHtml } from '#values/plain-text.ts'

const AS_HTML = { html: true }
const STYLED = 'site-notice'

/** Puts a notice on top of a page, after the skip link; other pages have no style for it. */
export function putOnTop(rewriter: HTMLRewriter, notice: SiteNotice): void {
  rewriter.on('head', { element: (head) => void head.append(`<style>${noticeStyle}</style>`, AS_HTML) })
  rewriter.on('a.skip', { element: (skip) => void skip.after(noticeHtml(notice), AS_HTML) })
}

/**
 * Adds a late notice to the part with the footer, if the page's top was sent without it. Parts never end inside an
 * element; other parts are unchanged.
 */
export async function* withLateNotice(
  parts: AsyncIterable<Uint8Array>,
  known: () => SiteNotice | undefined | Promise<SiteNotice | undefined>,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    const late = known()
    const notice = late && (await late)
    yield notice ? await putBeforeFooter(part, notice) : part
  }
}

/** The style is a file here: the headers were sent, and their policy allows no further inline style. */
async function putBeforeFooter(part: Uint8Array, notice: SiteNotice): Promise<Uint8Array> {
  const html = `<link rel="stylesheet" href="${linkedStyles.notice}">${noticeHtml(notice)}`
  const rewriter = new HTMLRewriter().on('footer.foot', { element: (foot) => void foot.before(html, AS_HTML) })
  return new Uint8Array(await rewriter.transform(new Response(part.slice())).arrayBuffer())
}

function noticeHtml({ text }: SiteNotice): string {
  return `<aside class="${STYLED}" aria-label="Notice" dir="auto">${escapeHtml(text)}</aside>`
}
