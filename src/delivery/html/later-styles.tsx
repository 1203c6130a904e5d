import { type LinkedStyleName, laterStyles, linkedStyles, type StyleName } from './assets.ts'

/**
 * A template's stylesheet for what follows it in the page. It stands below the first screen, so that it does not hold
 * that one up; the browser shows nothing after it before it has arrived. By its id the document's head knows where the
 * first screen ends.
 */
export function LaterStyles({ of }: { of: StyleName }) {
  return (
    <>
      <link rel="stylesheet" href={laterStyles[of]} id="later" />
      {/* One sheet for all pages on paper: a browser fetches it last and waits for it nowhere. */}
      <link rel="stylesheet" media="print" href={linkedStyles.print} />
    </>
  )
}

/** The stylesheet of a part of a page that few visitors ask for. It stands before that part. */
export function LinkedStyles({ of }: { of: LinkedStyleName }) {
  return <link rel="stylesheet" href={linkedStyles[of]} />
}
