import type { ReactNode } from 'react'
import { Sheet } from '../../ui/site/sheet.tsx'
import { NumberedList, type NumberedItem } from './numbered-list.tsx'
import css from './numbered-sheet.module.css'

/** A stretch of the drawing for a phone, above those entries of the list that it shows. */
export interface NumberedStage {
  picture: ReactNode
  /** the places of its first entry and of the first one after it */
  from: number
  to: number
}

export interface NumberedSheetProps {
  /** the drawing's name and number in its title block */
  drawing: { name: string; number: string }
  listTitle: string
  items: readonly NumberedItem[]
  stages: readonly NumberedStage[]
  /** a drawing so long that the list stands below it, in columns */
  wide?: boolean
  /** what can be done next, below the sheet */
  next?: ReactNode
  /** the whole drawing */
  children: ReactNode
}

/** A drawing with its numbered list beside it; on a phone each stage of it stands above its entries. */
export function NumberedSheet(sheet: NumberedSheetProps) {
  const { drawing, listTitle, items, stages, wide, next, children } = sheet
  return (
    <div className={css.sheet} data-wide={wide}>
      <div className={css.drawing}>
        <div className={css.whole}>
          <Sheet {...drawing}>{children}</Sheet>
        </div>
        {next !== undefined && <p className={css.next}>{next}</p>}
      </div>
      <div className={css.list}>
        <h2 className={css.heading}>{listTitle}</h2>
        <div className={css.stages} data-single={stages.length === 1 || undefined}>
          {stages.map(({ picture, from, to }, index) => (
            <div key={from} className={css.stage}>
              <figure className={css.picture}>
                {picture}
                <figcaption className={css.caption}>
                  {drawing.number} · {index + 1}/{stages.length}
                </figcaption>
              </figure>
              <NumberedList items={items.slice(from, to)} from={from} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
