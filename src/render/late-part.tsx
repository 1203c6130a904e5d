/** Holds the place of what comes later in a streamed page; it is never sent. */
export function LatePart() {
  return <template id="late" />
}
