import { merchantOptions } from '@bdr/contract/merchants/calls'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { ComboBox } from '../kit/combo-box.tsx'

/** How many characters a search for a company may have. */
const keywordLength = merchantOptions.input.shape.keyword.unwrap().maxLength ?? Infinity

interface MerchantSelectProps {
  label: string
  /** the label is for screen readers only */
  hideLabel?: boolean
  placeholder: string
  isClearable?: boolean
  value: string | undefined
  onChange: (merchantId: string | undefined) => void
}

/** A field for one company, found by its name or number. */
export function MerchantSelect({ value, onChange, ...look }: MerchantSelectProps) {
  const [keyword, setKeyword] = useState('')
  const answer = useCall(merchantOptions, keyword === '' ? { chosenId: value } : { keyword }, {
    keepPrevious: true,
  })
  const found = (answer.data ?? []).map((merchant) => ({
    value: merchant.id,
    label: `${merchant.name}（${merchant.code}）`,
  }))
  return (
    <ComboBox
      {...look}
      value={value ?? null}
      options={found}
      onSearch={(text) => setKeyword(text.slice(0, keywordLength))}
      isPending={answer.isFetching}
      empty={ui('filter.noMerchant')}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}
