/**
 * The files of the lazy parts by name, each with those of what it imports, and the plain `import()`: put in by the build
 * (Vite would wrap it in 2 kB of code).
 */
declare const __PARTS__: Record<PartName, [file: string, ...imported: string[]]>
declare function __import__<Part>(path: string): Promise<Part>

/** One entry for each file of the folder `lazy`; an island's part has the island's name. */
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
/** A part that answers a form in the page: `data-live` names it. */
export type LivePart = 'trip'

/**
 * Loads a lazy part of the client with all that it imports at once, and once more when it fails, from where the build
 * wrote all of it again: a phone on the move loses single requests, and a browser remembers a failure by its address,
 * also of what the part imports. After the second one it says so on the window (site behaviour, section 8; the event is
 * Vite's) and rejects; then the plain way is taken, the link or the form.
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

/** How long a tap or a submit waits for its code before it takes the plain way, the link or the form, in ms. */
const PATIENCE = 4000

/** Rejects when what a visitor waits for takes too long. */
export function inTime<Value>(awaited: Promise<Value>): Promise<Value> {
  return Promise.race([awaited, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))])
}
