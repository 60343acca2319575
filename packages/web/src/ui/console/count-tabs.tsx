import css from './count-tabs.module.css'

interface CountTabsProps<Value extends string> {
  label: string
  /** what stands for all of them */
  all: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  /** how many there are of each, whatever is chosen; not there yet while it is read */
  counts: ReadonlyMap<Value, number> | undefined
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** States as one row to choose from, each with how many there are; on a phone it scrolls sideways. */
export function CountTabs<Value extends string>({
  label,
  all,
  choices,
  counts,
  value,
  onChange,
}: CountTabsProps<Value>) {
  const total = counts && [...counts.values()].reduce((sum, count) => sum + count, 0)
  const tabs = [
    { value: undefined, label: all, count: total },
    ...choices.map((choice) => ({ ...choice, count: counts && (counts.get(choice.value) ?? 0) })),
  ]
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value ?? ''}
          type="button"
          className={css.tab}
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          <span className={css.count}>{tab.count}</span>
        </button>
      ))}
    </nav>
  )
}
