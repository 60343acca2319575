/**
 * The day a text means, as `YYYY-MM-DD`: year, month and day in this order, whatever stands between them.
 * Null for what is no day of the calendar.
 */
export function parseDay(text: string): string | null {
  const parts = /^\s*(\d{4})\s*(?:[-/.年]?\s*)(\d{1,2})\s*(?:[-/.月]?\s*)(\d{1,2})\s*日?\s*$/.exec(
    text.normalize('NFKC'),
  )
  if (!parts) return null
  const [, year, month, day] = parts
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // the 31st of February would roll over into March
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? null : written
}
