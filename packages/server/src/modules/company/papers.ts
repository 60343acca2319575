import { expiryNotices } from '@bdr/contract/company/model'
import type { PaperState } from '@bdr/contract/company/replies'
import { daysUntil } from '@bdr/contract/kernel/days'

/** Days from `today` until the last day of its validity; null if it does not expire. */
export const daysLeft = (validUntil: string | null, today: string): number | null =>
  validUntil === null ? null : daysUntil(validUntil, today)

export function paperState(validUntil: string | null, today: string): PaperState {
  const left = daysLeft(validUntil, today)
  if (left === null || left > Math.max(...expiryNotices)) return 'valid'
  return left < 0 ? 'expired' : 'expiring'
}

/**
 * The notice that is due for a qualification: the smallest of the days before its expiry that has been reached and not
 * been notified yet. If it was added late, earlier notices are skipped.
 */
export function dueNotice(validUntil: string, today: string, notified: number | null): number | null {
  const left = daysUntil(validUntil, today)
  const due = expiryNotices.find((days) => left <= days) ?? null
  return due === null || (notified !== null && notified <= due) ? null : due
}
