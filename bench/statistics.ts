export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * The mean of the middle half. A browser shows a page at one of sixty moments of a second: the median of such values
 * jumps by a whole moment, while extreme ones do not move this mean.
 */
export function middleMean(values: readonly number[]): number {
  const left = values.length >> 2
  const middle = values.toSorted((a, b) => a - b).slice(left, values.length - left)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** The smallest and the largest value. */
export const spreadOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
