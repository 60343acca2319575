/**
 * The server's time. The clocks of devices may be wrong by hours or years: measured with them, what was just
 * written would look old, and a session would be over before it began.
 */

/** Milliseconds an answer may take to arrive and be read where it is not known how long it took. */
const tolerance = 60_000
/** Milliseconds within which an answer arrived that says the time exactly, and how exactly: dates have seconds. */
const quick = 1_000
const exactness = 1_500

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/**
 * Takes note of the `Date` header of an answer.
 * @param sentAt when the request was sent, in milliseconds of this device's clock, where that is known
 */
export function noteServerTime(date: string | null, sentAt?: number): void {
  const said = Date.parse(date ?? '')
  if (Number.isNaN(said)) return
  const now = Date.now()
  const isQuick = sentAt !== undefined && now - sentAt <= quick
  const difference = isQuick ? said + 500 - (sentAt + now) / 2 : said - now
  const error = isQuick ? exactness : tolerance
  if (Math.abs(difference - ahead) > error) ahead = Math.abs(difference) > error ? difference : 0
}

export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Converts an instant of the server's clock to this device's clock. */
export const onThisDevice = (instant: string): Date => new Date(Date.parse(instant) - ahead)
