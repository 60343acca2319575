/**
 * The day that a text means, as `YYYY-MM-DD`: year, month and day in this order, whatever separates them.
 * Null when it is no day of the calendar.
 */
export function parseDay(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})[-/.\p{Script=Han}](\d{1,2})[-/.\p{Script=Han}](\d{1,2})\p{Script=Han}?$/u.exec(plain)
  if (!parts) return null
  const [, year, month, day] = parts
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // the 31st of February would become a day in March
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? null : written
}
