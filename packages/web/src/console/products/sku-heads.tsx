import type { ProductSku } from '@bdr/contract/products/model'
import { productForm as words, skuFields } from '@bdr/text/products'
import type { ReactNode } from 'react'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import type { ProductForm } from './product-form.ts'
import { isLocked, skuColumns, unitOf, type SkuColumn } from './sku-columns.ts'
import { withCodesByRule, withCodesCountedOn } from './sku-codes.ts'

interface SkuHeadsProps {
  form: Form<ProductForm>
  count: number
  liveKeys: readonly string[]
}

/** The columns' names, and what fills a column for all SKUs at once. */
export function SkuHeads({ form, count, liveKeys }: SkuHeadsProps) {
  const change = (next: (rows: ProductSku[]) => ProductSku[]) => form.set('skus', next(form.values().skus))
  return (
    <tr>
      <th scope="col">{words.skuTable}</th>
      {skuColumns.map(({ name, fillsDown }) => (
        <th key={name} scope="col">
          {skuFields[name]}
          <span className={typography.fine}>{unitOf(name)}</span>
          {name === 'code' && (
            <span className={layout.beside}>
              <Tool
                label={words.codesByRule}
                hint={words.codesByRuleHint}
                onPress={() => change((rows) => withCodesByRule(form.values().model, rows))}
              >
                {words.codesByRule}
              </Tool>
              {count > 1 && (
                <Tool
                  label={words.codesCountedOn}
                  hint={words.codesCountedOnHint}
                  onPress={() => change((rows) => withCodesCountedOn(rows, liveKeys))}
                >
                  {words.fillDownShort}
                </Tool>
              )}
            </span>
          )}
          {count > 1 && fillsDown && (
            <Tool
              label={words.fillDown(skuFields[name])}
              onPress={() => change((rows) => filledDown(rows, name, liveKeys))}
            >
              {words.fillDownShort}
            </Tool>
          )}
        </th>
      ))}
      {count > 1 && (
        <th scope="col">
          <span className="visually-hidden">{words.remove}</span>
        </th>
      )}
    </tr>
  )
}

/** The first row's value in all rows below. */
const filledDown = (rows: readonly ProductSku[], column: SkuColumn, liveKeys: readonly string[]) =>
  rows.map((row) => (isLocked(row.key, column, liveKeys) ? row : { ...row, [column]: rows[0]![column] }))

interface ToolProps {
  label: string
  /** by default what its label says */
  hint?: string
  onPress: () => void
  children: ReactNode
}

const Tool = ({ label, hint = label, onPress, children }: ToolProps) => (
  <Button look="link" compact aria-label={label} title={hint} onClick={onPress}>
    {children}
  </Button>
)
