/** Two IPv6 notations of an IPv4 address: mapped (RFC 4291), and behind NAT64 (RFC 6052). */
const HOLDS_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * The key of a visitor: the whole IPv4 address, or the /64 of an IPv6 address, which a provider gives to one household
 * or phone.
 */
export function visitorOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address.toLowerCase())
  if (HOLDS_IPV4.includes(groups.slice(0, 6).join(':'))) return groups.slice(6).map(inBytes).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** All eight groups. The network writes no leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
}

function inBytes(group: string): string {
  const both = Number.parseInt(group, 16)
  return `${both >> 8}.${both & 255}`
}
