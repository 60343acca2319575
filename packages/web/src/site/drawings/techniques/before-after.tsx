import { techniqueFigureWords, type TechniqueFigureName } from '@bdr/text/site-pages/technique-figures'
import { techniqueText } from '@bdr/text/site-pages/techniques'
import blueprint from '../../../ui/site/blueprint.module.css'
import { PartList } from '../figures/figure-sheet.tsx'
import { FigureView } from '../figures/figure-view.tsx'
import css from './before-after.module.css'
import { techniqueFigures } from './techniques.ts'

const { before: wordsBefore, after: wordsAfter } = techniqueText.sides

/** The fault and the renovation side by side: the former state on paper, the planned one in blue. */
export function BeforeAfter({ slug, title }: { slug: TechniqueFigureName; title: string }) {
  const { before, after } = techniqueFigures[slug]
  const words = techniqueFigureWords[slug]
  const next = words.before.length + 1
  return (
    <div className={css.pair}>
      <figure className={css.side}>
        <div className={css.canvas}>
          <FigureView figure={before} description={techniqueText.sideOf(wordsBefore, title)} />
        </div>
        <figcaption className={css.caption}>
          <span className={css.name}>{wordsBefore}</span>
          <PartList parts={words.before} />
        </figcaption>
      </figure>
      <figure className={css.side}>
        <div className={`${blueprint.blueprint} ${css.canvas}`}>
          <FigureView figure={after} description={techniqueText.sideOf(wordsAfter, title)} from={next} />
        </div>
        <figcaption className={css.caption}>
          <span className={css.name}>{wordsAfter}</span>
          <PartList parts={words.after} from={next} />
        </figcaption>
      </figure>
    </div>
  )
}
