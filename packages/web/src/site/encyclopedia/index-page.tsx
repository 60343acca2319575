import { entryCategories, type EntryCategory } from '@bdr/contract/content/kinds'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { EntryCard } from '@bdr/contract/site/data'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { Choices, filteredUrl, Filters, SearchForm } from '../../ui/site/filters.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import typography from '../../ui/typography.module.css'
import { BallBearing, BallBearingViews } from '../drawings/ball-bearing.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { DrawingCover } from '../drawings/drawing-cover.tsx'
import { isFigure } from '../drawings/figures/figures.ts'
import { generalFormUrl } from '../techniques/ask.ts'
import css from './index-page.module.css'

export interface EntryFilters {
  letter: string | null
  category: EntryCategory | null
  keyword: string | null
}

export interface IndexProps {
  filters: EntryFilters
  entries: readonly EntryCard[]
  /** the letters that have entries in this category, with this search text */
  letters: readonly string[]
}

const path = pageByKey('encyclopedia').path

export function Index({ filters, entries, letters }: IndexProps) {
  const { letter, category, keyword } = filters
  const isFiltered = letter !== null || category !== null || keyword !== null
  return (
    <Page>
      <Opening
        title={category === null ? encyclopediaText.title : entryCategoryTitles[category]}
        lead={encyclopediaText.lead}
      />
      {!isFiltered && (
        <Section label={encyclopediaText.drawing.name}>
          <Sheet
            name={encyclopediaText.drawing.name}
            number={encyclopediaText.drawing.number}
            stages={<BallBearingViews />}
          >
            <BallBearing />
          </Sheet>
        </Section>
      )}
      <Section title={encyclopediaText.categories}>
        <ul className={`${layout.list} ${css.categories}`}>
          {entryCategories.map((one) => (
            <li key={one}>
              <a
                className={`${layout.card} ${layout.pair} ${css.category}`}
                href={pageUrl('encyclopedia', { category: one })}
                aria-current={one === category || undefined}
              >
                <CategoryDrawing category={one} className={css.sign} />
                {entryCategoryTitles[one]}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={encyclopediaText.resultTitle}>
        <Filters>
          <Choices
            label={encyclopediaText.letters}
            choices={[null, ...letters].map((one) => ({
              text: one ?? encyclopediaText.allLetters,
              href: filteredUrl(path, { letter: one, category, keyword }),
              current: one === letter,
            }))}
          />
          <SearchForm
            path={path}
            label={encyclopediaText.searchLabel}
            value={keyword ?? ''}
            otherFilters={{ category }}
          />
        </Filters>
        {entries.length === 0 ? (
          <EmptyList title={encyclopediaText.none} hint={encyclopediaText.noneHint}>
            <a className={button.quiet} href={path}>
              {encyclopediaText.showAll}
            </a>
            <a className={button.quiet} href={generalFormUrl}>
              {nextStepText.ask}
            </a>
          </EmptyList>
        ) : (
          <>
            <p className={`${typography.small} ${css.found}`}>
              {encyclopediaText.found(entries.length)}
              {isFiltered && <a href={path}>{encyclopediaText.showAll}</a>}
            </p>
            {keyword === null && category === null ? (
              <EntryList entries={entries} />
            ) : (
              <Results entries={entries} pictured={keyword === null} />
            )}
          </>
        )}
      </Section>
    </Page>
  )
}

/** Entries grouped by letter, as in the index of a manual. */
function EntryList({ entries }: EntriesProps) {
  const letters = [...new Set(entries.map((entry) => entry.letter))]
  return (
    <div className={css.index}>
      {letters.map((letter) => (
        <section key={letter} className={css.group} aria-labelledby={`letter-${letter}`}>
          <h3 id={`letter-${letter}`} className={css.letter}>
            {letter}
          </h3>
          <Entries entries={entries.filter((entry) => entry.letter === letter)} />
        </section>
      ))}
    </div>
  )
}

/** The results of a search, the best first, or of a category, with its drawings. */
const Results = (found: EntriesProps) => (
  <div className={css.entryListFound}>
    <Entries {...found} />
  </div>
)

interface EntriesProps {
  entries: readonly EntryCard[]
  /** with their drawings: a category's page is a picture catalogue, the index of all entries a list */
  pictured?: boolean
}

const Entries = ({ entries, pictured = false }: EntriesProps) => (
  <ul className={css.list}>
    {entries.map((entry) => (
      <li key={entry.slug} className={css.entry}>
        {pictured && isFigure(entry.slug) && <DrawingCover name={entry.slug} className={css.cover} />}
        <a className={css.title} href={pageUrl('encyclopedia', { entry: entry.slug })}>
          {entry.title}
        </a>
        <span className={typography.small}>{entryCategoryTitles[entry.category]}</span>
        <p className={`${typography.small} ${css.summary}`}>{entry.summary}</p>
      </li>
    ))}
  </ul>
)
