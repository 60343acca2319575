import { chinaDay } from '@bdr/contract/kernel/china-time'

export interface Clock {
  now(): Date
  /** the present day in China, where the marketplace's days begin, wherever the server stands */
  today(): string
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => chinaDay(new Date()),
}
