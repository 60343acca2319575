import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { find, findAll, textAt, type XmlElement } from './xml-tree.ts'

/**
 * An address on one line. Chinese addresses are written from the province to the street without separators, others from
 * the street to the country.
 */
function addressText(address: XmlElement | undefined): string | null {
  const lines = findAll(address, 'AddressLine').flatMap((line) => textAt(line, 'Line') ?? [])
  const street = [textAt(address, 'StreetName'), textAt(address, 'BuildingNumber')]
  const detail = [
    textAt(address, 'AdditionalStreetName'),
    textAt(address, 'BuildingName'),
    textAt(address, 'Floor'),
  ]
  const within = [textAt(address, 'Room'), textAt(address, 'Department')]
  const region = textAt(address, 'CountrySubentity') ?? textAt(address, 'Region')
  const city = textAt(address, 'CityName')
  const district = [textAt(address, 'District'), textAt(address, 'CitySubdivisionName')]
  const country = textAt(address, 'Country', 'Name') ?? textAt(address, 'Country', 'IdentificationCode')

  const chinese = joined(
    [region, city === region ? null : city, ...district, ...street, ...detail, ...within, ...lines],
    '',
  )
  if (/\p{Script=Han}/u.test(chinese)) return cleanText(chinese)
  const streetLine = joined(street, ' ')
  const cityLine = joined([textAt(address, 'PostalZone'), city], ' ')
  const postbox = textAt(address, 'Postbox')
  const western = joined(
    [streetLine, ...detail, ...within, ...lines, postbox, ...district, cityLine, region, country],
    ', ',
  )
  return western === '' ? null : cleanText(western)
}

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator)

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
  const name = textAt(location, 'Name') ?? textAt(location, 'Description')
  return location && name ? { text: cleanText(name), element: location } : null
}
