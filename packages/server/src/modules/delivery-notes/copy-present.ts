import type { NoteCopy } from '@bdr/contract/delivery-notes/replies'
import { compare, isZero, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { refusalText } from '@bdr/text/refusals'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import { own, type Scope } from '../../platform/scope.ts'
import { remainsToDeliver } from '../orders/balance.ts'
import { peopleOf } from './deliverers.ts'
import { overRemaining } from './fitting-lines.ts'
import * as queries from './queries.ts'
import { shippingLines, type ShippingLineRow } from './shippable-queries.ts'

/**
 * The initial values of another note like this one. Nothing is written. Dates, batches and numbers are not copied,
 * because the goods are different ones.
 */
export async function readCopy(db: Executor, scope: Scope, id: string): Promise<NoteCopy> {
  const head = await queries.noteHead(db, scope, id)
  if (!head) throw notFound()
  const lines = await queries.noteLines(db, head.id)
  const sources = new Map(
    (
      await shippingLines(
        db,
        scope,
        lines.map((line) => line.order_line_id),
      )
    ).map((source) => [source.id, source]),
  )
  const judged = lines.map((line) => {
    const source = sources.get(line.order_line_id)!
    const named = { orderNo: line.order_no, lineNo: line.order_line_no, materialName: line.material_name }
    return { named, source, ...shipAgain(source, line.quantity), wanted: line.quantity }
  })
  const taken = judged.filter(({ why }) => why === null)
  const deliverer =
    head.deliverer_id === null
      ? undefined
      : await peopleOf(db, own(head.merchant_id)).where('id', '=', head.deliverer_id).executeTakeFirst()
  return {
    id: head.id,
    noteNo: head.note_no,
    orderIds: [...new Set(taken.map(({ source }) => source.order_id))],
    lines: taken.map(({ named, source, wanted, quantity }) => ({
      ...named,
      orderLineId: source.id,
      unit: source.unit,
      wanted: trimZeros(wanted),
      quantity: trimZeros(quantity),
    })),
    leftOut: judged.flatMap(({ named, why }) =>
      why === null ? [] : [{ ...named, reason: refusalText(why) }],
    ),
    delivererId: deliverer?.id ?? null,
    formerDeliverer: deliverer ? null : head.deliverer_name,
    carrier: head.carrier,
    vehicleNo: head.vehicle_no,
    driverName: head.driver_name,
    driverPhone: head.driver_phone,
    packages: head.packages,
    grossWeight: head.gross_weight === null ? null : trimZeros(head.gross_weight),
    note: head.note,
  }
}

/** The part of a quantity that the buyer still wants of a line, or the reason why the line cannot be shipped. */
export function shipAgain(
  source: ShippingLineRow,
  wanted: Decimal,
): { readonly quantity: Decimal; readonly why: Refusal | null } {
  const remaining = remainsToDeliver(source)
  const quantity = compare(wanted, remaining) < 0 ? wanted : remaining
  const blocked = overRemaining(source, quantity)
  return { quantity, why: blocked ?? (isZero(remaining) ? refusal('note.nothingRemains') : null) }
}
