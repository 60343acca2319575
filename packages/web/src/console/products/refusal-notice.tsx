import type { ProductDetail } from '@bdr/contract/products/replies'
import { productDetail as words, productFields } from '@bdr/text/products'
import { Notice } from '../../ui/kit/notice.tsx'
import css from './refusal-notice.module.css'
import layout from '../../ui/layout.module.css'

/** Why a product was not approved, with the remarks at its fields. */
export const RefusalNotice = ({ refusal }: { refusal: NonNullable<ProductDetail['refusal']> }) => (
  <Notice kind="error" className={layout.apart} title={<strong>{words.refusedNotice}</strong>}>
    <p className={layout.flush}>{refusal.reason}</p>
    {refusal.remarks.length > 0 && (
      <dl className={`${layout.pair} ${css.remarks}`}>
        {refusal.remarks.map(({ field, text }, index) => (
          <div key={index}>
            <dt>{productFields[field]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </Notice>
)
