/** The margin around the outermost stops, in degrees. */
const MARGIN = 0.35

/**
 * The embedded map (site behaviour: titled "map", 450 px high, lazy, full screen allowed). OpenStreetMap needs no key
 * and sets no cookie.
 */
export function MapFrame({ points }: { points: [latitude: number, longitude: number][] }) {
  const frame = {
    title: 'map',
    height: 450,
    loading: 'lazy',
    allowFullScreen: true,
    referrerPolicy: 'no-referrer',
  } as const
  const address = mapAddress(points)
  return (
    <>
      {/* The script sets its address once the page is shown (client/map.ts). */}
      <iframe {...frame} data-src={address} />
      <noscript>
        <iframe {...frame} src={address} />
      </noscript>
    </>
  )
}

function mapAddress(points: [number, number][]): string {
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const box = [
    Math.min(...longitudes) - MARGIN,
    Math.min(...latitudes) - MARGIN,
    Math.max(...longitudes) + MARGIN,
    Math.max(...latitudes) + MARGIN,
  ].map((degrees) => degrees.toFixed(3))
  const [first] = points
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', ...(first && { marker: first.join(',') }) })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
