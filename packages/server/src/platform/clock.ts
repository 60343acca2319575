/** The marketplace's days begin at midnight in China, wherever the server stands. */
const chinaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

export interface Clock {
  now(): Date
  /** the present day in China, `2026-11-20` */
  today(): string
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => chinaDay.format(new Date()),
}
