import { ChoiceTabs } from './choice-tabs.tsx'

interface CountTabsProps<Value extends string> {
  label: string
  /** what stands for all of them */
  all: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  /** how many there are of each, whatever is chosen; not there yet while it is read */
  counts: readonly { readonly status: Value; readonly count: number }[] | undefined
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** States to choose from, each with how many there are. */
export function CountTabs<Value extends string>({
  label,
  all,
  choices,
  counts,
  value,
  onChange,
}: CountTabsProps<Value>) {
  const total = counts?.reduce((sum, { count }) => sum + count, 0)
  const tabs = [
    { value: undefined, label: all, count: total },
    ...choices.map((choice) => ({
      ...choice,
      count: counts?.find(({ status }) => status === choice.value)?.count,
    })),
  ]
  return (
    <ChoiceTabs
      label={label}
      tabs={tabs.map((tab) => ({
        key: tab.value ?? '',
        label: tab.label,
        count: tab.count,
        chosen: tab.value === value,
        onChoose: () => onChange(tab.value),
      }))}
    />
  )
}
