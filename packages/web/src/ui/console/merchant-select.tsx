import { merchantOptions } from '@bdr/contract/merchants/calls'
import { ui } from '@bdr/text/console-ui'
import { Select, type SelectProps } from 'antd'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'

/** Letters of a search for a company, as the call takes them. */
const keywordLength = merchantOptions.input.shape.keyword.unwrap().maxLength ?? Infinity

interface MerchantSelectProps extends Pick<
  SelectProps,
  'id' | 'className' | 'aria-label' | 'placeholder' | 'allowClear' | 'popupMatchSelectWidth'
> {
  value: string | undefined
  onChange: (merchantId: string | undefined) => void
}

/** One company, found by its name or number. */
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
    <Select
      {...look}
      value={value}
      options={found}
      showSearch={{
        filterOption: false,
        onSearch: (text) => setKeyword(text.trim().slice(0, keywordLength)),
      }}
      loading={answer.isFetching}
      notFoundContent={answer.isFetching ? null : ui('filter.noMerchant')}
      onChange={(chosen: string | undefined) => {
        setKeyword('')
        onChange(chosen)
      }}
    />
  )
}
