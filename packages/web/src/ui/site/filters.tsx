import { filterText } from '@bdr/text/site-pages/shared'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './filters.module.css'

export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={`${layout.row} ${css.filters}`}>{children}</div>
)

export interface Choice {
  text: string
  href: string
  current: boolean
}

/** A list's filter as links. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={`${layout.row} ${layout.list} ${css.choices}`}>
        {choices.map(({ text, href, current }) => (
          <li key={text}>
            <a className={`${layout.card} ${css.choice}`} href={href} aria-current={current || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface SearchFormProps {
  path: string
  label: string
  value: string
  /** values within which to search */
  otherFilters: Readonly<Record<string, string | null>>
}

/** A search form that leads to an address: it works without script. */
export function SearchForm({ path, label, value, otherFilters }: SearchFormProps) {
  return (
    <form className={css.search} action={path} role="search">
      {Object.entries(otherFilters).map(
        ([name, text]) => text !== null && <input key={name} type="hidden" name={name} value={text} />,
      )}
      <input
        type="search"
        name="keyword"
        defaultValue={value}
        placeholder={label}
        aria-label={label}
        maxLength={40}
        enterKeyHint="search"
      />
      <button>{filterText.search}</button>
    </form>
  )
}

/** The address with the filters that are set. */
export function filteredUrl(path: string, filters: Readonly<Record<string, string | null>>): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`
}
