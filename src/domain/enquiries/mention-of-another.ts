/** True for a mention of a person in another guest's enquiry. Staff do not edit it: it goes with that enquiry. */
export function isOfAnother({ place }: { place: string }): boolean {
  return place === 'enquiry of somebody else'
}
