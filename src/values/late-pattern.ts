/**
 * A regular expression that is made when it is first asked for. V8 reads every literal at the Worker's start, also in
 * functions that nobody calls: one with the letters of all scripts takes as long as ten kilobytes of code.
 */
export function latePattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined
  return () => {
    made ??= new RegExp(source, flags)
    return made
  }
}
