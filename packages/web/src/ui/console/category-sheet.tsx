import { ui } from '@bdr/text/ui'
import type { RefObject } from 'react'
import { Popover } from '../kit/aria/popover.tsx'
import { Button } from '../kit/button.tsx'
import layout from '../layout.module.css'
import { CategoryPicker } from './category-picker.tsx'
import css from './category-sheet.module.css'

interface CategorySheetProps {
  label: string
  below: RefObject<HTMLElement | null>
  value: string | null
  onChange: (id: string | null) => void
  onClose: () => void
}

/** The catalogue below a `CategoryField`, loaded when somebody opens it. */
export default function CategorySheet({ label, below, value, onChange, onClose }: CategorySheetProps) {
  return (
    <Popover opened={{ below, onClose }} isFitted>
      <div className={`${layout.rows} ${css.sheet}`} role="dialog" aria-label={label}>
        <CategoryPicker value={value} onChange={onChange} isInSheet />
        {value !== null && (
          <Button look="link" onClick={() => onChange(null)}>
            {ui('filter.clear', { field: label })}
          </Button>
        )}
      </div>
    </Popover>
  )
}
