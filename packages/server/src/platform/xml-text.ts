/** What XML 1.0 does not allow, not even escaped: most control characters, surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** The text without the characters that XML does not allow: one of them makes a whole document unreadable. */
export const xmlCharacters = (text: string): string => text.replace(forbidden, '')

/** The same for all texts of plain data, for libraries that write the XML themselves. */
export function withXmlCharacters<Data>(data: Data): Data {
  if (typeof data === 'string') return xmlCharacters(data) as Data
  if (Array.isArray(data)) return data.map(withXmlCharacters) as Data
  // bytes and dates stay as they are
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withXmlCharacters(value)]),
  ) as Data
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for the content and the attributes of an XML document. Every document that leaves uses it. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replace(/[&<>"']/g, (character) => entities[character]!)
