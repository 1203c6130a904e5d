/**
 * The files of the lazy parts by name with their imports, and the plain `import()`. The build inserts both, because
 * Vite would wrap them in 2 kB of code.
 */
declare const __PARTS__: Record<PartName, [file: string, ...imported: string[]]>
declare function __import__<Part>(path: string): Promise<Part>

/** One entry for each file in `lazy`; an island's part has the island's name. */
type Parts = {
  'enquiry-dialog': typeof import('./lazy/enquiry-dialog.tsx')
  'enquiry-form': typeof import('./lazy/enquiry-form.ts')
  keep: typeof import('./lazy/keep.ts')
  filter: typeof import('./lazy/filter.ts')
  rails: typeof import('./lazy/rails.ts')
  'search-box': typeof import('./lazy/search-box.ts')
  toast: typeof import('./lazy/toast.ts')
  trip: typeof import('./lazy/trip.ts')
  vitals: typeof import('./lazy/vitals.ts')
}
export type PartName = keyof Parts
/** A part for a form in the page, named by `data-live`. */
export type LivePart = 'trip'

/**
 * Loads a lazy part with all its imports in parallel. After a failure it loads the build's second copy, because a phone
 * on the move loses requests, and a browser remembers a failed address and its imports. After a second failure it
 * reports an event on the window (site behaviour, section 8; the event is Vite's) and rejects. Then the link or form
 * works without script.
 */
export function part<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  const [file, ...imported] = __PARTS__[name]
  for (const each of imported) __import__(pathOf(each)).catch(() => {})
  return __import__<Parts[Name]>(pathOf(file))
    .catch(() => __import__<Parts[Name]>(pathOf(`again/${file}`)))
    .catch((error) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
      throw error
    })
}

function pathOf(file: string): string {
  return `/assets/${file}.js`
}

/** How long a press or a submit waits for its code before the link or form works without it, in ms. */
const PATIENCE = 4000

/** Rejects when code for a visitor's action takes too long. */
export function inTime<Value>(awaited: Promise<Value>): Promise<Value> {
  return Promise.race([awaited, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))])
}
