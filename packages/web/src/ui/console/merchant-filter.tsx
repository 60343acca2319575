import { merchantOptions } from '@bdr/contract/merchants/calls'
import { ui } from '@bdr/text/console-ui'
import { Select } from 'antd'
import { useId, useState } from 'react'
import { useCall } from '../../lib/query.ts'
import css from './merchant-filter.module.css'

/** Letters of a search for a company, as the call takes them. */
const keywordLength = merchantOptions.input.shape.keyword.unwrap().maxLength ?? Infinity

interface MerchantFilterProps {
  merchantId: string | undefined
  /** the company's name, where the page knows it already */
  name: string | undefined
  onChange: (merchantId: string | undefined) => void
}

/** Whose rows operators see: those of one company, found by its name or number. */
export function MerchantFilter({ merchantId, name, onChange }: MerchantFilterProps) {
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const answer = useCall(merchantOptions, keyword === '' ? {} : { keyword }, {
    keepPrevious: true,
    toast: false,
  })
  const options = (answer.data ?? []).map((merchant) => ({
    value: merchant.id,
    label: `${merchant.name}（${merchant.code}）`,
  }))
  const isListed = options.some(({ value }) => value === merchantId)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{ui('filter.merchant')}</label>
      <Select
        id={id}
        className={css.select}
        allowClear
        popupMatchSelectWidth={false}
        placeholder={ui('filter.merchantHint')}
        value={merchantId}
        options={
          merchantId === undefined || isListed
            ? options
            : [{ value: merchantId, label: name ?? '' }, ...options]
        }
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
    </div>
  )
}
