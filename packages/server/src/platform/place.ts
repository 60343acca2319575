import { createRequire } from 'node:module'
import { BlockList, isIPv6 } from 'node:net'
import { homeCountry, internalNetwork } from '@bdr/text/places'
import { plainAddress } from './network.ts'
import { storable } from './storable.ts'

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

interface Region {
  readonly country: string
  readonly province: string
  readonly city: string
}
interface AddressMap {
  search(address: string): Region | null
}

const require = createRequire(import.meta.url)
let map: AddressMap | null = null

/** Eleven megabytes of addresses and their regions, read at the first request. */
function regions(): AddressMap {
  if (map === null) {
    const { default: Ip2Region } = require('ip2region') as { default: new () => AddressMap }
    map = new Ip2Region()
  }
  return map
}

/**
 * The location of an address as text. Internal addresses are named as such. For others the location stated by the proxy
 * is used (`stated`, percent-encoded UTF-8), otherwise the address map. Empty if unknown.
 */
export function placeOf(address: string, stated: string | null): string {
  const plain = plainAddress(address)
  if (internal.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return internalNetwork
  return (stated !== null && stated.length <= longestPlace * 9 && decoded(stated)) || mapped(plain)
}

function decoded(stated: string): string {
  try {
    return storable(decodeURIComponent(stated).trim().slice(0, longestPlace))
  } catch {
    return ''
  }
}

/** `江苏省无锡市`, `上海市`, `美国`. Where the map has no country it has only the network's name. */
function mapped(address: string): string {
  const region = regions().search(address)
  if (!region || region.country === '') return ''
  if (region.country !== homeCountry) return region.country
  const { province, city } = region
  return city.startsWith(province) ? city : province + city
}
