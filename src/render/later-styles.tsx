import { laterStyles, type StyleName } from './assets.ts'

/**
 * A template's stylesheet for what follows it in the page. It stands below the first screen, so that it does not hold
 * that one up; the browser shows nothing after it before it has arrived.
 */
export function LaterStyles({ of }: { of: StyleName }) {
  return <link id="later" rel="stylesheet" href={laterStyles[of]} />
}
