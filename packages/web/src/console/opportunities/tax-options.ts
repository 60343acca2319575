import { usualTaxRates } from '@bdr/contract/quotations/model'
import { quotationForm as words } from '@bdr/text/quotations'
import { formatRate } from '../../lib/format.ts'

/** The usual tax rates, and the chosen one if it is another. */
export const taxOptions = (rate: string) =>
  [...new Set<string>([...usualTaxRates, rate])].map((value) => ({ value, label: formatRate(value) }))

export const basisOptions = [
  { value: 'included', label: words.included },
  { value: 'excluded', label: words.excluded },
] as const
