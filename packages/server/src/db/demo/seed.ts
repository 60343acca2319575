import { pageByKey, type PageKey } from '@bdr/contract/navigation'
import type { LineResponse } from '@bdr/contract/orders/calls'
import { sql, type RawBuilder } from 'kysely'
import { createNote } from '../../modules/delivery-notes/create.ts'
import { noteLines } from '../../modules/delivery-notes/queries.ts'
import { dispatch, recordArrival, settleDifference, voidNote } from '../../modules/delivery-notes/dispatch.ts'
import { orderHead, orderLines } from '../../modules/orders/queries.ts'
import { respond } from '../../modules/orders/respond.ts'
import { setAside } from '../../modules/orders/set-aside.ts'
import { hashPassword } from '../../modules/session/passwords.ts'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { waitForLocks } from '../../platform/db/wait-for-locks.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { makeMerchant, makeOrder, makeStaff } from '../../test/factories.ts'
import { seedSettleIns } from './settle-in.ts'
import { caller, dayIn } from './stage.ts'
import { seedWebsite } from './website.ts'
import { demoOrders, type DemoOrder, type DemoShipment, type DemoStep } from './orders.ts'
import { demoMerchants, demoPassword, demoPeople, type DemoMerchant } from './people.ts'

/**
 * Fills an empty database with the demo, whole or not at all, and only if nobody else has. The orders go through the product's own
 * flows, so every state has come about the way it really does.
 */
export async function seedDemo(database: Database, clock: Clock, store: ObjectStore): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword)
  return transaction(database, async (tx) => {
    // two nodes that start at once find it empty both: the second waits for the first
    await waitForLocks(tx)
    await sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`.execute(tx)
    if (await tx.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) return false
    const people = await seedPeople(tx, passwordHash)
    const { orders, shipment } = demoOrders(clock.now())
    for (const order of orders) await seedOrder(tx, { ...people, shipment, clock }, order)
    await seedWebsite(tx)
    await seedSettleIns(tx, { ...people, operator: people.byAccount.get('admin')!, clock, store })
    return true
  })
}

interface People {
  readonly merchants: readonly DemoMerchant[]
  readonly merchantIds: ReadonlyMap<string, string>
  readonly byAccount: ReadonlyMap<string, Viewer>
}

async function seedPeople(tx: Executor, passwordHash: string): Promise<People> {
  const merchantIds = new Map<string, string>()
  const merchants = demoMerchants()
  for (const { code, company } of merchants) {
    const { id } = await makeMerchant(tx, { code, name: company.name, uscc: company.uscc })
    merchantIds.set(code, id)
  }
  const byAccount = new Map<string, Viewer>()
  for (const { merchant, ...staff } of demoPeople().staff) {
    const merchantId = merchant === null ? null : merchantIds.get(merchant)!
    byAccount.set(staff.account, await makeStaff(tx, { ...staff, merchantId, passwordHash }))
  }
  return { merchants, merchantIds, byAccount }
}

async function seedOrder(
  tx: Executor,
  { merchants, merchantIds, byAccount, shipment, clock }: People & { shipment: DemoShipment; clock: Clock },
  order: DemoOrder,
): Promise<void> {
  const operator = byAccount.get('admin')!
  const { owner } = merchants.find(({ code }) => code === order.merchantCode)!
  const supplier = byAccount.get(owner)!
  const id = await makeOrder(tx, operator, {
    ...order.order,
    merchantId: merchantIds.get(order.merchantCode)!,
  })
  const stage = { operator, supplier, shipment, orderId: id, now: clock.now(), today: clock.today() }
  for (const step of order.steps) await act(tx, stage, step)
  await backdate(tx, id, order.daysAgo)
}

const acting = (viewer: Viewer): Change => ({ viewer, caller })

interface Stage {
  readonly operator: Viewer
  readonly supplier: Viewer
  readonly shipment: DemoShipment
  readonly orderId: string
  readonly now: Date
  readonly today: string
}

async function act(tx: Executor, stage: Stage, step: DemoStep): Promise<void> {
  const { operator, supplier, orderId } = stage
  const { version } = (await orderHead(tx, scopeOf(operator), orderId))!
  const lines = await orderLines(tx, orderId)
  switch (step.kind) {
    case 'respond':
      return respond(
        tx,
        acting(supplier),
        {
          id: orderId,
          version,
          lines: answersTo(lines, step.answers, stage.now),
        },
        stage.today,
      )
    case 'cancel':
    case 'close':
      return setAside(tx, acting(operator), step.kind, { id: orderId, version, reason: step.reason })
    case 'note':
      return seedNote(tx, stage, step)
  }
}

const answersTo = (
  lines: readonly { id: string }[],
  answers: Extract<DemoStep, { kind: 'respond' }>['answers'],
  now: Date,
): LineResponse[] =>
  answers === 'accept-all'
    ? lines.map(({ id }) => ({ lineId: id, action: 'accept' }))
    : answers.map((answer, index) => {
        const lineId = lines[index]!.id
        if (answer.action !== 'propose') return { lineId, ...answer }
        const { dueIn, ...proposal } = answer
        return { lineId, ...proposal, requiredDate: dayIn(now, dueIn) }
      })

async function seedNote(
  tx: Executor,
  { supplier, shipment, orderId }: Stage,
  step: Extract<DemoStep, { kind: 'note' }>,
): Promise<void> {
  const lines = await orderLines(tx, orderId)
  const { carrier, vehicleNo, driverName, driverPhone } = shipment
  const { id } = await createNote(tx, acting(supplier), {
    lines: step.quantities.flatMap((quantity, index) =>
      quantity === '0' ? [] : [{ orderLineId: lines[index]!.id, quantity }],
    ),
    plannedDate: null,
    packages: null,
    grossWeight: null,
    ...{ carrier, vehicleNo, driverName, driverPhone },
    note: null,
    submit: step.until !== 'draft',
  })
  const version = async () =>
    (await tx.selectFrom('delivery_note').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  if (step.until === 'draft' || step.until === 'ready') return
  if (step.until === 'void')
    return voidNote(tx, acting(supplier), { id, version: await version(), reason: shipment.voidReason })
  await dispatch(tx, acting(supplier), {
    id,
    version: await version(),
    carrier: null,
    vehicleNo: null,
    driverName: null,
    driverPhone: null,
  })
  if (step.until === 'in-transit') return
  const sent = await noteLines(tx, id)
  await recordArrival(tx, acting(supplier), {
    id,
    version: await version(),
    receiverName: shipment.receiverName,
    last: false,
    note: null,
    lines: sent.map((line, index) => ({
      noteLineId: line.id,
      ...(step.arrived?.[index] ?? { accepted: line.quantity, rejected: '0', reason: null }),
    })),
  })
  if (step.until === 'settled') {
    await settleDifference(tx, acting(supplier), {
      id,
      version: await version(),
      reason: shipment.settleReason,
    })
  }
}

/** Spreads the records over the last weeks, so that lists and timelines look lived in. */
async function backdate(tx: Executor, orderId: string, daysAgo: number): Promise<void> {
  const by = sql`make_interval(days => ${daysAgo}::int)`
  const notes = sql`(select note_id from delivery_note_line where order_id = ${orderId})`
  await sql`update purchase_order set created_at = created_at - ${by}, updated_at = updated_at - ${by} where id = ${orderId}`.execute(
    tx,
  )
  await sql`update delivery_note set created_at = created_at - ${by}, updated_at = updated_at - ${by}, dispatched_at = dispatched_at - ${by} where id in ${notes}`.execute(
    tx,
  )
  await sql`update receipt set received_at = received_at - ${by} where note_id in ${notes}`.execute(tx)
  await sql`update history set at = at - ${by} where (kind = 'order' and record_id = ${orderId}) or (kind = 'delivery-note' and record_id in ${notes})`.execute(
    tx,
  )
  await sql`update audit_log set at = at - ${by} where (subject_kind = 'order' and subject_id = ${orderId}::text) or (subject_kind = 'delivery-note' and subject_id::bigint in ${notes})`.execute(
    tx,
  )
  const about = (page: PageKey, ids: RawBuilder<unknown>) =>
    sql`(jump_url = ${pageByKey(page).path} and (jump_param::jsonb ->> 'id')::bigint in ${ids})`
  await sql`
    update message
    set created_at = created_at - ${by}, read_at = case when ${daysAgo}::int > ${messagesReadAfterDays}::int then now() - ${by} end
    where ${about('orderDetail', sql`(${orderId})`)} or ${about('deliveryNoteDetail', notes)}`.execute(tx)
}

/** People have read what is older. */
const messagesReadAfterDays = 7
