import { ui } from '@bdr/text/ui'
import layout from '../layout.module.css'
import type { FilterField } from './filter-field.ts'
import css from './merchant-filter.module.css'
import { MerchantSelect } from './merchant-select.tsx'

/** A filter for operators: the rows of one company. */
export const merchantFilter: FilterField<'merchantId'> = {
  kind: 'own',
  name: 'merchantId',
  render: (merchantId, onChange) => (
    <div className={`${layout.beside} ${css.field}`}>
      <span aria-hidden data-label>
        {ui('filter.merchant')}
      </span>
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
  ),
}
