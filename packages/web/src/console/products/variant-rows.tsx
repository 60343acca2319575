import { productLimits, type Variant } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { productForm as words } from '@bdr/text/products'
import { useState } from 'react'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'
import { FieldMessages } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './variant-rows.module.css'
import type { ProductForm } from './product-form.ts'

interface VariantRowsProps {
  form: Form<ProductForm>
  definitions: readonly AttributeDefinition[]
  retired: readonly AttributeDefinition[]
  onChange: (variants: Variant[]) => void
}

/** The attributes whose values make SKUs, with their values. */
export function VariantRows({ form, definitions, retired, onChange }: VariantRowsProps) {
  const { value, error } = useField(form.at('variants'), words.varying)
  const offered = [
    ...definitions.filter(({ varies }) => varies),
    // an attribute that no longer makes SKUs stays until it is removed
    ...[...definitions, ...retired].filter(
      (one) => !(definitions.includes(one) && one.varies) && value.some(({ key }) => key === one.key),
    ),
  ]
  if (offered.length === 0) return null
  const set = (key: string, values: string[]) =>
    onChange(value.map((variant) => (variant.key === key ? { key, values } : variant)))
  return (
    <div className={layout.rows}>
      <p className={typography.aside}>{words.varyingHint}</p>
      <div className={`${layout.row} ${css.choices}`} role="group" aria-label={words.varying}>
        {offered.map(({ key, name }) => {
          const isChosen = value.some((variant) => variant.key === key)
          return (
            <Checkbox
              key={key}
              value={isChosen}
              isDisabled={!isChosen && value.length >= productLimits.variants}
              onChange={(vary) =>
                onChange(vary ? [...value, { key, values: [] }] : value.filter((one) => one.key !== key))
              }
            >
              {words.vary(name)}
            </Checkbox>
          )
        })}
      </div>
      {value.map((variant) => {
        const definition = offered.find(({ key }) => key === variant.key)
        return (
          definition && (
            <ValueRow
              key={variant.key}
              definition={definition}
              values={variant.values}
              onChange={(values) => set(variant.key, values)}
            />
          )
        )
      })}
      <FieldMessages hint={undefined} hintId={undefined} error={error} errorId={undefined} />
    </div>
  )
}

interface ValueRowProps {
  definition: AttributeDefinition
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** The values of one attribute: chosen from the offered ones, or typed. */
function ValueRow({ definition: { name, unit, choices, type }, values, onChange }: ValueRowProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const value = type === 'number' ? canonicalDecimal(typed) : typed.trim()
    if (value !== '' && !values.includes(value)) onChange([...values, value])
    setTyped('')
  }
  const offered = [...choices, ...values.filter((value) => !choices.includes(value))]
  const label = words.valuesOf(unit === '' ? name : `${name}（${unit}）`)
  if (type === 'choice')
    return (
      <fieldset className={`${layout.rows} ${layout.card} ${css.row}`}>
        <legend>{label}</legend>
        <div className={`${layout.row} ${css.choices}`}>
          {offered.map((choice) => (
            <Checkbox
              key={choice}
              value={values.includes(choice)}
              // in the catalogue's order, whichever was ticked first
              onChange={(isChosen) =>
                onChange(offered.filter((one) => (one === choice ? isChosen : values.includes(one))))
              }
            >
              {choices.includes(choice) ? choice : words.notOffered(choice)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className={`${layout.rows} ${layout.card} ${css.row}`}>
      <span>{label}</span>
      <div className={`${layout.row} ${css.choices}`}>
        {values.map((value) => (
          <Tag
            key={value}
            label={value}
            removeLabel={words.removeValue(value)}
            onRemove={() => onChange(values.filter((one) => one !== value))}
          >
            {value}
          </Tag>
        ))}
        <span className={layout.beside}>
          <Input
            aria-label={label}
            placeholder={words.valueHint}
            maxLength={productLimits.attributeValue}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onEnter={add}
          />
          <Button onClick={add}>{words.addValue}</Button>
        </span>
      </div>
    </div>
  )
}
