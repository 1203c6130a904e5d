/** South, north, west and east of a country, in degrees, generously. */
const BOUNDS: Record<string, [south: number, north: number, west: number, east: number]> = {
  india: [6, 37, 68, 98],
  thailand: [5, 21, 97, 106],
  uae: [22, 27, 51, 57],
  australia: [-44, -10, 112, 154],
  nepal: [26, 31, 80, 89],
  indonesia: [-11, 6, 95, 141],
  singapore: [1.1, 1.5, 103.5, 104.1],
  kazakhstan: [40, 56, 46, 88],
  malaysia: [0.8, 7.5, 99, 120],
  'sri-lanka': [5.8, 10, 79, 82],
  vietnam: [8, 24, 102, 110],
  switzerland: [45.8, 47.9, 5.9, 10.6],
  france: [41, 51.2, -5.2, 9.7],
  italy: [36, 47.2, 6.5, 18.6],
  greece: [34.8, 41.8, 19, 28.5],
  japan: [24, 46, 123, 146],
  philippines: [4.5, 21.2, 116, 127],
}

/** Whether a place lies in one of the countries. A country that has no bounds here may be anywhere. */
export function isInOneOf(countries: string[], [latitude, longitude]: [number, number]): boolean {
  return countries.some((country) => {
    const [south, north, west, east] = BOUNDS[country] ?? [-90, 90, -180, 180]
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east
  })
}
