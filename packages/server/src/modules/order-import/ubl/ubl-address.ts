import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { filled, find, findAll, type XmlElement } from './xml-tree.ts'

type Part = XmlElement | undefined

/**
 * An address on one line. Chinese addresses are written from the province to the street without separators, others from
 * the street to the country.
 */
function addressText(address: XmlElement | undefined): string | null {
  const at = (...names: string[]): Part => filled(address, ...names)
  const lines = findAll(address, 'AddressLine').map((line) => filled(line, 'Line'))
  const street = [at('StreetName'), at('BuildingNumber')]
  const detail = [at('AdditionalStreetName'), at('BuildingName'), at('Floor')]
  const within = [at('Room'), at('Department')]
  const region = at('CountrySubentity') ?? at('Region')
  const city = at('CityName')
  const district = [at('District'), at('CitySubdivisionName')]

  const chinese = [region, ...otherThan(region, city), ...district, ...street, ...detail, ...within, ...lines]
  if (chinese.some((part) => part && /\p{Script=Han}/u.test(part.peeked))) {
    for (const country of [at('Country', 'Name'), at('Country', 'IdentificationCode')])
      if (country && /^(CN|China|中国|中华人民共和国)$/i.test(country.peeked)) country.check()
    return cleanText(joined(chinese, ''))
  }
  const country = at('Country', 'Name') ?? at('Country', 'IdentificationCode')
  const western = [
    joined(street, ' '),
    ...[...detail, ...within, ...lines, at('Postbox'), ...district].map((part) => part?.text ?? ''),
    joined([at('PostalZone'), city], ' '),
    joined([region], ''),
    joined([country], ''),
  ].filter((part) => part !== '')
  return western.length === 0 ? null : cleanText(western.join(', '))
}

/** The city, unless it is written as the region as well: 上海市 is both. */
function otherThan(region: Part, city: Part): Part[] {
  if (!city || city.peeked !== region?.peeked) return [city]
  city.check()
  return []
}

const joined = (parts: readonly Part[], separator: string): string =>
  parts.flatMap((part) => part?.text ?? []).join(separator)

/** The address of a Delivery, in the current and an older element; a named place without address is its name. */
export function deliveryAddress(
  delivery: XmlElement | undefined,
): { text: string; element: XmlElement } | null {
  const candidates = [find(delivery, 'DeliveryLocation', 'Address'), find(delivery, 'DeliveryAddress')]
  for (const element of candidates) {
    const text = addressText(element)
    if (element && text) return { text, element }
  }
  const location = find(delivery, 'DeliveryLocation')
  const name = filled(location, 'Name') ?? filled(location, 'Description')
  return location && name ? { text: cleanText(name.text), element: location } : null
}
