import type { RefObject } from 'react'
import { Sheet } from '../kit/aria/sheet.tsx'
import { CategoryPicker } from './category-picker.tsx'

interface CategorySheetProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  value: string | null
  onChoose: (id: string) => void
  onClose: () => void
}

/** The catalogue below a `CategoryField`: loaded when somebody opens it. */
export default function CategorySheet({ value, onChoose, ...sheet }: CategorySheetProps) {
  return (
    <Sheet {...sheet}>
      <CategoryPicker value={value} onChange={onChoose} takesBranches />
    </Sheet>
  )
}
