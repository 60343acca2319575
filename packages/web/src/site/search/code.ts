import { pageUrl } from '@bdr/contract/navigation'
import { codingKinds } from '@bdr/text/site-pages/coding'
import { searchText } from '@bdr/text/site-pages/search'
import { codeOf, codeText, descriptionOf, itemsOf, whyImpossible } from '../standardisation/coding.ts'
import { fold } from './fold.ts'
import type { Found } from './search.ts'

/**
 * What a material code means, however it was typed. It is also recognised without check digits; wrong check
 * digits are reported.
 */
export function byCode(keyword: string): Found | null {
  const typed = fold(keyword).text.toUpperCase()
  const kind = codingKinds.find(({ code }) => typed.startsWith(code))
  if (!kind) return null
  for (const item of itemsOf(kind)) {
    const code = codeOf(item)
    const { check, ...segments } = code
    const bare = Object.values(segments).join('')
    if (!typed.startsWith(bare) || typed.length > bare.length + check.length) continue
    const given = typed.slice(bare.length)
    const { specification, material, pressure } = item.chosen
    const [reason] = whyImpossible(item)
    const text =
      reason ??
      (given !== '' && given !== check
        ? searchText.wrongCheck(check)
        : searchText.codeIs(descriptionOf(item)))
    return {
      href: pageUrl('standardisation', {
        category: kind.key,
        specification: specification.value,
        material: material.value,
        pressure: pressure.value,
      }),
      title: [
        { text: reason === undefined ? codeText(code) : searchText.impossible, hit: reason === undefined },
      ],
      text: [{ text, hit: false }],
    }
  }
  return null
}
