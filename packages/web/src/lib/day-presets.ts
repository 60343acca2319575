import { addDays } from '@bdr/contract/kernel/days'

export const dayPresets = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'next-7',
  'next-30',
  'last-30',
] as const
export type DayPreset = (typeof dayPresets)[number]

interface Days {
  readonly from: string
  readonly to: string
}

/** The days that a preset covers on a given day; weeks begin on Monday. All are `YYYY-MM-DD`. */
export function daysOfPreset(preset: DayPreset, today: string): Days {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  const first = `${today.slice(0, 8)}01`
  const monthOf = (day: string): Days => {
    const from = `${day.slice(0, 8)}01`
    return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) }
  }
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this-week':
      return { from: monday, to: addDays(monday, 6) }
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'this-month':
      return monthOf(today)
    case 'last-month':
      return monthOf(addDays(first, -1))
    case 'next-7':
      return { from: today, to: addDays(today, 6) }
    case 'next-30':
      return { from: today, to: addDays(today, 29) }
    case 'last-30':
      return { from: addDays(today, -29), to: today }
  }
}

const mark = '~'

/**
 * A saved view with “next week” has to show next week whenever it is opened: a preset is stored by its name.
 */
export function withPresets(
  search: URLSearchParams,
  ranges: readonly { readonly from: string; readonly to: string }[],
  today: string,
): URLSearchParams {
  const narrowed = new URLSearchParams(search)
  for (const { from, to } of ranges) {
    const preset = presetOf(search.get(from) ?? undefined, search.get(to) ?? undefined, today)
    if (preset === undefined) continue
    narrowed.set(from, `${mark}${preset}.from`)
    narrowed.set(to, `${mark}${preset}.to`)
  }
  return narrowed
}

/** The same search with the days that presets cover today in place of the presets. */
export function withDays(search: URLSearchParams, today: string): URLSearchParams {
  const days = new URLSearchParams()
  for (const [name, value] of search) days.set(name, value.startsWith(mark) ? dayOf(value, today) : value)
  return days
}

function dayOf(value: string, today: string): string {
  const [name, end] = value.slice(mark.length).split('.')
  const preset = dayPresets.find((one) => one === name)
  return preset === undefined ? '' : daysOfPreset(preset, today)[end === 'to' ? 'to' : 'from']
}

/** The preset that covers exactly these days; the first one where several do. */
export const presetOf = (from: string | undefined, to: string | undefined, today: string) =>
  dayPresets.find((preset) => {
    const days = daysOfPreset(preset, today)
    return days.from === from && days.to === to
  })
