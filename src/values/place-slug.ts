/** A place in addresses and in the catalogue: "Himachal Pradesh" is "himachal-pradesh". */
export function placeSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
