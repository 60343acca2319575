import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'

const storedNumber = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/

/**
 * The number stored in a cell, as the person sees it. Spreadsheets have 15 significant digits; further digits are
 * artefacts of floating point (46.3499999999999999986, 0.30000000000000004).
 * @returns plain notation (`1e-7` becomes `0.0000001`), or null if it is not a finite number
 */
export function decimalOf(stored: string): Decimal | null {
  const text = stored.trim()
  if (!storedNumber.test(text)) return null
  // rounding may overflow the largest numbers
  const number = Number(Number(text).toPrecision(15))
  if (!Number.isFinite(number)) return null
  const shown = String(number)
  return shown.includes('e') ? decimal(shown).toFixed() : shown
}
