import { useId } from 'react'
import css from './field.module.css'

export interface SelectProps {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
}

export function Select({ name, label, value, options }: SelectProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className={css.input} defaultValue={value}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
