import { isIPv6 } from 'node:net'

/** Without the zone of a link (`fe80::1%3`), which names an interface; an IPv4 address as one. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d)/i, '').replace(/%.*$/, '')

/** A provider gives each connection at least so many groups of IPv6 of its own. */
const groups = 4

/**
 * What limits count as one address: of IPv6 the /64, because whoever has one address of it has all
 * of them and would never run out.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head, tail] = plain.split('::') as [string, string | undefined]
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // an IPv4 address at the end stands for two groups
  const known = first.length + last.length + (plain.includes('.') ? 1 : 0)
  const all = [...first, ...Array.from({ length: 8 - known }, () => '0'), ...last]
  const network = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
