import { deskMap } from '#desk/frame/desk-map.ts'

/** The address of the history of a place (its name) or a country (its slug). */
export function guideHistory(screen: 'placeHistory' | 'countryHistory', key: string): string {
  return deskMap[screen].path.replace(':key', encodeURIComponent(key))
}
