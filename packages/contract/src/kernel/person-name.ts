/** Longest name of a person. */
export const personNameLength = 64

/**
 * A name as it is stored. Lists pad short names with spaces so that they are as wide as others (张　三), and
 * programs write the dot of some peoples' names, apostrophes and hyphens in several ways.
 */
export const cleanPersonName = (typed: string): string =>
  typed
    .replace(/[\uff21-\uff3a\uff41-\uff5a\uff07\uff0d\uff0e]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    // an accent may be a character of its own
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[•・･‧∙⋅]/g, '·')
    .replace(/[‘’‛´`]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\p{Script=Han}) ?\. ?(?=\p{Script=Han})/gu, '$1·')
    .replace(/(\p{Script=Han}|·) (?=\p{Script=Han}|·)/gu, '$1')

/** Chinese with the dot of some peoples' names, or Latin words. */
const pattern = /^(\p{Script=Han}+(·\p{Script=Han}+)*|\p{Script=Latin}+([ .'-]+\p{Script=Latin}+)*\.?)$/u

/** Why a cleaned text is not a name: characters that no name has, two scripts, or another form. */
export type PersonNameFlaw =
  | { readonly key: 'person-name-signs'; readonly signs: readonly string[] }
  | { readonly key: 'person-name-mixed' | 'person-name' }

/** What is wrong with a name; null if nothing is. @param name cleaned by `cleanPersonName` */
export function personNameFlaw(name: string): PersonNameFlaw | null {
  if (pattern.test(name)) return null
  const others = [...name].filter((one) => !/[\p{Script=Han}\p{Script=Latin}\p{M}· .'-]/u.test(one))
  if (others.length > 0) return { key: 'person-name-signs', signs: [...new Set(others)] }
  const isMixed = /\p{Script=Han}/u.test(name) && /\p{Script=Latin}/u.test(name)
  return { key: isMixed ? 'person-name-mixed' : 'person-name' }
}
