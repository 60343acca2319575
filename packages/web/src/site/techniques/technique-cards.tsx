import { pageUrl } from '@bdr/contract/navigation'
import type { TechniqueCard } from '@bdr/contract/site/data'
import { industryTitles } from '@bdr/text/site-labels'
import { techniqueText } from '@bdr/text/site-pages/techniques'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { isTechniqueFigure } from '../drawings/techniques/techniques.ts'
import css from './technique-cards.module.css'

/** Techniques as cards, each with its most important figure: the value before and after. */
export function TechniqueCards({ cards }: { cards: readonly TechniqueCard[] }) {
  return (
    <ul className={`${layout.list} ${css.cards}`}>
      {cards.map((card) => (
        <li key={card.id} className={`${layout.card} ${css.card}`}>
          {isTechniqueFigure(card.slug) && (
            <img
              className={css.picture}
              src={`/drawings/${card.slug}.svg`}
              width={960}
              height={350}
              loading="lazy"
              decoding="async"
              alt=""
            />
          )}
          <p className={css.industry}>{industryTitles[card.industry]}</p>
          <h3 className={css.title}>
            <a href={pageUrl('techniqueDetail', { id: card.id })}>{card.title}</a>
          </h3>
          <p className={css.summary}>{card.summary}</p>
          {card.figures[0] && (
            <p className={`${layout.row} ${css.figure}`}>
              <span className={`${typography.small} ${css.label}`}>
                {card.figures[0].label}
                {techniqueText.reference}
              </span>
              <span className={css.before}>{card.figures[0].before}</span>
              <span aria-label={techniqueText.becomes} role="img" className={css.arrow} />
              <span className={typography.prominent}>{card.figures[0].after}</span>
              <span className={typography.small}>{card.figures[0].unit}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
