import { figureWords, type FigureName } from '@bdr/text/site-pages/figures'
import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import blueprint from '../../../ui/site/blueprint.module.css'
import typography from '../../../ui/typography.module.css'
import mark from '../number-mark.module.css'
import css from './figure-sheet.module.css'
import { FigureView } from './figure-view.tsx'
import { figures } from './figures.ts'

/** A drawing of one machine with the names of its numbers and letters; `more` is a link onwards. */
export function FigureSheet({ figure, more }: { figure: FigureName; more?: ReactNode }) {
  const { name, parts, sizes } = figureWords[figure]
  return (
    <figure className={css.sheet}>
      <div className={`${blueprint.blueprint} ${css.canvas}`}>
        <FigureView figure={figures[figure]} description={name} />
      </div>
      <figcaption className={css.caption}>
        <span className={css.name}>{name}</span>
        <PartList parts={parts} />
        {Object.keys(sizes).length > 0 && (
          <span className={`${layout.row} ${typography.small} ${css.sizes}`}>
            {Object.entries(sizes).map(([letter, meaning]) => (
              <span key={letter}>
                <i className={css.letter}>{letter}</i> {meaning}
              </span>
            ))}
          </span>
        )}
        {more}
      </figcaption>
    </figure>
  )
}

/** The names of a drawing's numbers, starting with the number `from`. */
export const PartList = ({ parts, from = 1 }: { parts: readonly (readonly string[])[]; from?: number }) => (
  <ol className={`${layout.list} ${css.parts}`} start={from}>
    {parts.map(([name, note], index) => (
      <li key={index} className={css.part}>
        <span className={`${mark.mark} ${css.mark}`} aria-hidden>
          {from + index}
        </span>
        <span>
          {name}
          {note !== undefined && <span className={`${typography.small} ${css.note}`}>{note}</span>}
        </span>
      </li>
    ))}
  </ol>
)
