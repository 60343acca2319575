import type { UnknownParty } from '@bdr/contract/orders/replies'
import type { Fault } from '@bdr/text/import-file'
import { importFault } from './faults.ts'
import { FaultList, type FaultsFound } from '../../platform/workbook/fault-list.ts'
import type { NamedSupplier, OrderHead } from './model.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { toSimplified } from '../../platform/simplified.ts'

interface KnownMerchant {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** The merchant linked to a party: remembered earlier, or now chosen by the operator. */
export interface PartyMerchant {
  readonly scheme: string
  readonly partyId: string
  readonly merchantId: string
}

/** The existing records for the names and codes in the file; see `lookupsOf`. */
export interface KnownRecords {
  /** merchants with one of the codes or names, and those linked to parties */
  readonly merchants: readonly KnownMerchant[]
  readonly parties: readonly PartyMerchant[]
  readonly existingOrders: readonly {
    readonly id: string
    readonly buyerName: string
    readonly orderNo: string
  }[]
}

/** An order whose head was read completely, possibly without lines. */
interface ReadHead extends OrderHead {
  readonly orderNo: string
  readonly buyerName: string
  readonly orderDate: string
}

/** The parts of the result that are compared with the database. */
export interface ReadHeads<Order extends ReadHead> extends FaultsFound {
  readonly orders: readonly Order[]
  readonly unfinished: readonly OrderHead[]
}

/** An order with its merchant. */
export interface ResolvedOrder<Order> {
  readonly merchantId: string
  readonly merchantName: string
  readonly order: Order
}

/** The faults include those found while reading the file. */
export interface CheckedOrders<Order> extends FaultsFound {
  /** orders whose merchant is known */
  readonly orders: readonly ResolvedOrder<Order>[]
  /** orders whose number the buyer has already used, with the id of the existing order */
  readonly existing: ReadonlyMap<Order, string>
  /** sellers for whom the operator has to choose a merchant; this is not a fault but prevents the import */
  readonly unknownParties: readonly UnknownParty[]
}

/** The names and codes to look up before `checkOrders`. */
export interface Lookups {
  readonly merchantCodes: readonly string[]
  /** each name in all of its spellings, see `spellings` */
  readonly merchantNames: readonly string[]
  readonly parties: readonly { readonly scheme: string; readonly partyId: string }[]
  readonly orders: readonly { readonly buyerName: string; readonly orderNo: string }[]
}

export function lookupsOf(read: Pick<ReadHeads<ReadHead>, 'orders' | 'unfinished'>): Lookups {
  const heads: OrderHead[] = [...read.orders, ...read.unfinished]
  const named = heads
    .flatMap(({ supplier }) => [supplier.code, supplier.name])
    .filter((text) => text !== null)
  return {
    merchantCodes: [...new Set(named.map(codeKey))],
    merchantNames: [...new Set(named.flatMap(spellings))],
    parties: heads.flatMap(({ supplier: { party } }) =>
      party ? [{ scheme: party.scheme, partyId: party.id }] : [],
    ),
    orders: read.orders.flatMap(({ buyerName, orderNo }) =>
      spellings(buyerName).map((spelling) => ({ buyerName: spelling, orderNo })),
    ),
  }
}

/**
 * Finds each order's merchant and the reasons against importing it. Orders with other faults are checked as well, so
 * that a person sees everything at once.
 * @param choices merchants the operator chose for unknown parties
 */
export function checkOrders<Order extends ReadHead>(
  read: ReadHeads<Order>,
  known: KnownRecords,
  choices: readonly PartyMerchant[] = [],
): CheckedOrders<Order> {
  const faults = FaultList.continuing(read)
  const directory = directoryOf(known, choices)
  const unknownParties = new Map<string, UnknownParty>()
  const orders: ResolvedOrder<Order>[] = []
  const isComplete = (head: OrderHead | Order): head is Order => 'orderDate' in head
  for (const head of [...read.orders, ...read.unfinished]) {
    const found = findMerchant(head.supplier, directory)
    if ('fault' in found) faults.add(head.supplierAt, head.supplier.code ?? head.supplier.name, found.fault)
    else if ('unknown' in found)
      unknownParties.set(partyKey(found.unknown.scheme, found.unknown.partyId), found.unknown)
    else if ('merchant' in found && isComplete(head)) {
      const { id, name } = found.merchant
      orders.push({ merchantId: id, merchantName: name, order: head })
    }
  }
  return {
    orders,
    existing: existingOrders(read.orders, known),
    ...faults.found,
    unknownParties: [...unknownParties.values()],
  }
}

interface Directory {
  readonly byCode: ReadonlyMap<string, KnownMerchant>
  readonly byName: ReadonlyMap<string, KnownMerchant>
  readonly byParty: ReadonlyMap<string, KnownMerchant>
}

type Found =
  | { readonly merchant: KnownMerchant }
  | { readonly unknown: UnknownParty }
  | { readonly fault: Fault }
  /** the file names no supplier, which has been reported */
  | { readonly nobody: true }

function directoryOf({ merchants, parties }: KnownRecords, choices: readonly PartyMerchant[]): Directory {
  const byId = new Map(merchants.map((merchant) => [merchant.id, merchant]))
  // remembered merchants take precedence, because two operators may choose at the same time
  const byParty = [...choices, ...parties].flatMap(({ scheme, partyId, merchantId }) => {
    const merchant = byId.get(merchantId)
    return merchant ? [[partyKey(scheme, partyId), merchant] as const] : []
  })
  return {
    byCode: new Map(merchants.map((merchant) => [codeKey(merchant.code), merchant])),
    byName: new Map(merchants.map((merchant) => [nameKey(merchant.name), merchant])),
    byParty: new Map(byParty),
  }
}

function findMerchant({ code, name, party }: NamedSupplier, directory: Directory): Found {
  if (party) {
    const merchant = directory.byParty.get(partyKey(party.scheme, party.id))
    return merchant
      ? { merchant }
      : { unknown: { scheme: party.scheme, partyId: party.id, name: party.name } }
  }
  if (code !== null) {
    const merchant = directory.byCode.get(codeKey(code))
    if (!merchant) return { fault: importFault('supplier.unknownCode') }
    // a mistyped code would show one supplier the prices of another
    if (name !== null && nameKey(name) !== nameKey(merchant.name)) {
      return { fault: importFault('supplier.contradiction', { code: merchant.code, name: merchant.name }) }
    }
    return { merchant }
  }
  if (name === null) return { nobody: true }
  // a column with the heading 供应商 may contain codes
  const merchant = directory.byName.get(nameKey(name)) ?? directory.byCode.get(codeKey(name))
  return merchant ? { merchant } : { fault: importFault('supplier.unknownName') }
}

/**
 * The existing orders of the file. Order numbers belong to the buyer, so a repeated number refers to the existing
 * order.
 */
function existingOrders<Order extends ReadHead>(
  orders: readonly Order[],
  known: KnownRecords,
): Map<Order, string> {
  const existing = new Map(known.existingOrders.map((order) => [orderKey(order), order.id]))
  return new Map(
    orders.flatMap((order) => {
      const id = existing.get(orderKey(order))
      return id === undefined ? [] : [[order, id] as const]
    }),
  )
}

const orderKey = ({ buyerName, orderNo }: { readonly buyerName: string; readonly orderNo: string }) =>
  `${nameKey(buyerName)}\n${orderNo}`

const partyKey = (scheme: string, id: string) => `${scheme}\n${id}`

/** Codes and names without differences in width and spaces, and codes also without case. */
const codeKey = (code: string): string => nameKey(code).toUpperCase()
const nameKey = (name: string): string => toSimplified(halfWidth(name)).replace(/\s/g, '')

/** A name with and without spaces, and with full-width and ordinary brackets. */
const spellings = (name: string): string[] => [
  ...new Set(
    [name, name.replace(/\s/g, '')].flatMap((text) => [
      text,
      text.replaceAll('（', '(').replaceAll('）', ')'),
      text.replaceAll('(', '（').replaceAll(')', '）'),
    ]),
  ),
]
