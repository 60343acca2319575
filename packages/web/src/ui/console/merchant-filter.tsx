import { ui } from '@bdr/text/console-ui'
import css from './merchant-filter.module.css'
import { MerchantSelect } from './merchant-select.tsx'

interface MerchantFilterProps {
  merchantId: string | undefined
  onChange: (merchantId: string | undefined) => void
}

/** Whose rows operators see: those of one company. */
export function MerchantFilter({ merchantId, onChange }: MerchantFilterProps) {
  return (
    <div className={css.field}>
      <span aria-hidden>{ui('filter.merchant')}</span>
      <div className={css.select}>
        <MerchantSelect
          label={ui('filter.merchant')}
          hideLabel
          isClearable
          placeholder={ui('filter.merchantHint')}
          value={merchantId}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
