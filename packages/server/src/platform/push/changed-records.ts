import { seesOnlyAssigned } from '@bdr/contract/access'
import { maxHintedIds, type Push, type RecordHint } from '@bdr/contract/messages/model'
import { isNotifiedOf, type EntityKind } from '@bdr/contract/entities'
import type { RecordsChanged } from '../bus.ts'
import type { Connections } from './connections.ts'
import type { Peer } from './peer.ts'

/** The owners or the assignees of records, by the records' ids; some have none. */
type ByKind = (kind: EntityKind, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export interface RecordsKnown {
  /** the merchants' ids; those without one are the marketplace's own */
  readonly ownersOf: ByKind
  /** the one of those who see only what is assigned to them that may know of it; all of them where none is named */
  readonly assigneesOf: ByKind
}

/** One record that changed; `id` null where it does not matter which. */
interface Changed {
  readonly kind: EntityKind
  readonly id: string | null
  readonly assigneeId: string | null
}

/** The marketplace's own records stand under null. */
type ByMerchant = ReadonlyMap<string | null, readonly Changed[]>

/**
 * What has changed since the pages were last notified: an import of thousands is one hint, and a busy
 * minute a few. A hint names kinds and ids alone; what the records say is in the answer to a call.
 */
export class ChangedRecords {
  readonly #known: RecordsKnown
  #waiting: RecordsChanged[] = []

  constructor(known: RecordsKnown) {
    this.#known = known
  }

  add(records: readonly RecordsChanged[]): void {
    this.#waiting.push(...records)
  }

  /** Notifies a merchant's own people, and the operators, of what has changed for them; nobody else. */
  async notify(connections: Connections): Promise<void> {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    if (connections.isEmpty) return
    try {
      const byMerchant = await this.#byMerchant(waiting)
      connections.notifyEach((peer) => messageFor(peer, byMerchant))
    } catch {
      // the database is away: what is open is looked at again when it is back
      connections.catchUp()
    }
  }

  async #byMerchant(changes: readonly RecordsChanged[]): Promise<ByMerchant> {
    const byMerchant = new Map<string | null, Changed[]>()
    for (const { kind, merchantId, ids } of changes) {
      const owners = merchantId === undefined ? await this.#known.ownersOf(kind, ids) : null
      const assignees = await this.#known.assigneesOf(kind, ids)
      for (const id of ids.length === 0 ? [null] : ids) {
        const owner = (owners ? owners.get(id ?? '') : merchantId) ?? null
        const known = byMerchant.get(owner) ?? []
        known.push({ kind, id, assigneeId: assignees.get(id ?? '') ?? null })
        byMerchant.set(owner, known)
      }
    }
    return byMerchant
  }
}

/** What of it somebody of this merchant and post may know; operators work for all merchants. */
function messageFor(
  { merchantId, post, staffId }: Pick<Peer, 'merchantId' | 'post' | 'staffId'>,
  byMerchant: ByMerchant,
): Push | null {
  if (post === null) return null
  const changed = merchantId === null ? [...byMerchant.values()].flat() : (byMerchant.get(merchantId) ?? [])
  const heard = changed.filter(
    ({ kind, assigneeId }) =>
      isNotifiedOf(post, kind) && (!seesOnlyAssigned(post) || assigneeId === null || assigneeId === staffId),
  )
  const byKind = Map.groupBy(heard, ({ kind }) => kind)
  const changes = [...byKind].map(([kind, records]) => hintOf(kind, records))
  return changes.length === 0 ? null : { type: 'records', changes }
}

function hintOf(kind: EntityKind, changed: readonly Changed[]): RecordHint {
  const ids = [...new Set(changed.map(({ id }) => id))]
  return ids.length > maxHintedIds || ids.includes(null) ? { kind } : { kind, ids: ids as string[] }
}
