import { chinaTime } from '@bdr/contract/kernel/china-time'

/** A person's quiet hours in China time: `22:00` and `07:00`, or nulls. */
export interface QuietHours {
  readonly from: string | null
  readonly until: string | null
}

const minutesInDay = 1_440
/** Minutes since midnight for `22:30` or `22:30:00`. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** When a disturbing message may be sent: null for immediately, otherwise the end of the quiet hours. */
export function afterQuiet(now: Date, { from, until }: QuietHours): Date | null {
  if (from === null || until === null) return null
  const [begin, end, present] = [from, until, chinaTime(now).slice(11)].map(minutesOf) as [
    number,
    number,
    number,
  ]
  const quiet = begin <= end ? present >= begin && present < end : present >= begin || present < end
  if (!quiet) return null
  const wait = (end - present + minutesInDay) % minutesInDay
  const thisMinute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(thisMinute + wait * 60_000)
}
