import { isIPv6 } from 'node:net'

/** An address without the zone of a link (`fe80::1%3`), which names an interface; an IPv4-mapped address as IPv4. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d)/i, '').replace(/%.*$/, '')

/** The number of IPv6 groups that providers assign to each connection at least. */
const groups = 4

/**
 * The network by which requests are limited. For IPv6 it is the /64, because its owner can use all of its addresses.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head, tail] = plain.split('::') as [string, string | undefined]
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // an IPv4 address at the end takes the place of two groups
  const known = first.length + last.length + (plain.includes('.') ? 1 : 0)
  const all = [...first, ...Array.from({ length: 8 - known }, () => '0'), ...last]
  const network = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
