import { pageUrl } from '@bdr/contract/navigation'
import type { EntryCard } from '@bdr/contract/site/data'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import css from './entry-list.module.css'

/** Entries under their letters, as at the end of a manual. */
export function EntryList({ entries }: EntriesProps) {
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

/** What a search found, what fits best first. */
export const FoundEntries = (found: EntriesProps) => (
  <div className={css.found}>
    <Entries {...found} />
  </div>
)

interface EntriesProps {
  entries: readonly EntryCard[]
}

const Entries = ({ entries }: EntriesProps) => (
  <ul className={css.list}>
    {entries.map((entry) => (
      <li key={entry.slug} className={css.entry}>
        <a className={css.title} href={pageUrl('encyclopedia', { entry: entry.slug })}>
          {entry.title}
        </a>
        <span className={css.category}>{entryCategoryTitles[entry.category]}</span>
        <p className={css.summary}>{entry.summary}</p>
      </li>
    ))}
  </ul>
)
