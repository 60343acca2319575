import { productFields as fields, productForm as words } from '@bdr/text/products'
import { BodyField } from '../../ui/body/body-field.tsx'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import type { ProductForm } from './product-form.ts'

/** A free description, for what the attributes do not cover; pictures have a field of their own. */
export function DescriptionField({ form }: { form: Form<ProductForm> }) {
  const { value, onChange, error } = useField<string>(form.at('description'), fields.description)
  return (
    <div id="product-description">
      <BodyField
        label={fields.description}
        hint={words.descriptionHint}
        value={value}
        fault={error}
        onChange={onChange}
      />
    </div>
  )
}
