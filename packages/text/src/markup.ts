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

/** HTML whose values mean themselves. Not called `html`: formatters would reflow the sentences. */
export function markup(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((sentence, part, index) => beside(sentence, part, String(values[index - 1])))
}

/** Chinese stands beside Chinese without the space that a Latin name or a number gets. */
function beside(sentence: string, part: string, value: string): string {
  const before = beginsChinese.test(value) ? sentence.replace(/ $/, '') : sentence
  const after = endsChinese.test(value) ? part.replace(/^ /, '') : part
  return before + escaped(value) + after
}

const beginsChinese = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

const endsChinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u
