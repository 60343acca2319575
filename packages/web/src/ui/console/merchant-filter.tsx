import { ui } from '@bdr/text/console-ui'
import { useId } from 'react'
import css from './merchant-filter.module.css'
import { MerchantSelect } from './merchant-select.tsx'

interface MerchantFilterProps {
  merchantId: string | undefined
  onChange: (merchantId: string | undefined) => void
}

/** Whose rows operators see: those of one company. */
export function MerchantFilter({ merchantId, onChange }: MerchantFilterProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{ui('filter.merchant')}</label>
      <MerchantSelect
        id={id}
        className={css.select}
        allowClear
        popupMatchSelectWidth={false}
        placeholder={ui('filter.merchantHint')}
        value={merchantId}
        onChange={onChange}
      />
    </div>
  )
}
