import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'

const digits = '零壹贰叁肆伍陆柒捌玖'
const variants: Readonly<Record<string, string>> = { 〇: '零', 弍: '贰', 参: '叁', 陸: '陆', 两: '贰' }
const steps: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 }

/** Every character that an amount in words may contain. */
export const capitals = `${digits}${Object.keys(variants).join('')}拾佰仟万萬亿元圆角分整正`

const written = new RegExp(
  `[${digits}${Object.keys(variants).join('')}拾佰仟][${capitals}]*?(?:元|圆)[${capitals}]*`,
)

/** The amount of a text like on a cheque, 肆万零叁佰伍拾贰元整; null if the text is not such an amount. */
export function amountInCapitals(text: string): Decimal | null {
  const found = written.exec(text)?.[0]
  if (!found) return null
  const [whole, rest = ''] = found.split(/[元圆]/) as [string, string?]
  const cents = /(?:(.)角)?(?:零?(.)分)?/.exec(rest)!
  const [tenths, hundredths] = [cents[1], cents[2]].map((digit) => (digit ? digitOf(digit) : 0))
  const units = wholeNumber(whole)
  if (tenths === null || hundredths === null) return null
  return decimal(String(units)).plus(`0.${tenths}${hundredths}`).toFixed()
}

function digitOf(character: string): number | null {
  const index = digits.indexOf(variants[character] ?? character)
  return index === -1 ? null : index
}

/** Parses groups of up to four digits, each followed by 万 or 亿. */
function wholeNumber(text: string): number {
  let total = 0
  let below = 0
  let group = 0
  let digit = 0
  for (const character of text) {
    const value = digitOf(character)
    if (value !== null) digit = value
    else if (steps[character]) {
      // 拾伍 is fifteen
      group += (digit || 1) * steps[character]
      digit = 0
    } else if (character === '亿') {
      total += (below + group + digit) * 100_000_000
      below = group = digit = 0
    } else {
      below += (group + digit) * 10_000
      group = digit = 0
    }
  }
  return total + below + group + digit
}
