/**
 * Everybody of the platform goes by the clock in China, which has kept this distance from UTC since
 * 1992. A formatter would know it too, but making the first one takes 20 ms: of a first page, of a start.
 */
const aheadOfUtc = 8 * 60 * 60 * 1000

/** An instant by the clock in China: `2026-11-20 16:05:09`. */
export const chinaTime = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() + aheadOfUtc).toISOString().slice(0, 19).replace('T', ' ')

/** The same as people read it: `2026-11-20 16:05`. */
export const chinaMinute = (instant: Date | string): string => chinaTime(instant).slice(0, 16)

/** The day it is in China at an instant: `2026-11-20`. */
export const chinaDay = (instant: Date | string): string => chinaTime(instant).slice(0, 10)
