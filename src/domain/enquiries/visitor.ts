/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for its /64, because that is what one household
 * or one phone is given.
 */
export function visitorOf(address: string): string {
  const inIpv4 = address.match(/^::ffff:([\d.]+)$/i)?.[1]
  if (inIpv4) return inIpv4
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.toLowerCase().split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
