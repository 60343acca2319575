import { kitWords } from '@bdr/text/ui'
import { lazy, useId, type ReactNode } from 'react'
import { Field, type ControlProps, type FieldProps } from '../kit/field.tsx'
import { frameAndControl } from '../kit/text-field.tsx'
import { useCategoryOptions } from './category-options.ts'
import css from './filter-field.module.css'
import { PanelFilter, usePanelFilter } from './panel-filter.tsx'

const CategorySheet = lazy(() => import('./category-sheet.tsx'))

interface ChoiceProps {
  /** null: nothing is chosen, or what is chosen stands in a list elsewhere, to which this adds */
  value: string | null
  onChange: (id: string | null) => void
  /** shown while nothing is chosen */
  placeholder: string
  isDisabled?: boolean
}

/** A category of the catalogue, of any level, chosen in a tree with a search that opens below the field. */
export function CategoryField(props: FieldProps & ChoiceProps) {
  const [frame, choice] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(ties) => <CategoryChoice {...choice} label={frame.label} ties={ties} width="full" />}
    </Field>
  )
}

/** The same as a filter of a list. */
export function CategoryFilter({ label, ...choice }: ChoiceProps & { label: string }): ReactNode {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <CategoryChoice {...choice} label={label} ties={{ id, 'aria-describedby': undefined }} />
    </div>
  )
}

interface CategoryChoiceProps extends ChoiceProps {
  label: string
  ties: Pick<ControlProps, 'id' | 'aria-describedby'>
  width?: 'full'
}

function CategoryChoice({
  label,
  value,
  onChange,
  placeholder,
  isDisabled,
  ties,
  width,
}: CategoryChoiceProps) {
  const { field, isOpen, open, close } = usePanelFilter()
  const { options } = useCategoryOptions(value !== null)
  const chosen = options.find((option) => option.value === value)?.label
  return (
    <PanelFilter
      field={field}
      text={chosen ?? placeholder}
      label={kitWords.chosen(label, chosen ?? placeholder)}
      isEmpty={chosen === undefined}
      isDisabled={isDisabled}
      isOpen={isOpen}
      open={open}
      ties={{ id: ties.id, 'aria-describedby': ties['aria-describedby'] }}
      {...(width && { width })}
    >
      <CategorySheet
        label={label}
        below={field}
        value={value}
        onClose={close}
        onChange={(next) => {
          close()
          onChange(next)
        }}
      />
    </PanelFilter>
  )
}
