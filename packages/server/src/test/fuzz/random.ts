/** Random choices that are the same for the same seed. */
export interface Random {
  /** from 0 to below 1 */
  next(): number
  /** an integer from 0 to below the limit */
  below(limit: number): number
  /** true with this probability */
  chance(share: number): boolean
  oneOf<Item>(items: readonly Item[]): Item
}

/** Mulberry32: 32 bits of state, sufficiently uniform for tests. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    oneOf: (items) => items[below(items.length)]!,
  }
}
