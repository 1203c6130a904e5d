/** Airports as OpenFlights has them: latitude and longitude in degrees. */
const AIRPORTS = {
  Delhi: [28.5665, 77.1031],
  Mumbai: [19.0887, 72.8679],
  Almaty: [43.3521, 77.0405],
  Athens: [37.9364, 23.9445],
  Bali: [-8.7482, 115.167],
  Bangkok: [13.6811, 100.747],
  Colombo: [7.1808, 79.8841],
  'Da Nang': [16.0439, 108.199],
  Dubai: [25.2528, 55.3644],
  Hanoi: [21.2212, 105.807],
  Kathmandu: [27.6966, 85.3591],
  Kochi: [10.152, 76.4019],
  'Kuala Lumpur': [2.7456, 101.71],
  Manila: [14.5086, 121.02],
  Osaka: [34.4273, 135.244],
  Paris: [49.0128, 2.55],
  Phuket: [8.1132, 98.3169],
  'Port Blair': [11.6412, 92.7297],
  Rome: [41.8003, 12.2389],
  Singapore: [1.3502, 103.994],
  Srinagar: [33.9871, 74.7742],
  Sydney: [-33.9461, 151.177],
  Tokyo: [35.7647, 140.386],
  Zurich: [47.4647, 8.5492],
} as const satisfies Record<string, readonly [latitude: number, longitude: number]>

export type City = keyof typeof AIRPORTS

const EARTH_RADIUS_KM = 6371
const CRUISING_KM_AN_HOUR = 820
const UP_AND_DOWN_HOURS = 0.6

/** "Bangkok: about 4 hours from Delhi, 4½ from Mumbai", for each city; reckoned from the distance. */
export function flightText(cities: City[]): string {
  const flights = cities.map((city) => {
    const [delhi, mumbai] = [flightHours('Delhi', city), flightHours('Mumbai', city)]
    return `${city}: about ${hours(delhi)} from Delhi, ${hours(mumbai)} from Mumbai.`
  })
  return `${flights.join(' ')} Reckoned from the distance; a change of plane takes longer.`
}

/** Hours in the air along the shortest way, to half an hour. */
export function flightHours(from: City, to: City): number {
  return Math.max(1, Math.round((distanceKm(from, to) / CRUISING_KM_AN_HOUR + UP_AND_DOWN_HOURS) * 2) / 2)
}

function distanceKm(from: City, to: City): number {
  const [[lat1, lon1], [lat2, lon2]] = [radians(AIRPORTS[from]), radians(AIRPORTS[to])]
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}

function radians([latitude, longitude]: readonly [number, number]): [number, number] {
  return [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
}

/** 1 → "1 hour", 4.5 → "4½ hours". */
function hours(count: number): string {
  const whole = Math.floor(count)
  return count === 1 ? '1 hour' : `${whole}${count > whole ? '½' : ''} hours`
}
