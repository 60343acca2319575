import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import type { LineInput, NoteLine } from './fitting-lines.ts'

export interface NoteInput {
  readonly lines: readonly LineInput[]
  readonly plannedDate: string | null
  readonly expectedDate?: string | null
  readonly delivererId?: string | null
  readonly carrier: string | null
  readonly vehicleNo: string | null
  readonly driverName: string | null
  readonly driverPhone: string | null
  readonly packages: number | null
  /** kilograms */
  readonly grossWeight: Decimal | null
  readonly note: string | null
  readonly confirmFractions?: boolean
  readonly confirmOver?: boolean
}

/** `SH`, the date, and a running number with at least five digits: short enough to be read out at a gate. */
const nextNumber = sql<string>`'SH' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD') || '-' || to_char(nextval('delivery_note_number'), 'FM9999999999900000')`

/** The fields of a note's head from its lines and the input, for a new note and for an edited draft. */
const headOf = (lines: readonly NoteLine[], input: Omit<NoteInput, 'lines'>) => {
  const { source } = lines[0]!
  return {
    merchant_id: source.merchant_id,
    buyer_name: source.buyer_name,
    ship_to: source.ship_to,
    receiver_name: source.receiver_name,
    receiver_phone: source.receiver_phone,
    line_count: lines.length,
    planned_date: input.plannedDate,
    expected_date: input.expectedDate ?? null,
    deliverer_id: input.delivererId ?? null,
    carrier: input.carrier,
    vehicle_no: input.vehicleNo,
    driver_name: input.driverName,
    driver_phone: input.driverPhone,
    packages: input.packages,
    gross_weight: input.grossWeight,
    note: input.note,
  }
}

const noteInsert = prepared((db, p: Params<ReturnType<typeof headOf>>) =>
  db
    .insertInto('delivery_note')
    .values({
      note_no: nextNumber,
      status: deliveryNoteMachine.initial,
      merchant_id: p.merchant_id,
      buyer_name: p.buyer_name,
      ship_to: p.ship_to,
      receiver_name: p.receiver_name,
      receiver_phone: p.receiver_phone,
      line_count: p.line_count,
      planned_date: p.planned_date,
      expected_date: p.expected_date,
      deliverer_id: p.deliverer_id,
      carrier: p.carrier,
      vehicle_no: p.vehicle_no,
      driver_name: p.driver_name,
      driver_phone: p.driver_phone,
      packages: p.packages,
      gross_weight: p.gross_weight,
      note: p.note,
    })
    .returning(['id', 'note_no']),
)

/** Inserts a note without its lines. */
export const insertNote = (tx: Executor, lines: readonly NoteLine[], input: Omit<NoteInput, 'lines'>) =>
  noteInsert.firstOrThrow(tx, headOf(lines, input))

const noteLineInsert = prepared(
  (
    _db,
    p: Params<
      { noteId: string; batches: (string | null)[] } & Record<
        'orderIds' | 'orderLineIds' | 'quantities',
        string[]
      >
    >,
  ) => sql`
    insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity, batch)
    select ${p.noteId}::bigint, l.place, l.order_id, l.order_line_id, l.quantity, l.batch
    from unnest(${p.orderIds}::bigint[], ${p.orderLineIds}::bigint[], ${p.quantities}::numeric[],
                ${p.batches}::text[])
         with ordinality as l(order_id, order_line_id, quantity, batch, place)`,
)

export async function insertNoteLines(
  tx: Executor,
  noteId: string,
  lines: readonly NoteLine[],
): Promise<void> {
  await noteLineInsert.run(tx, {
    noteId,
    orderIds: lines.map(({ source }) => source.order_id),
    orderLineIds: lines.map(({ source }) => source.id),
    quantities: lines.map(({ quantity }) => quantity),
    batches: lines.map(({ batch }) => batch),
  })
}

/** Replaces a draft and its lines. */
export async function replaceNote(
  tx: Executor,
  id: string,
  lines: readonly NoteLine[],
  input: NoteInput,
): Promise<void> {
  await tx.deleteFrom('delivery_note_line').where('note_id', '=', id).execute()
  await insertNoteLines(tx, id, lines)
  await tx
    .updateTable('delivery_note')
    .set({
      ...headOf(lines, input),
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
}
