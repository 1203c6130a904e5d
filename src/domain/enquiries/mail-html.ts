import { brand } from '#brand.ts'
import { escapeHtml } from '#values/plain-text.ts'
import type { MailParts, Row } from './enquiry-mail.ts'

// Mail programs keep styles only on elements, and most do not support flex or grid. Outlook does not support
// `pre-wrap`, so an element ends each line.
const PAGE = 'max-width:600px;font:16px/1.5 Arial,sans-serif;color:#1f1a17'
const BUTTON =
  'display:inline-block;margin:0 8px 8px 0;padding:10px 18px;border-radius:6px;background:#8a1c4a;color:#fff;font-weight:bold;text-decoration:none'
const LABEL =
  'padding:6px 16px 6px 0;color:#6b6058;font-weight:normal;text-align:left;vertical-align:top;white-space:nowrap'
const VALUE = 'padding:6px 0;vertical-align:top;word-break:break-word'
const SAID = 'margin:16px 0;padding:12px 16px;border-left:4px solid #e0a030;background:#faf5ec'

/** The HTML of a mail: the links first, then the visitor's message, then the rows. */
export function mailHtml({ links, rows, message }: MailParts): string {
  const buttons = links.map(([label, url]) => `<a href="${escapeHtml(url)}" style="${BUTTON}">${label}</a>`)
  const said = message ? `<div dir="auto" style="${SAID}">${escapeHtml(message).replaceAll('\n', '<br>')}</div>` : ''
  const table = `<table style="border-collapse:collapse">${rows.map(tableRow).join('')}</table>`
  return `<div style="${PAGE}"><div>${buttons.join('')}</div>${said}${table}</div>`
}

function tableRow([label, value]: Row): string {
  const text = escapeHtml(value)
  const isLink = ['Page', 'Tour page'].includes(label) && value.startsWith(brand.origin)
  const shown = isLink ? `<a href="${text}">${text}</a>` : text
  return `<tr><th style="${LABEL}">${label}</th><td dir="auto" style="${VALUE}">${shown}</td></tr>`
}
