import css from '../kit/tabs.module.css'

interface ChoiceTab {
  readonly key: string
  readonly label: string
  /** how many there are of it */
  readonly count?: number | string | undefined
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** What a list can be narrowed to, as one row to choose from; on a phone it scrolls sideways. */
export const ChoiceTabs = ({ label, tabs }: { label: string; tabs: readonly ChoiceTab[] }) => (
  <nav className={`${css.tabs} ${css.apart}`} aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={tab.key}
        type="button"
        className={css.tab}
        aria-pressed={tab.chosen}
        onClick={(event) => {
          tab.onChoose()
          event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
        }}
      >
        {tab.label}
        {'count' in tab && <span className={css.count}>{tab.count}</span>}
      </button>
    ))}
  </nav>
)
