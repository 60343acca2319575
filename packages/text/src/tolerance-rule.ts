import type {
  EffectiveTolerance,
  Tolerance,
  ToleranceLevel,
  ToleranceMode,
} from '@bdr/contract/orders/tolerance'
import { rateText } from './number-format.ts'

/** The label of a tolerance rule everywhere. */
export const toleranceLabel = '超交规则'

const texts: Readonly<Record<ToleranceMode, (share: string) => string>> = {
  none: () => '不许超交',
  warn: (share) => `可超交 ${share}，须确认`,
  reject: (share) => `可超交 ${share}`,
}

/** A tolerance rule for people: `可超交 5%，须确认`. */
export const toleranceText = ({ mode, share }: Tolerance): string => texts[mode](rateText(share))

const levels: Readonly<Record<ToleranceLevel, string>> = {
  line: '本行约定',
  order: '本订单约定',
  merchant: '按商家的规则',
  platform: '按平台的规则',
}

/** The level at which a rule was set, shown beside it. */
export const toleranceFrom = ({ from }: EffectiveTolerance): string => levels[from]

/** A recorded rule, `warn 0.05`, for people; null if the rule of the next level applied. */
export function recordedToleranceText(recorded: string | null): string {
  const [mode, share = '0'] = (recorded ?? '').split(' ')
  return Object.hasOwn(texts, mode!) ? toleranceText({ mode: mode as ToleranceMode, share }) : '没有另作约定'
}
