import type { Asker } from '../admission/asker.ts'
import { TooMuchAtOnce } from '../admission/too-much-at-once.ts'

interface QueueLimits {
  /** works done at the same time */
  readonly atOnce: number
  /** works of one asker that may wait; a further one is refused */
  readonly waitingOfAsker: number
}

type Begin = () => void

/**
 * Works wait by turns: one of each company or network, and within it one of each person or link. So whoever asks for
 * much waits for themselves, and a single work of somebody else waits for one of theirs.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  #underWay = 0
  /** a group stands at the end once one of its works has begun, and so does a name within it */
  readonly #groups = new Map<string, Map<string, Begin[]>>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** @throws AppError B00429 if too many works of this asker wait */
  async run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < this.#limits.atOnce) this.#underWay += 1
    else await this.#turnOf(asker)
    try {
      return await work()
    } finally {
      const next = this.#next()
      if (next) next()
      else this.#underWay -= 1
    }
  }

  #turnOf({ group, name }: Asker): Promise<void> {
    const names = this.#groups.get(group) ?? new Map<string, Begin[]>()
    const waiting = names.get(name) ?? []
    if (waiting.length >= this.#limits.waitingOfAsker) throw new TooMuchAtOnce()
    this.#groups.set(group, names)
    names.set(name, waiting)
    return new Promise((resolve) => waiting.push(resolve))
  }

  #next(): Begin | undefined {
    const first = shifted(this.#groups)
    if (!first) return undefined
    const [group, names] = first
    const [name, waiting] = shifted(names)!
    const begin = waiting.shift()!
    if (waiting.length > 0) names.set(name, waiting)
    if (names.size > 0) this.#groups.set(group, names)
    return begin
  }
}

/** Takes the first entry out of a map. */
function shifted<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  const [first] = map
  if (first) map.delete(first[0])
  return first
}
