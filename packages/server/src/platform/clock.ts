import { chinaDay } from '@bdr/contract/kernel/china-time'

export interface Clock {
  now(): Date
  /** the current day in China, which the marketplace uses, regardless of the server's time zone */
  today(): string
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => chinaDay(new Date()),
}
