/**
 * What may reach a visitor's phone, in bytes: the law of tests and bench alike. Pages are compressed as the edge does
 * it at the moment of an answer, files as they are compressed once and for all.
 */
export const BUDGETS = {
  /** The script that stands in every page, compressed alone. */
  script: 3500,
  /** A page's HTML with its critical styles and its script. */
  html: { home: 18_000, listing: 17_000, tour: 17_000 },
  /** The same with the style file that follows: all code at first view. */
  code: { home: 26_000, listing: 24_000, tour: 24_000 },
  /** The elements of a page. Each costs a phone time; a card has 26 of them. */
  elements: { home: 1150, listing: 1180, tour: 900 },
  /** An island's props. */
  props: 2048,
  /** The Worker's bundle under gzip, as Cloudflare counts it, with the desk. */
  worker: 450_000,
} as const

/** Brotli's quality for a page, which is compressed while it is sent. */
export const PAGE_QUALITY = 4
/** Brotli's quality for a file, which is compressed once. */
export const FILE_QUALITY = 11
