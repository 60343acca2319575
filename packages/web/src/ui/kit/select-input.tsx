import type { ComponentProps } from 'react'
import control from './control.module.css'

interface SelectInputProps extends ComponentProps<'select'> {
  /** that nothing is chosen is a choice itself, such as all, and does not look as if something were missing */
  hasEmptyChoice?: boolean | undefined
}

/** The browser's own list to choose from, without a label; forms take `Select`. */
export const SelectInput = ({ hasEmptyChoice = false, className = '', ...select }: SelectInputProps) => (
  <select
    {...select}
    className={`${control.control} ${control.filling} ${className}`}
    data-empty={(!hasEmptyChoice && select.value === '') || undefined}
  />
)
