import { attributeScale } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { productForm as words } from '@bdr/text/products'
import { NumberField, Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import layout from '../../ui/layout.module.css'
import css from './attribute-fields.module.css'
import type { ProductForm } from './product-form.ts'

interface AttributeFieldsProps {
  form: Form<ProductForm>
  definitions: readonly AttributeDefinition[]
  /** the attributes it had before: their values stay until they are removed */
  retired: readonly AttributeDefinition[]
}

/** The attributes of the category, without those that are entered for each SKU. */
export function AttributeFields({ form, definitions, retired }: AttributeFieldsProps) {
  const varying = useComputed(form, ({ variants }) => variants.map(({ key }) => key))
  const open = definitions.filter(({ key }) => !varying.includes(key))
  if (definitions.length === 0 && retired.length === 0) return <p>{words.noAttributes}</p>
  return (
    <div id="product-attributes">
      <Fields>
        {open.map((definition) => (
          <AttributeField key={definition.key} form={form} definition={definition} />
        ))}
      </Fields>
      <RetiredValues form={form} retired={retired} />
    </div>
  )
}

/** Values of attributes that the category no longer has. */
function RetiredValues({ form, retired }: Pick<AttributeFieldsProps, 'form' | 'retired'>) {
  const values = useComputed(form, ({ attributes }) => attributes)
  const filled = retired.filter(({ key }) => (values[key] ?? '') !== '')
  if (filled.length === 0) return null
  return (
    <div className={`${layout.row} ${css.retired}`}>
      <p>{words.retired}</p>
      {filled.map(({ key, name, unit }) => (
        <span key={key}>
          {name} {values[key]} {unit}
          <Button
            look="link"
            aria-label={words.removeRetired(name)}
            onClick={() => form.set(`attributes.${key}`, '')}
          >
            {words.remove}
          </Button>
        </span>
      ))}
    </div>
  )
}

function AttributeField({ form, definition }: { form: Form<ProductForm>; definition: AttributeDefinition }) {
  const { key, name, type, unit, choices, required } = definition
  const at = form.at(`attributes.${key}`)
  const frame = {
    label: unit === '' ? name : `${name}（${unit}）`,
    isRequired: required,
    isOptional: !required,
  }
  const value = useComputed(form, ({ attributes }) => attributes[key] ?? '')
  // a value that is no longer offered stays visible until another is chosen
  const offered = value === '' || choices.includes(value) ? choices : [...choices, value]
  if (type === 'choice')
    return (
      <Select
        {...at}
        {...frame}
        placeholder={words.choose}
        options={offered.map((value) => ({
          value,
          label: choices.includes(value) ? value : words.notOffered(value),
        }))}
      />
    )
  if (type === 'number') return <NumberField {...at} {...frame} scale={attributeScale} signed />
  return <TextField {...at} {...frame} />
}
