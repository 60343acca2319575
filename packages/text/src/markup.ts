export const addressText = ({ address, place }: { address: string; place: string }): string =>
  place === '' ? address : `${address}（${place}）`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character]!)

/**
 * A template tag for HTML whose values are escaped. It is not called `html` because formatters would reflow the
 * sentences.
 */
export function markup(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((sentence, part, index) => beside(sentence, part, String(values[index - 1])))
}

/**
 * Joins a value to a sentence. Next to Latin text and numbers Chinese text gets a space, next to Chinese text it does
 * not, ignoring tags in between.
 */
function beside(sentence: string, part: string, value: string): string {
  const before = beginsChinese.test(value) ? sentence.replace(spaceBehindChinese, '') : sentence
  const after = endsChinese.test(value) ? part.replace(spaceBeforeChinese, '') : part
  return before + escaped(value) + after
}

const chinese = '[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]'
const beginsChinese = new RegExp(`^${chinese}`, 'u')
const endsChinese = new RegExp(`${chinese}$`, 'u')
const spaceBehindChinese = new RegExp(`(?<=${chinese}(?:<[^>]*>)*) $`, 'u')
const spaceBeforeChinese = new RegExp(`^ (?=(?:<[^>]*>)*${chinese})`, 'u')
