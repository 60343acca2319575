import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { Sheet } from '../../ui/site/sheet.tsx'
import { partAnchor } from './callouts.tsx'
import css from './numbered-sheet.module.css'
import mark from './number-mark.module.css'

/** The address of a stretch of a drawing, on a phone. */
export const stageAnchor = (number: number): string => `stage-${number}`

/** A stretch of the drawing for a phone, above the entries of the list that belong to it. */
export interface NumberedStage {
  picture: ReactNode
  /** the full drawing, with the window through which this stretch is visible */
  locator?: ReactNode
  /** the indexes of its first entry and of the first one after it */
  from: number
  to: number
}

export interface NumberedSheetProps {
  /** the drawing's name and number in its title block */
  drawing: { name: string; number: string; note?: string }
  listTitle: string
  items: readonly NumberedItem[]
  stages: readonly NumberedStage[]
  /** the full drawing as a phone shows it first */
  overview?: ReactNode
  /** a drawing so long that the list is below it, in columns */
  wide?: boolean
  /** what can be done next, below the sheet */
  next?: ReactNode
  /** the full drawing */
  children: ReactNode
}

/** A drawing with its numbered list beside it; on a phone each stage of it is above its entries. */
export function NumberedSheet(sheet: NumberedSheetProps) {
  const { drawing, listTitle, items, stages, overview, wide, next, children } = sheet
  return (
    <div className={css.sheet} data-wide={wide}>
      <div className={`${layout.shrinks} ${css.drawing}`}>
        <div className={css.whole}>
          <Sheet {...drawing}>{children}</Sheet>
        </div>
        {next !== undefined && <p className={`${layout.row} ${css.next}`}>{next}</p>}
      </div>
      <div className={layout.shrinks}>
        {overview !== undefined && <div className={css.overview}>{overview}</div>}
        <h2 className={css.heading}>{listTitle}</h2>
        <div className={css.stages} data-single={stages.length === 1 || undefined}>
          {stages.map(({ picture, locator, from, to }, index) => (
            <div key={from} id={stageAnchor(index + 1)} className={css.stage}>
              <figure className={css.picture}>
                {picture}
                <figcaption className={css.caption}>
                  {locator}
                  <span>
                    {drawing.number} · {index + 1}/{stages.length}
                  </span>
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

export interface NumberedItem {
  name: string
  text: string
  /** links or a colour, shown below */
  more?: ReactNode
  /** shown once its number was chosen */
  chosen?: ReactNode
}

/**
 * The explanations of a drawing's numbers: a callout links to its entry, and hovering an entry highlights the
 * callout.
 */
function NumberedList({ items, from = 0 }: { items: readonly NumberedItem[]; from?: number }) {
  return (
    <ol className={`${layout.list} ${css.parts}`} start={from + 1}>
      {items.map(({ name, text, more, chosen }, index) => (
        <li key={name} id={partAnchor(from + index + 1)} className={css.part}>
          <span className={mark.mark} aria-hidden>
            {from + index + 1}
          </span>
          <h3 className={css.name}>{name}</h3>
          <p className={css.text}>{text}</p>
          {more !== undefined && <p className={`${layout.row} ${layout.links} ${css.more}`}>{more}</p>}
          {chosen !== undefined && <div className={css.chosen}>{chosen}</div>}
        </li>
      ))}
    </ol>
  )
}
