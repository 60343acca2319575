import { chinaTime } from '@bdr/contract/kernel/china-time'

/** Working hours of the demo: Monday to Friday, 8:40 to 17:20 in China. */
const opens = 8 * 60 + 40
const perDay = 17 * 60 + 20 - opens
const minute = 60_000
const day = 1440 * minute

/** Whole days since 1970 in China time. */
const dayNumber = (instant: Date): number => Date.parse(`${chinaTime(instant).slice(0, 10)}T00:00:00Z`) / day
const isWorkingDay = (number: number): boolean => {
  const weekday = new Date(number * day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** A moment in working hours: the day and the minutes since its start. */
interface Moment {
  readonly day: number
  readonly minutes: number
}

/** The last moment in working hours that is not after an instant. */
function lastMoment(instant: Date): Moment {
  const [hour, minutes] = chinaTime(instant).slice(11, 16).split(':').map(Number) as [number, number]
  const since = hour * 60 + minutes - opens
  const today = dayNumber(instant)
  if (isWorkingDay(today) && since >= 0) return { day: today, minutes: Math.min(since, perDay) }
  return { day: workingDayBefore(today), minutes: perDay }
}

function workingDayBefore(number: number): number {
  const before = number - 1
  return isWorkingDay(before) ? before : workingDayBefore(before)
}

/** Working minutes from one moment to a later one. */
function minutesBetween(from: Moment, to: Moment): number {
  let whole = 0
  for (let at = from.day; at < to.day; at += 1) if (isWorkingDay(at)) whole += perDay
  return whole + to.minutes - from.minutes
}

function later(from: Moment, minutes: number): Moment {
  const total = from.minutes + minutes
  if (total <= perDay) return { day: from.day, minutes: total }
  let next = from.day + 1
  while (!isWorkingDay(next)) next += 1
  return later({ day: next, minutes: 0 }, total - perDay)
}

const instantOf = ({ day: number, minutes }: Moment): Date =>
  new Date(number * day + (opens + minutes - 8 * 60) * minute)

/** A pseudo-random number between 0 and 1, the same on every call. */
const scatter = (seed: number): number => ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296

/**
 * The times of the events of one story: in order, at different times of working days, the first a number of days ago
 * and the last not in the future.
 * @param daysAgo counted from the last working day
 * @param seed different for every story
 * @param gaps working days from each event to the next, shortened if there is not enough time
 * @returns one instant more than there are gaps
 */
export function storyTimes(now: Date, daysAgo: number, seed: number, gaps: readonly number[]): Date[] {
  const end = lastMoment(now)
  let first = end.day - daysAgo
  while (!isWorkingDay(first)) first -= 1
  const wished: Moment = { day: first, minutes: Math.floor(10 + scatter(seed) * 170) }
  const start =
    minutesBetween(wished, end) > gaps.length ? wished : beforeEnd(end, gaps.length + 1 + (seed % 7))
  const room = minutesBetween(start, end)
  const wanted = gaps.map((gap, at) => gap * perDay * (0.75 + scatter(seed * 31 + at + 1) / 2))
  // every gap has at least one minute, however much the rest is shortened
  const rest = Math.max(0, room * 0.95 - gaps.length)
  const scale = Math.min(1, rest / wanted.reduce((all, gap) => all + gap, 1))
  const moments = [start]
  for (const gap of wanted) moments.push(later(moments.at(-1)!, 1 + Math.floor(gap * scale)))
  return moments.map(instantOf)
}

/** A number of working minutes before a moment, on the same or the previous working day. */
const beforeEnd = (end: Moment, minutes: number): Moment =>
  end.minutes >= minutes
    ? { day: end.day, minutes: end.minutes - minutes }
    : { day: workingDayBefore(end.day), minutes: perDay - minutes }
