/** The supplier's own product as a quotation offers it and an order's line names it; a name often says the model already. */
export const offeredProductText = (p: {
  name: string
  model: string
  values: readonly string[]
  code: string
}): string =>
  [p.name, p.name.includes(p.model) ? '' : p.model, p.values.join(' '), p.code]
    .filter((part) => part !== '')
    .join(' · ')
