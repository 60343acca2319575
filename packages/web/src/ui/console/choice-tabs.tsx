import { useEffect, useRef } from 'react'
import css from '../kit/tabs.module.css'
import layout from '../layout.module.css'

interface ChoiceTab {
  readonly key: string
  readonly label: string
  /** how many rows it has */
  readonly count?: number | string | undefined
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** The views of a list as one row of tabs; on a phone the row scrolls to the chosen one. */
export function ChoiceTabs({ label, tabs }: { label: string; tabs: readonly ChoiceTab[] }) {
  const row = useRef<HTMLElement>(null)
  // counts that arrive later make the tabs wider
  const shape = tabs.map(({ key, count, chosen }) => `${key} ${count} ${chosen}`).join()
  useEffect(() => {
    if (shape === '') return
    const tab = row.current?.querySelector('[aria-pressed="true"]')
    if (tab) row.current!.scrollLeft += middleOf(tab) - middleOf(row.current!)
  }, [shape])
  return (
    <nav ref={row} className={`${css.tabs} ${layout.apart}`} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={css.tab}
          aria-pressed={tab.chosen}
          onClick={tab.onChoose}
        >
          {tab.label}
          {'count' in tab && <span className={css.count}>{tab.count}</span>}
        </button>
      ))}
    </nav>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
