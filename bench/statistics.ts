export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The smallest and the largest value. */
export const spreadOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
