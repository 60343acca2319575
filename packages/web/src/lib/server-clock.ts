/**
 * The server's time. Devices are wrong by hours and by years: measured against their own clock,
 * what has just been written would be old, and a session over before it began.
 */

/** Milliseconds an answer may take to arrive and be read; within this the clocks agree. */
const tolerance = 60_000

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** Takes note of the `Date` an answer carries. */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  ahead = Math.abs(difference) > tolerance ? difference : 0
}

export const serverNow = (): Date => new Date(Date.now() + ahead)

/** When it is that instant of the server's by this device's clock. */
export const onThisDevice = (instant: string): Date => new Date(Date.parse(instant) - ahead)
