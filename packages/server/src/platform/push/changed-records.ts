import { seesOnlyAssigned } from '@bdr/contract/access'
import { maxHintedIds, type Push, type RecordHint } from '@bdr/contract/messages/model'
import { isNotifiedOf, type EntityKind } from '@bdr/contract/entities'
import type { RecordsChanged } from '../bus.ts'
import type { Connections } from './connections.ts'
import type { Peer } from './peer.ts'

/** The owners or the assignees of records by the records' ids; records without one are omitted. */
type ByKind = (kind: EntityKind, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export interface RecordsKnown {
  /** the merchants' ids; records without one belong to the marketplace */
  readonly ownersOf: ByKind
  /**
   * the person a record is assigned to, who is the only one to be notified among those who see only assigned records;
   * without one all of them are
   */
  readonly assigneesOf: ByKind
}

/** A changed record; `id` is null if it is unknown which record. */
interface Changed {
  readonly kind: EntityKind
  readonly id: string | null
  readonly assigneeId: string | null
}

/** Changed records by merchant; those of the marketplace are under null. */
type ByMerchant = ReadonlyMap<string | null, readonly Changed[]>

/**
 * Collects the changes since the pages were last notified: an import of thousands is one hint, and a busy minute a few.
 * A hint contains only kinds and ids; pages read the content with their own calls.
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

  /** Notifies only a merchant's own people and the operators of the changes they can see. */
  async notify(connections: Connections): Promise<void> {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    if (connections.isEmpty) return
    try {
      const byMerchant = await this.#byMerchant(waiting)
      connections.notifyEach((peer) => messageFor(peer, byMerchant))
    } catch {
      // the database is unavailable, so all open pages read again once it is back
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

/** The changes that a person of this merchant and post may know about. Operators see those of all merchants. */
function messageFor(
  { merchantId, post, staffId }: Pick<Peer, 'merchantId' | 'post' | 'staffId'>,
  byMerchant: ByMerchant,
): Push | null {
  if (post === null) return null
  const changed = merchantId === null ? [...byMerchant.values()].flat() : (byMerchant.get(merchantId) ?? [])
  const notifiable = changed.filter(
    ({ kind, assigneeId }) =>
      isNotifiedOf(post, kind) && (!seesOnlyAssigned(post) || assigneeId === null || assigneeId === staffId),
  )
  const byKind = Map.groupBy(notifiable, ({ kind }) => kind)
  const changes = [...byKind].map(([kind, records]) => hintOf(kind, records))
  return changes.length === 0 ? null : { type: 'records', changes }
}

function hintOf(kind: EntityKind, changed: readonly Changed[]): RecordHint {
  const ids = [...new Set(changed.map(({ id }) => id))]
  return ids.length > maxHintedIds || ids.includes(null) ? { kind } : { kind, ids: ids as string[] }
}
