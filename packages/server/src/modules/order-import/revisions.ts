import { isCancelled, isSetAside } from '@bdr/contract/orders/meaning'
import { compare, isZero, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { importLimits } from '@bdr/contract/orders/import'
import type { Fault } from '@bdr/text/import-file'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { valuesOf } from '../../platform/import/import-kind.ts'
import { FaultList } from '../../platform/workbook/fault-list.ts'
import { orderLines, type OrderLineRow } from '../orders/queries.ts'
import { proposedOn } from '../orders/respond.ts'
import type { AddedToOrder } from '../orders/revise.ts'
import { differences } from '../orders/rules.ts'
import type { CheckedOrders } from './check-orders.ts'
import { importFault } from './faults.ts'
import type { PackedOrder, PackedResult } from './pack.ts'

/** The changes a file makes to an existing order. */
export interface FileRevision {
  readonly id: string
  readonly version: number
  /** the lines that differ, with their new values */
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity?: Decimal
    readonly unitPrice?: Decimal
    readonly requiredDate?: string
  }[]
  readonly added: readonly (AddedToOrder & { readonly lineNo: number })[]
  /** numbers of lines that are not in the file; they stay as they are */
  readonly left: readonly number[]
  readonly changes: readonly FieldChange[]
}

/** Whether a file changes an order. */
export const hasChanges = ({ lines, added }: FileRevision): boolean => lines.length + added.length > 0

type Checked = CheckedOrders<PackedOrder>

/**
 * Compares the orders of a file with the existing ones of the same numbers. Revisions that are not possible are faults
 * of the file.
 * @param locked whether the orders are locked until the transaction ends
 */
export async function withRevisions(
  db: Executor,
  checked: Checked,
  { parts }: PackedResult,
  { today, locked }: { readonly today: string; readonly locked: boolean },
): Promise<
  Checked & {
    readonly revisions: ReadonlyMap<PackedOrder, FileRevision>
    /** orders that cannot be revised like this */
    readonly refused: ReadonlySet<PackedOrder>
  }
> {
  const faults = FaultList.continuing(checked)
  const revisions = new Map<PackedOrder, FileRevision>()
  const refused = new Set<PackedOrder>()
  const wanted = checked.orders.flatMap(({ order, merchantId }) => {
    const id = checked.existing.get(order)
    return id === undefined ? [] : [{ order, merchantId, id }]
  })
  const [first] = wanted
  if (first && wanted.length > importLimits.revisions) {
    const tooMany = importFault('revision.tooMany', { limit: importLimits.revisions })
    faults.add(first.order.orderNoAt, first.order.orderNo, tooMany)
    return { ...checked, ...faults.found, revisions, refused }
  }
  const heads = await headsOf(
    db,
    wanted.map(({ id }) => id),
    locked,
  )
  const linesOf = preparedLines(parts, new Set(wanted.map(({ order }) => order.place)))
  for (const { order, merchantId, id } of wanted) {
    const head = heads.get(id)!
    const refuse = (why: Fault) => {
      refused.add(order)
      faults.add(order.orderNoAt, order.orderNo, why)
    }
    if (head.merchant_id !== merchantId) refuse(importFault('revision.otherSupplier'))
    else if (isSetAside(head.status)) refuse(importFault('revision.setAside', { status: head.status }))
    else {
      const known = await orderLines(db, id)
      const compared = compareLines(known, linesOf.get(order.place) ?? [], today)
      for (const why of compared.faults) refuse(why)
      revisions.set(order, { id, version: head.version, ...compared.revision })
    }
  }
  return { ...checked, ...faults.found, revisions, refused }
}

async function headsOf(db: Executor, ids: readonly string[], locked: boolean) {
  const rows = await db
    .selectFrom('purchase_order')
    .select(['id', 'merchant_id', 'status', 'version'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .$if(locked, (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A line as prepared from the file, see `preparedOrder`. */
export interface PreparedLine {
  readonly line_no: number
  readonly material_code: string | null
  readonly material_name: string
  readonly specification: string | null
  readonly brand: string | null
  readonly unit: string
  readonly quantity: Decimal
  readonly unit_price: Decimal
  readonly tax_rate: Decimal | null
  readonly required_date: string
  readonly tolerance: Decimal | null
  readonly note: string | null
}

/** The lines of some of the prepared orders, by the orders' indexes. */
function preparedLines(parts: PackedResult['parts'], places: ReadonlySet<number>) {
  const found = new Map<number, readonly PreparedLine[]>()
  if (places.size === 0) return found
  for (const part of parts)
    for (const { place, lines } of valuesOf(part) as { place: number; lines: PreparedLine[] }[])
      if (places.has(place)) found.set(place, lines)
  return found
}

/** Compares a file's lines with the order's own, by line number. */
export function compareLines(
  known: readonly OrderLineRow[],
  lines: readonly PreparedLine[],
  today: string,
): { revision: Omit<FileRevision, 'id' | 'version'>; faults: Fault[] } {
  const byNumber = new Map(known.map((line) => [line.line_no, line]))
  const numbers = new Set(lines.map((line) => line.line_no))
  const faults: Fault[] = []
  const changed: FileRevision['lines'][number][] = []
  const changes: FieldChange[] = []
  const added: FileRevision['added'][number][] = []
  for (const line of lines) {
    const own = byNumber.get(line.line_no)
    if (!own) {
      if (line.required_date < today) faults.push(importFault('revision.past', { lineNo: line.line_no }))
      added.push(addedLine(line))
      continue
    }
    if (!isSameGoods(own, line)) {
      faults.push(importFault('revision.otherMaterial', { lineNo: line.line_no }))
      continue
    }
    const wanted = {
      quantity: line.quantity,
      unitPrice: line.unit_price,
      requiredDate: line.required_date,
    }
    const change = differences(proposedOn(own), wanted)
    if (change === null) continue
    faults.push(...faultsOfChange(own, change, today))
    changed.push({
      lineId: own.id,
      ...(change.quantity !== null && { quantity: change.quantity }),
      ...(change.unitPrice !== null && { unitPrice: change.unitPrice }),
      ...(change.requiredDate !== null && { requiredDate: change.requiredDate }),
    })
    const fields = ['quantity', 'unitPrice', 'requiredDate'] as const
    changes.push(...changesBetween(fields, proposedOn(own), wanted, String(line.line_no)))
  }
  const left = known
    .filter(({ line_no, status }) => !isCancelled(status) && !numbers.has(line_no))
    .map(({ line_no }) => line_no)
  return { revision: { lines: changed, added, left, changes }, faults }
}

const isSameGoods = (own: OrderLineRow, line: PreparedLine): boolean =>
  own.unit === line.unit &&
  (own.material_code !== null && line.material_code !== null
    ? own.material_code === line.material_code
    : own.material_name === line.material_name)

function faultsOfChange(
  line: OrderLineRow,
  change: NonNullable<ReturnType<typeof differences>>,
  today: string,
): Fault[] {
  const { line_no: lineNo, unit } = line
  if (isCancelled(line.status)) return [importFault('revision.cancelled', { lineNo })]
  if (!isZero(line.reserved_quantity)) return [importFault('revision.reserved', { lineNo })]
  const min = plus(line.shipped_quantity, line.cancelled_quantity)
  return [
    ...(change.quantity !== null && compare(change.quantity, min) < 0
      ? [importFault('revision.belowShipped', { lineNo, min: trimZeros(min), unit })]
      : []),
    ...(change.requiredDate !== null && change.requiredDate < today
      ? [importFault('revision.past', { lineNo })]
      : []),
  ]
}

const addedLine = (line: PreparedLine) => ({
  lineNo: line.line_no,
  materialCode: line.material_code,
  materialName: line.material_name,
  specification: line.specification,
  brand: line.brand,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.unit_price,
  requiredDate: line.required_date,
  taxRate: line.tax_rate,
  tolerance: line.tolerance,
  note: line.note,
})
