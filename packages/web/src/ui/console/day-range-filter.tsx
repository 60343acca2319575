import { listViewWords as words } from '@bdr/text/list-views'
import { daysOfPreset, type DayPreset } from '../../lib/day-presets.ts'
import { formatDay } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { DayRangeInput } from '../kit/day-range.tsx'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'

const past: readonly DayPreset[] = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'last-30',
]
const ahead: readonly DayPreset[] = ['today', 'this-week', 'this-month', 'next-7', 'next-30']

/** From one day to another, either of which may be open. */
export function DayRangeFilter({
  field,
  values,
  onCommit,
}: {
  field: FilterField & { kind: 'day-range' }
  values: Readonly<Record<string, string | undefined>>
  onCommit: CommitFilter
}) {
  const today = formatDay(new Date(serverNow()))
  return (
    <fieldset className={css.field}>
      <legend>{field.label}</legend>
      <DayRangeInput
        label={field.label}
        from={values[field.from]}
        to={values[field.to]}
        presets={(field.ahead ? ahead : past).map((preset) => ({
          value: preset,
          label: words.preset[preset],
          ...daysOfPreset(preset, today),
        }))}
        // an unchanged end is left out: the address may already be newer than what is drawn
        onChange={(days) =>
          onCommit({
            ...('from' in days && { [field.from]: days.from }),
            ...('to' in days && { [field.to]: days.to }),
          })
        }
      />
    </fieldset>
  )
}
