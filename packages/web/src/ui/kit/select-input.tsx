import type { ComponentProps } from 'react'
import control from './control.module.css'

interface SelectInputProps extends ComponentProps<'select'> {
  /** the empty value is a valid choice, such as “all”, and must not look like a missing one */
  hasEmptyChoice?: boolean | undefined
}

/** The browser's own select, without a label; forms use `Select`. */
export const SelectInput = ({ hasEmptyChoice = false, className = '', ...select }: SelectInputProps) => (
  <select
    {...select}
    className={`${control.control} ${control.filling} ${className}`}
    data-empty={(!hasEmptyChoice && select.value === '') || undefined}
  />
)
