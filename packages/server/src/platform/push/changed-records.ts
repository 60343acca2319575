import { maxHintedIds, type Push, type RecordHint } from '@bdr/contract/messages/model'
import { mayHearOf, type EntityKind } from '@bdr/contract/entities'
import type { RecordsChanged } from '../bus.ts'
import type { Connections } from './connections.ts'
import type { Peer } from './peer.ts'

/** Whose records these are, by their ids; those without a merchant are the marketplace's own. */
export type OwnersByKind = (kind: EntityKind, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The marketplace's own records in `#waiting`, beside those of merchants. */
const nobody = ''

/**
 * What has changed since the pages were last told: an import of thousands is one hint, and a busy
 * minute a few. A hint names kinds and ids alone; what the records say is in the answer to a call.
 */
export class ChangedRecords {
  readonly #ownersOf: OwnersByKind
  #waiting: RecordsChanged[] = []

  constructor(ownersOf: OwnersByKind) {
    this.#ownersOf = ownersOf
  }

  add(records: readonly RecordsChanged[]): void {
    this.#waiting.push(...records)
  }

  /** Tells a merchant's own people, and the operators, what waits for them. Others hear nothing. */
  async tell(connections: Connections): Promise<void> {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    if (connections.isEmpty) return
    try {
      const byMerchant = await this.#byMerchant(waiting)
      connections.tellEach((peer) => messageFor(peer, byMerchant))
    } catch {
      // the database is away: what is open is looked at again when it is back
      connections.catchUp()
    }
  }

  async #byMerchant(changes: readonly RecordsChanged[]): Promise<ByMerchant> {
    const byMerchant: ByMerchant = new Map()
    const note = (merchantId: string, kind: EntityKind, id?: string) => {
      const kinds = byMerchant.get(merchantId) ?? new Map<EntityKind, Set<string>>()
      const ids = kinds.get(kind) ?? new Set()
      if (id !== undefined) ids.add(id)
      byMerchant.set(merchantId, kinds.set(kind, ids))
    }
    for (const { kind, merchantId, ids } of changes) {
      const owners = merchantId === undefined ? await this.#ownersOf(kind, ids) : null
      const ownerOf = (id: string) => (owners ? owners.get(id) : merchantId) ?? nobody
      for (const id of ids) note(ownerOf(id), kind, id)
      if (ids.length === 0) note(merchantId ?? nobody, kind)
    }
    return byMerchant
  }
}

type ByMerchant = Map<string, Map<EntityKind, Set<string>>>

/** What of it somebody of this merchant and post may know; operators work for all merchants. */
function messageFor(
  { merchantId, post }: Pick<Peer, 'merchantId' | 'post'>,
  byMerchant: ByMerchant,
): Push | null {
  const heard =
    merchantId === null
      ? [...byMerchant.values()]
      : [byMerchant.get(merchantId)].filter((changes) => changes !== undefined)
  const changes = [...new Set(heard.flatMap((kinds) => [...kinds.keys()]))]
    .filter((kind) => post !== null && mayHearOf(post, kind))
    .map((kind) => hintOf(kind, heard))
  return changes.length === 0 ? null : { type: 'records', changes }
}

function hintOf(
  kind: EntityKind,
  heard: readonly ReadonlyMap<EntityKind, ReadonlySet<string>>[],
): RecordHint {
  const parts = heard.map((kinds) => kinds.get(kind)).filter((ids) => ids !== undefined)
  const ids = parts.flatMap((part) => [...part])
  const unnamed = parts.some((part) => part.size === 0) || ids.length > maxHintedIds
  return unnamed ? { kind } : { kind, ids }
}
