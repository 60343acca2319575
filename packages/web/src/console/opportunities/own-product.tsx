import { findOfferableProducts } from '@bdr/contract/quotations/calls'
import type { OfferedProduct } from '@bdr/contract/quotations/model'
import type { InquiryLine, OfferableProduct } from '@bdr/contract/quotations/replies'
import { keywordLength } from '@bdr/contract/search/found'
import { quotationForm as words } from '@bdr/text/quotations'
import { useState } from 'react'
import { formatUnitPrice } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { keyOf, withProduct, type QuotationValues } from './quotation-values.ts'

interface Props {
  opportunityId: string
  line: InquiryLine
  form: Form<QuotationValues>
}

/**
 * The field for the merchant's product that is offered: searched on the server, with likely matches first.
 */
export function OwnProduct({ opportunityId, line, form }: Props) {
  const name = `lines.${keyOf(line)}` as const
  const { value, onChange, error } = useField<OfferedProduct | null>(
    form.at(`${name}.product`),
    words.of(words.product, line.lineNo),
  )
  const [keyword, setKeyword] = useState('')
  const answer = useCall(
    findOfferableProducts,
    { id: opportunityId, lineId: line.id, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true, toast: false },
  )
  const found = answer.data?.products ?? []
  const chosen = found.find(({ id }) => id === value?.id)
  const options = found.map((product) => ({ value: product.id, label: labelOf(product) }))
  const choose = (id: string | null) => {
    const product = found.find((one) => one.id === id)
    if (product) form.set(name, withProduct(form.values().lines[keyOf(line)]!, product))
    else onChange(null)
  }
  return (
    <ComboBox
      label={words.product}
      hint={
        chosen && chosen.terms === null
          ? words.otherUnit({ own: chosen.unit, asked: line.unit })
          : words.productHint
      }
      error={error}
      placeholder={words.findProduct}
      isOptional
      isClearable
      empty={words.noProduct}
      options={value && !chosen ? [{ value: value.id, label: words.productOf(value) }, ...options] : options}
      onSearch={(text) => setKeyword(text.trim().slice(0, keywordLength))}
      isPending={answer.isFetching}
      value={value?.id ?? null}
      onChange={choose}
    />
  )
}

const labelOf = (product: OfferableProduct): string =>
  product.terms === null
    ? words.productOf(product)
    : `${words.productOf(product)} · ${formatUnitPrice(product.terms.unitPrice)}/${product.unit}`
