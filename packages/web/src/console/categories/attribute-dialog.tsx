import { attributeLimits } from '@bdr/contract/categories/attribute'
import { addAttribute, changeAttribute, readAttributes } from '@bdr/contract/categories/attribute-calls'
import type { AttributeRow, CategoryAttributes } from '@bdr/contract/categories/replies'
import { attributeTypes, type AttributeType } from '@bdr/contract/products/model'
import { attributeForm as words } from '@bdr/text/categories'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { Checkbox, RadioGroup, TextArea, TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { showAttributes } from './show-attributes.ts'
import typography from '../../ui/typography.module.css'

/** What the dialog was opened for. */
export type AttributeDialogTarget =
  | { readonly kind: 'add' }
  | { readonly kind: 'override'; readonly row: AttributeRow; readonly from: string }
  | { readonly kind: 'edit'; readonly row: AttributeRow }

interface AttributeDialogProps {
  category: CategoryAttributes
  target: AttributeDialogTarget | null
  onClose: () => void
}

/** The dialog for an attribute's name and its kind of value. */
export const AttributeDialog = ({ category, target, onClose }: AttributeDialogProps) => (
  <FormDialog
    isOpen={target !== null}
    title={target && titleOf(category, target)}
    onClose={onClose}
    width={560}
  >
    {target?.kind === 'edit' ? (
      <KnownAttribute
        row={category.own.find(({ id }) => id === target.row.id) ?? target.row}
        onClose={onClose}
      />
    ) : (
      target && <NewAttribute category={category} target={target} onClose={onClose} />
    )}
  </FormDialog>
)

function titleOf(category: CategoryAttributes, target: AttributeDialogTarget): string {
  if (target.kind === 'add') return words.addTitle(category.name)
  return target.kind === 'edit' ? words.editTitle(target.row.name) : words.overrideTitle(target.row.name)
}

type AttributeValues = {
  name: string
  type: AttributeType
  unit: string
  /** one value per line */
  options: string
  required: boolean
  varies: boolean
}

const valuesOf = (row: AttributeRow | null): AttributeValues => ({
  name: row?.name ?? '',
  type: row?.type ?? 'choice',
  unit: row?.unit ?? '',
  options: row?.choices.join('\n') ?? '',
  required: row?.required ?? false,
  varies: row?.varies ?? false,
})

const fieldsOf = ({ options, unit, ...values }: AttributeValues) => ({
  ...values,
  name: values.name.trim(),
  unit: values.type === 'text' ? '' : unit.trim(),
  options:
    values.type === 'choice'
      ? options
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
      : [],
})

const placeOf = (path: string) => {
  const [field] = path.split('.')
  return field === undefined || !(field in valuesOf(null)) ? null : (field as keyof AttributeValues)
}

interface NewAttributeProps {
  category: CategoryAttributes
  target: Exclude<AttributeDialogTarget, { kind: 'edit' }>
  onClose: () => void
}

function NewAttribute({ category, target, onClose }: NewAttributeProps) {
  const above = target.kind === 'override' ? target : null
  const form = useCallForm({
    call: addAttribute,
    start: valuesOf(above?.row ?? null),
    input: (values: AttributeValues) => ({
      id: category.id,
      key: above?.row.key ?? null,
      ...fieldsOf(values),
    }),
    missing: () => words.missing,
    placeOf,
    draft: above ? null : { form: 'attribute-of', id: category.id },
    onSent: (answer, { name }) => {
      showAttributes(answer)
      showToast('success', words.added(name.trim()))
      onClose()
    },
  })
  return (
    <DialogForm form={form} lead={above ? words.overrideLead(above.from) : undefined} submit={words.add}>
      <AttributeFields form={form} />
    </DialogForm>
  )
}

function KnownAttribute({ row, onClose }: { row: AttributeRow; onClose: () => void }) {
  const { id, version, productCount } = row
  const form = useCallForm({
    call: changeAttribute,
    start: valuesOf(row),
    input: (values: AttributeValues, version) => ({ id, version, ...fieldsOf(values) }),
    missing: () => words.missing,
    placeOf,
    record: { version, reload: () => invalidate([readAttributes]) },
    draft: { form: 'attribute', id },
    onSent: ({ unfitCount, ...answer }, { name }) => {
      showAttributes(answer)
      showToast('success', words.saved(name.trim()))
      if (unfitCount > 0) showToast('warning', words.unfit(unfitCount))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <AttributeFields form={form} />
      {productCount > 0 && <p className={typography.aside}>{words.inUse(productCount)}</p>}
    </DialogForm>
  )
}

function AttributeFields({ form }: { form: Form<AttributeValues> }) {
  const type = useComputed(form, (values) => values.type)
  return (
    <>
      <TextField {...form.at('name')} label={words.name} isRequired maxLength={attributeLimits.name} />
      <RadioGroup
        {...form.at('type')}
        label={words.type}
        options={attributeTypes.map((value) => ({ value, label: words.types[value] }))}
      />
      {type !== 'text' && (
        <TextField
          {...form.at('unit')}
          label={words.unit}
          hint={words.unitHint}
          isOptional
          maxLength={attributeLimits.unit}
        />
      )}
      {type === 'choice' && (
        <TextArea
          {...form.at('options')}
          label={words.options}
          hint={words.optionsHint}
          isRequired
          rows={5}
        />
      )}
      <Checkbox {...form.at('required')} label={words.required} />
      <Checkbox {...form.at('varies')} label={words.varies} />
    </>
  )
}
