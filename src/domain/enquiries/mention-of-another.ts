/** True for a mention of a person in an enquiry with another number or address. It goes with that enquiry. */
export function isOfAnother({ place }: { place: string }): boolean {
  return place === 'enquiry of somebody else'
}
