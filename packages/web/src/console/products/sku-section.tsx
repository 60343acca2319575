import { decimalScale } from '@bdr/contract/kernel/decimal'
import { productLimits, taxRates, type ProductSku, type Variant } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { combinationCount, combinations, skusFor } from '@bdr/contract/products/skus'
import { productForm as words, skuFields, taxRateText } from '@bdr/text/products'
import { useEffect } from 'react'
import { Clipped } from '../../ui/console/cell-text.tsx'
import { randomId } from '../../lib/random-id.ts'
import { NumberField, Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FieldMessages } from '../../ui/kit/field.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { isLocked, skuColumns, unitOf, type SkuColumn } from './sku-columns.ts'
import { SkuHeads } from './sku-heads.tsx'
import css from './sku-section.module.css'
import type { ProductForm } from './product-form.ts'
import { VariantRows } from './variant-rows.tsx'

interface SkuSectionProps {
  form: Form<ProductForm>
  definitions: readonly AttributeDefinition[]
  /** the attributes that the category had before */
  retired: readonly AttributeDefinition[]
  /** the SKUs that buyers see already: their price and stock are changed elsewhere, without a review */
  liveKeys: readonly string[]
}

const newKey = () => randomId()

/** Chooses the attributes that make SKUs, with a row for each SKU. */
export function SkuSection({ form, definitions, retired, liveKeys }: SkuSectionProps) {
  const variants = useComputed(form, (values) => values.variants)
  const skus = useComputed(form, (values) => values.skus.map(({ key, values: of }) => ({ key, values: of })))
  const tooMany = combinationCount(variants) > productLimits.skus

  const change = (next: Variant[]) => {
    const { variants: before, skus: now } = form.values()
    form.set('variants', next)
    if (combinationCount(next) <= productLimits.skus) form.set('skus', skusFor(next, now, { before, newKey }))
  }
  // where no attribute varies there is one SKU
  const isBare = skus.length === 0
  useEffect(() => {
    if (!isBare) return
    const values = form.values()
    form.set('skus', skusFor(values.variants, [], { before: values.variants, newKey }))
    // the form is the same object as long as the page is open
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBare])

  const isCut = !tooMany && skus.length < combinations(variants).length
  return (
    <div className={layout.stack} id="product-skus">
      <VariantRows form={form} definitions={definitions} retired={retired} onChange={change} />
      {tooMany && (
        <p className={`${typography.bad} ${layout.flush}`} role="alert">
          {words.tooMany(combinationCount(variants), productLimits.skus)}
        </p>
      )}
      <SkuTable form={form} skus={skus} liveKeys={liveKeys} />
      <SkuFaults form={form} />
      {isCut && (
        <span>
          <Button onClick={() => change(form.values().variants)}>{words.restoreSkus}</Button>
        </span>
      )}
      {liveKeys.length > 0 && <p className={`${typography.caption} ${layout.flush}`}>{words.lockedTerms}</p>}
    </div>
  )
}

function SkuFaults({ form }: Pick<SkuSectionProps, 'form'>) {
  const { error } = useField(form.at('skus'), words.skuTable)
  return <FieldMessages hint={undefined} hintId={undefined} error={error} errorId={undefined} />
}

const texts: readonly SkuColumn[] = ['code', 'barcode']

const nameOf = (values: readonly string[]) => (values.length === 0 ? words.theOne : values.join(' / '))

function SkuTable({
  form,
  skus,
  liveKeys,
}: Pick<SkuSectionProps, 'form' | 'liveKeys'> & { skus: readonly Pick<ProductSku, 'key' | 'values'>[] }) {
  if (skus.length === 0) return null
  return (
    <div className={layout.scrolls}>
      <table className={`${layout.table} ${css.table}`}>
        <thead>
          <SkuHeads form={form} count={skus.length} liveKeys={liveKeys} />
        </thead>
        <tbody>
          {skus.map(({ key, values }, index) => (
            <tr key={key}>
              <th scope="row">
                <Clipped text={nameOf(values)} />
              </th>
              {skuColumns.map(({ name: column }) => (
                <td key={column} data-column={column} data-label={`${skuFields[column]}${unitOf(column)}`}>
                  <Cell
                    form={form}
                    index={index}
                    column={column}
                    label={words.skuCell(nameOf(values), skuFields[column])}
                    isLocked={isLocked(key, column, liveKeys)}
                  />
                </td>
              ))}
              {skus.length > 1 && (
                <td>
                  <Button
                    look="quiet"
                    aria-label={words.removeSku(nameOf(values))}
                    onClick={() =>
                      form.set(
                        'skus',
                        form.values().skus.filter((sku) => sku.key !== key),
                      )
                    }
                  >
                    ×
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  form: Form<ProductForm>
  index: number
  column: SkuColumn
  label: string
  isLocked: boolean
}

function Cell({ form, index, column, label, isLocked: isDisabled }: CellProps) {
  const at = form.at(`skus.${index}.${column}`)
  const frame = { label, hideLabel: true, isDisabled }
  if (column === 'taxRate')
    return (
      <Select {...at} {...frame} options={taxRates.map((value) => ({ value, label: taxRateText(value) }))} />
    )
  if (texts.includes(column)) return <TextField {...at} {...frame} maxLength={productLimits.skuCode} />
  return (
    <NumberField
      {...at}
      {...frame}
      scale={column === 'price' ? decimalScale.unitPrice : decimalScale.quantity}
    />
  )
}
