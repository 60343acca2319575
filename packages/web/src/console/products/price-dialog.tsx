import { decimalScale } from '@bdr/contract/kernel/decimal'
import { changeProductPrices } from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { productDetail as words, productForm, skuFields, skuUnits } from '@bdr/text/products'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { NumberField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './price-dialog.module.css'
import { latestActor } from '../../lib/latest-actor.ts'

/** A dialog for price and stock of every SKU; they apply at once, without a review. */
export function PriceDialog(props: RecordDialogProps<ProductDetail>) {
  const { record, isOpen, onClose } = props
  return (
    <FormDialog title={words.repriceTitle} isOpen={isOpen} onClose={onClose} width={640}>
      {record.live && <PriceForm {...props} />}
    </FormDialog>
  )
}

function PriceForm({ record, onDone, reload }: RecordDialogProps<ProductDetail>) {
  const skus = record.live!.skus
  const form = useCallForm({
    call: changeProductPrices,
    start: { skus: skus.map(({ key, price, stock }) => ({ key, price, stock })) },
    input: ({ skus: typed }, version) => ({ id: record.id, version, skus: typed }),
    onSent: onDone,
    draft: { form: 'product-prices', id: record.id },
    record: { version: record.version, changedBy: latestActor(record.history), reload },
  })
  const fillDown = (column: 'price' | 'stock') => {
    const rows = form.values().skus
    form.set(
      'skus',
      rows.map((row) => ({ ...row, [column]: rows[0]![column] })),
    )
  }
  return (
    <DialogForm form={form} lead={words.repriceLead} submit={words.repriceOk} idle={!form.touched}>
      <table className={`${layout.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{productForm.skuTable}</th>
            {(['price', 'stock'] as const).map((column) => (
              <th key={column} scope="col">
                {skuFields[column]}
                {column === 'price' ? `（${skuUnits.price}）` : ''}
                {skus.length > 1 && (
                  <Button
                    look="link"
                    compact
                    aria-label={productForm.fillDown(skuFields[column])}
                    onClick={() => fillDown(column)}
                  >
                    {productForm.fillDownShort}
                  </Button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skus.map(({ key, code, values }, index) => (
            <tr key={key}>
              <th scope="row">
                {values.length > 0 && <span>{values.join(' / ')}</span>}
                <span className={typography.lighter}>{code}</span>
              </th>
              <td>
                <NumberField
                  {...form.at(`skus.${index}.price`)}
                  label={productForm.skuCell(code, skuFields.price)}
                  hideLabel
                  scale={decimalScale.unitPrice}
                  positive
                  isRequired
                />
              </td>
              <td>
                <NumberField
                  {...form.at(`skus.${index}.stock`)}
                  label={productForm.skuCell(code, skuFields.stock)}
                  hideLabel
                  scale={decimalScale.quantity}
                  isRequired
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DialogForm>
  )
}
