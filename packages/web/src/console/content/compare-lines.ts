/** A run of lines that both have, or that one alone has. */
export interface LineRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly lines: readonly string[]
}

/** What became of lines: the longest common part stays, the rest went or came. */
export function compareLines(before: readonly string[], after: readonly string[]): LineRun[] {
  const common = commonLengths(before, after)
  const runs: { kind: LineRun['kind']; lines: string[] }[] = []
  const put = (kind: LineRun['kind'], line: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  let b = 0
  let a = 0
  while (b < before.length || a < after.length) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      put('same', before[b]!)
      b += 1
      a += 1
    } else if (a >= after.length || (b < before.length && common[b + 1]![a]! >= common[b]![a + 1]!)) {
      put('removed', before[b]!)
      b += 1
    } else {
      put('added', after[a]!)
      a += 1
    }
  }
  return runs
}

/** `[b][a]`: how many lines `before` from b and `after` from a have in common at most. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b -= 1)
    for (let a = after.length - 1; a >= 0; a -= 1)
      lengths[b]![a] =
        before[b] === after[a]
          ? lengths[b + 1]![a + 1]! + 1
          : Math.max(lengths[b + 1]![a]!, lengths[b]![a + 1]!)
  return lengths
}
