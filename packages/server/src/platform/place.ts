import { BlockList, isIPv6 } from 'node:net'
import { internalNetwork } from '@bdr/text/places'

const internal = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  internal.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  internal.addSubnet(net, prefix, 'ipv6')

const longestPlace = 64

/**
 * Where an address is, in words. We keep no map of addresses: an internal one is named as such,
 * any other is where the proxy in front says it is (`told`, percent-encoded UTF-8), else unknown.
 */
export function placeOf(address: string, told: string | null): string {
  const plain = address.replace(/^::ffff:(?=\d)/, '')
  if (internal.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return internalNetwork
  if (told === null || told.length > longestPlace * 9) return ''
  try {
    return decodeURIComponent(told).trim().slice(0, longestPlace)
  } catch {
    return ''
  }
}
