import type { ReactNode } from 'react'
import { Sheet } from '../../ui/site/sheet.tsx'
import { NumberedList, type NumberedItem } from './numbered-list.tsx'
import css from './numbered-sheet.module.css'

export interface NumberedSheetProps {
  /** the drawing's name and number in its title block */
  drawing: { name: string; number: string }
  listTitle: string
  items: readonly NumberedItem[]
  /** what can be done next, below the sheet */
  next?: ReactNode
  /** the drawing */
  children: ReactNode
}

/** A drawing with its numbered list beside it; on a phone below it. */
export function NumberedSheet({ drawing, listTitle, items, next, children }: NumberedSheetProps) {
  return (
    <div className={css.sheet}>
      <div className={css.drawing}>
        <Sheet {...drawing} wide>
          {children}
        </Sheet>
        {next !== undefined && <p className={css.next}>{next}</p>}
      </div>
      <div className={css.list}>
        <h2 className={css.heading}>{listTitle}</h2>
        <NumberedList items={items} />
      </div>
    </div>
  )
}
