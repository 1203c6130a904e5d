import { type LinkedStyleName, laterStyles, linkedStyles, type StyleName } from './assets.ts'

/**
 * A template's stylesheet for the rest of the page. It is below the first screen, so that it does not delay that; the
 * browser shows nothing after it until it is loaded. By its id, the head knows the end of the first screen.
 */
export function LaterStyles({ of }: { of: StyleName }) {
  return (
    <>
      <link rel="stylesheet" href={laterStyles[of]} id="later" />
      {/* One print stylesheet for all pages, which browsers load last. */}
      <link rel="stylesheet" media="print" href={linkedStyles.print} />
    </>
  )
}

/** The stylesheet of a part that few visitors open. It comes before that part. */
export function LinkedStyles({ of }: { of: LinkedStyleName }) {
  return <link rel="stylesheet" href={linkedStyles[of]} />
}
