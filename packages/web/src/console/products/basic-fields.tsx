import { applyForBrand, findBrands } from '@bdr/contract/brands/calls'
import { brandLimits } from '@bdr/contract/brands/model'
import { listUnits } from '@bdr/contract/products/calls'
import { productLimits } from '@bdr/contract/products/model'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { categoryPath } from '@bdr/text/names/categories'
import { productFields as fields, productForm as words } from '@bdr/text/products'
import { useState } from 'react'
import { invalidate, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { FieldRef, Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { useFirstUse } from '../../ui/later.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Field, Fields } from '../../ui/kit/field.tsx'
import { CategoryPicker } from '../../ui/console/category-picker.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './basic-fields.module.css'
import type { ProductForm } from './product-form.ts'

interface BasicFieldsProps {
  form: Form<ProductForm>
  product: ProductDetail
  /** called with another category, whose attributes the server then returns */
  saveNow: () => Promise<boolean>
}

/** A product's name, category, brand and unit. */
export function BasicFields({ form, product, saveNow }: BasicFieldsProps) {
  return (
    <Fields>
      <CategoryField at={form.at('categoryId')} product={product} onChosen={() => void saveNow()} />
      <div className={css.wide} id="product-name">
        <TextField
          {...form.at('name')}
          label={fields.name}
          hint={words.nameHint}
          maxLength={productLimits.name}
          isRequired
        />
      </div>
      <div id="product-model">
        <TextField
          {...form.at('model')}
          label={fields.model}
          hint={words.modelHint}
          maxLength={productLimits.model}
          isOptional
        />
      </div>
      <BrandField at={form.at('brandId')} product={product} />
      <UnitField at={form.at('unit')} />
    </Fields>
  )
}

function CategoryField({
  at,
  product,
  onChosen,
}: {
  at: FieldRef<string>
  product: ProductDetail
  onChosen: () => void
}) {
  const { value, onChange, error } = useField<string>(at, fields.categoryId)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const known = product.categories.find(({ id }) => id === value)?.path
  return (
    <div className={css.wide}>
      <Field label={fields.categoryId} error={error}>
        {(control) => (
          <span className={`${layout.row} ${css.category}`}>
            <output id={control.id}>{known ?? categoryPath(chosen ?? [])}</output>
            <Button look="link" onClick={() => setOpen(true)}>
              {words.changeCategory}
            </Button>
          </span>
        )}
      </Field>
      <Dialog isOpen={isOpen} title={words.changeCategory} width={560} onClose={() => setOpen(false)}>
        <p className={typography.hint}>{words.changeCategoryEffect}</p>
        <CategoryPicker
          value={value}
          onChange={(id, names) => {
            setChosen(names)
            setOpen(false)
            if (id === value) return
            onChange(id)
            onChosen()
          }}
        />
      </Dialog>
    </div>
  )
}

function BrandField({ at, product }: { at: FieldRef<string>; product: ProductDetail }) {
  const { value, onChange, error } = useField<string>(at, fields.brandId)
  const [keyword, setKeyword] = useState('')
  const [isApplying, setApplying] = useState(false)
  // the product comes with the brands that it may have already
  const enabled = useFirstUse()
  const found = useCall(findBrands, { keyword }, { toast: false, keepPrevious: true, enabled })
  const all = [...(found.data ?? []), ...product.brands]
  const options = [...new Map(all.map((brand) => [brand.id, brand])).values()]
  const state = options.find(({ id }) => id === value)?.state
  return (
    <div id="product-brandId">
      <ComboBox
        label={fields.brandId}
        placeholder={words.brandHint}
        isOptional
        isClearable
        error={error}
        hint={state === undefined ? undefined : words.brandState[state] || undefined}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={value === '' ? null : value}
        isPending={found.isPending}
        onSearch={setKeyword}
        onChange={(next) => onChange(next ?? '')}
      />
      <Button look="link" onClick={() => setApplying(true)}>
        {words.applyBrand}
      </Button>
      <FormDialog title={words.applyBrandTitle} isOpen={isApplying} onClose={() => setApplying(false)}>
        <ApplyForm
          onApplied={(id, name) => {
            showToast('success', words.applied(name))
            void invalidate([findBrands])
            onChange(id)
            setApplying(false)
          }}
        />
      </FormDialog>
    </div>
  )
}

function ApplyForm({ onApplied }: { onApplied: (id: string, name: string) => void }) {
  const form = useCallForm({
    call: applyForBrand,
    start: { name: '' },
    input: (values) => values,
    onSent: (brand) => onApplied(brand.id, brand.name),
    draft: null,
  })
  return (
    <DialogForm form={form} lead={words.applyBrandEffect} submit={words.apply}>
      <TextField {...form.at('name')} label={words.brandName} maxLength={brandLimits.name} isRequired />
    </DialogForm>
  )
}

function UnitField({ at }: { at: FieldRef<string> }) {
  const { value, onChange, error } = useField<string>(at, fields.unit)
  const [keyword, setKeyword] = useState('')
  const enabled = useFirstUse()
  const found = useCall(listUnits, { keyword }, { toast: false, keepPrevious: true, enabled })
  const options = [...new Set([...(found.data ?? []), ...(value === '' ? [] : [value])])]
  return (
    <div id="product-unit">
      <ComboBox
        label={fields.unit}
        placeholder={words.unitHint}
        isRequired
        error={error}
        options={options.map((unit) => ({ value: unit, label: unit }))}
        value={value === '' ? null : value}
        onSearch={setKeyword}
        onChange={(next) => onChange(next ?? '')}
      />
    </div>
  )
}
