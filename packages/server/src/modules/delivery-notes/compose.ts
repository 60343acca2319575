import { compare, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import { say } from '@bdr/text/refusals'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { fault } from '../../platform/faults.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mayStillShip, reserve } from '../orders/balance.ts'
import { writeBalances } from '../orders/flows.ts'
import { isSetAside } from '../orders/rules.ts'
import * as queries from './queries.ts'
import * as shippable from './shippable-queries.ts'
import type { ShippingLineRow } from './shippable-queries.ts'
import { deliveryNoteLifecycle } from './rules.ts'

interface LineInput {
  readonly orderLineId: string
  readonly quantity: Decimal
}

export interface NoteInput {
  readonly lines: readonly LineInput[]
  readonly plannedDate: string | null
  readonly carrier: string | null
  readonly vehicleNo: string | null
  readonly driverName: string | null
  readonly driverPhone: string | null
  readonly note: string | null
}

interface NoteLine {
  readonly source: ShippingLineRow
  readonly quantity: Decimal
}

/** Why this quantity of a line cannot go on a note now; null when it can. */
function overRemaining(line: ShippingLineRow, quantity: Decimal): string | null {
  if (line.status !== 'accepted' || isSetAside(line.order_status)) {
    return say('note.lineNotShippable', { orderNo: line.order_no, lineNo: line.line_no })
  }
  const max = mayStillShip(line)
  return compare(quantity, max) > 0
    ? say('note.overRemaining', { max: trimZeros(max), unit: line.unit })
    : null
}

/**
 * The order lines a note asks for, each checked against what may still be shipped.
 * @throws AppError A00002 with a fault at every line that does not fit
 */
function matchLines(found: readonly ShippingLineRow[], wanted: readonly LineInput[]): NoteLine[] {
  const byId = new Map(found.map((line) => [line.id, line]))
  const faults: string[] = []
  const seen = new Set<string>()
  const lines: NoteLine[] = []
  wanted.forEach(({ orderLineId, quantity }, index) => {
    const source = byId.get(orderLineId)
    if (!source) faults.push(fault(['lines', index, 'orderLineId'], say('note.lineUnknown')))
    else if (seen.has(orderLineId)) faults.push(fault(['lines', index, 'orderLineId'], say('note.lineTwice')))
    else {
      const why = overRemaining(source, quantity)
      if (why !== null) faults.push(fault(['lines', index, 'quantity'], why))
      lines.push({ source, quantity })
    }
    seen.add(orderLineId)
  })
  if (faults.length > 0) throw invalid(faults)
  const [first] = lines
  const together = lines.every(
    ({ source }) =>
      source.merchant_id === first!.source.merchant_id &&
      source.buyer_name === first!.source.buyer_name &&
      source.ship_to === first!.source.ship_to,
  )
  if (!together) throw invalid([fault(['lines'], say('note.severalAddresses'))])
  return lines
}

const idsOf = (lines: readonly LineInput[]): string[] => lines.map((line) => line.orderLineId)

/**
 * A new delivery note: a draft that reserves nothing, or submitted at once.
 * @throws AppError A00002 with the faults of its lines
 */
export async function createNote(tx: Executor, viewer: Viewer, input: NoteInput & { submit: boolean }) {
  const find = input.submit ? shippable.lockShippingLines : shippable.shippingLines
  const lines = matchLines(await find(tx, viewer, idsOf(input.lines)), input.lines)
  const { id, note_no } = await insertNote(tx, lines, input)
  await insertNoteLines(tx, id, lines)
  await appendHistory(tx, 'delivery-note', viewer, [
    { id, action: 'create', to: deliveryNoteMachine.initial },
  ])
  if (!input.submit) return { id, noteNo: note_no, status: deliveryNoteMachine.initial }
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id, from: deliveryNoteMachine.initial, action: 'submit' },
  ])
  await reserveLines(tx, lines)
  return { id, noteNo: note_no, status: 'ready' as const }
}

const reserveLines = (tx: Executor, lines: readonly NoteLine[]) =>
  writeBalances(
    tx,
    lines.map(({ source, quantity }) => ({ id: source.id, ...reserve(source, quantity) })),
  )

/** `SH` + day + running number of at least five digits: short enough to read out at a gate. */
const nextNumber = sql<string>`'SH' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD') || '-' || to_char(nextval('delivery_note_number'), 'FM9999999999900000')`

type NoteValues = Record<'merchantId' | 'buyerName' | 'shipTo', string> & { lineCount: number } & Record<
    | 'receiverName'
    | 'receiverPhone'
    | 'plannedDate'
    | 'carrier'
    | 'vehicleNo'
    | 'driverName'
    | 'driverPhone'
    | 'note',
    string | null
  >

const noteInsert = prepared((db, p: Params<NoteValues>) =>
  db
    .insertInto('delivery_note')
    .values({
      merchant_id: p.merchantId,
      note_no: nextNumber,
      status: deliveryNoteMachine.initial,
      buyer_name: p.buyerName,
      ship_to: p.shipTo,
      receiver_name: p.receiverName,
      receiver_phone: p.receiverPhone,
      line_count: p.lineCount,
      planned_date: p.plannedDate,
      carrier: p.carrier,
      vehicle_no: p.vehicleNo,
      driver_name: p.driverName,
      driver_phone: p.driverPhone,
      note: p.note,
    })
    .returning(['id', 'note_no']),
)

function insertNote(tx: Executor, lines: readonly NoteLine[], input: NoteInput) {
  const { source } = lines[0]!
  return noteInsert.firstOrThrow(tx, {
    merchantId: source.merchant_id,
    buyerName: source.buyer_name,
    shipTo: source.ship_to,
    receiverName: source.receiver_name,
    receiverPhone: source.receiver_phone,
    lineCount: lines.length,
    plannedDate: input.plannedDate,
    carrier: input.carrier,
    vehicleNo: input.vehicleNo,
    driverName: input.driverName,
    driverPhone: input.driverPhone,
    note: input.note,
  })
}

const noteLineInsert = prepared(
  (_db, p: Params<{ noteId: string } & Record<'orderIds' | 'orderLineIds' | 'quantities', string[]>>) => sql`
    insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity)
    select ${p.noteId}::bigint, l.place, l.order_id, l.order_line_id, l.quantity
    from unnest(${p.orderIds}::bigint[], ${p.orderLineIds}::bigint[], ${p.quantities}::numeric[])
         with ordinality as l(order_id, order_line_id, quantity, place)`,
)

async function insertNoteLines(tx: Executor, noteId: string, lines: readonly NoteLine[]): Promise<void> {
  await noteLineInsert.run(tx, {
    noteId,
    orderIds: lines.map(({ source }) => source.order_id),
    orderLineIds: lines.map(({ source }) => source.id),
    quantities: lines.map(({ quantity }) => quantity),
  })
}

/** Replaces what a draft says. */
export async function updateDraft(
  tx: Executor,
  viewer: Viewer,
  id: string,
  version: number,
  input: NoteInput,
): Promise<void> {
  const head = await lockNote(tx, viewer, id, version)
  await transition(tx, deliveryNoteLifecycle, viewer, [{ id, from: head.status, action: 'edit' }])
  const lines = matchLines(await shippable.shippingLines(tx, viewer, idsOf(input.lines)), input.lines)
  await tx.deleteFrom('delivery_note_line').where('note_id', '=', id).execute()
  await insertNoteLines(tx, id, lines)
  const { source } = lines[0]!
  await tx
    .updateTable('delivery_note')
    .set({
      merchant_id: source.merchant_id,
      buyer_name: source.buyer_name,
      ship_to: source.ship_to,
      receiver_name: source.receiver_name,
      receiver_phone: source.receiver_phone,
      line_count: lines.length,
      planned_date: input.plannedDate,
      carrier: input.carrier,
      vehicle_no: input.vehicleNo,
      driver_name: input.driverName,
      driver_phone: input.driverPhone,
      note: input.note,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Submits a draft: what was free when it was written is checked again under lock. */
export async function submitDraft(tx: Executor, viewer: Viewer, id: string, version: number): Promise<void> {
  const head = await lockNote(tx, viewer, id, version)
  const wanted = (await queries.noteLines(tx, id)).map((line) => ({
    orderLineId: line.order_line_id,
    quantity: line.quantity,
  }))
  const lines = await shippable.lockShippingLines(tx, viewer, idsOf(wanted))
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id, from: head.status, action: 'submit', blocked: whyNotSubmit(lines, wanted) },
  ])
  await reserveLines(tx, matchLines(lines, wanted))
}

function whyNotSubmit(lines: readonly ShippingLineRow[], wanted: readonly LineInput[]): string | null {
  for (const { orderLineId, quantity } of wanted) {
    const line = lines.find((candidate) => candidate.id === orderLineId)
    const why = line ? overRemaining(line, quantity) : say('note.lineUnknown')
    if (why !== null)
      return line ? say('note.lineBlocked', { orderNo: line.order_no, lineNo: line.line_no, why }) : why
  }
  return null
}

/**
 * The note's head under lock, in the version the caller saw.
 * @throws AppError A00005 when the viewer may not see it, A06002 when it changed meanwhile
 */
export async function lockNote(tx: Executor, viewer: Viewer, id: string, version: number) {
  const head = await queries.lockNoteHead(tx, viewer, id)
  if (!head) throw notFound()
  if (head.version !== version) throw conflict('record.changed')
  return head
}
