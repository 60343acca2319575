import { useId } from 'react'
import { CategoryInput } from './category-field.tsx'
import css from './category-filter.module.css'
import field from './filter-field.module.css'

interface CategoryFilterProps {
  label: string
  placeholder: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter for the records of one category and those below it. */
export function CategoryFilter({ label, placeholder, value, onChange }: CategoryFilterProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.choice}>
        <CategoryInput
          id={id}
          label={label}
          placeholder={placeholder}
          isClearable
          value={value ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      </div>
    </div>
  )
}
