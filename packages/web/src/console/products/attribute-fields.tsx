import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { productForm as words } from '@bdr/text/products'
import { NumberField, Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Fields } from '../../ui/kit/field.tsx'
import type { ProductForm } from './product-form.ts'

/** What the category asks of its goods, without what is told SKU by SKU. */
export function AttributeFields({
  form,
  definitions,
}: {
  form: Form<ProductForm>
  definitions: readonly AttributeDefinition[]
}) {
  const varying = useComputed(form, ({ variants }) => variants.map(({ key }) => key))
  const open = definitions.filter(({ key }) => !varying.includes(key))
  if (definitions.length === 0) return <p>{words.noAttributes}</p>
  return (
    <div id="product-attributes">
      <Fields>
        {open.map((definition) => (
          <AttributeField key={definition.key} form={form} definition={definition} />
        ))}
      </Fields>
    </div>
  )
}

/** Digits before and after the point, as the contract's pattern of an attribute's number has them. */
const scale = { integer: 9, fraction: 4 }

function AttributeField({ form, definition }: { form: Form<ProductForm>; definition: AttributeDefinition }) {
  const { key, name, type, unit, choices, required } = definition
  const at = form.at(`attributes.${key}`)
  const frame = {
    label: unit === '' ? name : `${name}（${unit}）`,
    isRequired: required,
    isOptional: !required,
  }
  if (type === 'choice')
    return (
      <Select
        {...at}
        {...frame}
        placeholder={words.choose}
        options={choices.map((value) => ({ value, label: value }))}
      />
    )
  if (type === 'number') return <NumberField {...at} {...frame} scale={scale} />
  return <TextField {...at} {...frame} />
}
