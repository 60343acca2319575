/** Pages shown on either side of the current one. */
const around = 2

/** A gap replaces at least two pages: a single one is shown instead. */
export type PageNumber = number | 'gap-before' | 'gap-after'

/** The page numbers that are linked: first and last, and those around the current one. */
export function pageNumbers(current: number, last: number): PageNumber[] {
  let from = Math.max(1, current - around)
  let to = Math.min(last, current + around)
  if (from <= 3) from = 1
  if (to >= last - 2) to = last
  const near = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  return [
    ...(from > 1 ? [1, 'gap-before' as const] : []),
    ...near,
    ...(to < last ? ['gap-after' as const, last] : []),
  ]
}
