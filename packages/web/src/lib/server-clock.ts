/**
 * The server's time. The clocks of devices may be wrong by hours or years: measured with them, what was just
 * written would look old, and a session would be over before it began.
 */

/** Milliseconds an answer may take to arrive and be read; below this difference the clocks count as equal. */
const tolerance = 60_000

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** Takes note of the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  ahead = Math.abs(difference) > tolerance ? difference : 0
}

export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Converts an instant of the server's clock to this device's clock. */
export const onThisDevice = (instant: string): Date => new Date(Date.parse(instant) - ahead)
