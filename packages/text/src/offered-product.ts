/**
 * The name of an offered product in quotations and order lines. The model is omitted if the name already contains it.
 */
export const offeredProductText = (p: {
  name: string
  model: string
  values: readonly string[]
  code: string
}): string =>
  [p.name, p.name.includes(p.model) ? '' : p.model, p.values.join(' '), p.code]
    .filter((part) => part !== '')
    .join(' · ')
