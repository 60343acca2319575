import type { LineResponse } from '@bdr/contract/orders/calls'
import { sql } from 'kysely'
import { createNote } from '../../modules/delivery-notes/create.ts'
import { lockNoteHead, noteLines } from '../../modules/delivery-notes/queries.ts'
import { randomUUID } from 'node:crypto'
import { recordArrival } from '../../modules/delivery-notes/arrive.ts'
import { signArrival } from '../../modules/delivery-notes/sign.ts'
import { dispatch, settleDifference, voidNote } from '../../modules/delivery-notes/dispatch.ts'
import { addAttachments } from '../../modules/attachments/bind-attachments.ts'
import { attachedToOrders } from '../../modules/orders/attachments.ts'
import { comment } from '../../modules/orders/comments.ts'
import { orderHead, orderLines } from '../../modules/orders/queries.ts'
import { respond } from '../../modules/orders/respond.ts'
import { revise } from '../../modules/orders/revise.ts'
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
import { seedAnnouncements } from './announcements.ts'
import { uploadPapers } from './attached.ts'
import { seedBatchUpload } from './batch-upload.ts'
import { seedChangeRequests } from './change-requests.ts'
import { seedInvitations } from './invitations.ts'
import { seedQuotedInquiries } from './quoted-inquiries.ts'
import { drawProducts, seedProducts } from './products.ts'
import { seedSettings } from './settings.ts'
import { seedSettleIns } from './settle-in.ts'
import { caller, setStoryTime, dayIn } from './stage.ts'
import { seedWebsite } from './website.ts'
import { demoOrders, type DemoOrder, type DemoShipment, type DemoStep } from './orders.ts'
import { demoMerchants, demoPassword, demoPeople, type DemoMerchant } from './people.ts'

/**
 * Fills an empty database with the demo, completely or not at all. The orders are made with the product's own
 * functions, so every state has a realistic history.
 */
export async function seedDemo(database: Database, clock: Clock, store: ObjectStore): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword)
  const drawings = await drawProducts()
  return transaction(database, async (tx) => {
    // two nodes that start at once both find it empty: the second waits for the first
    await waitForLocks(tx)
    await sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`.execute(tx)
    if (await tx.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) return false
    const people = await seedPeople(tx, passwordHash)
    const { orders, shipment } = demoOrders(clock.now())
    for (const order of orders) await seedOrder(tx, { ...people, shipment, clock, store }, order)
    await seedWebsite(tx, clock)
    const stage = { ...people, operator: people.byAccount.get('admin')!, clock, store }
    await seedAnnouncements(tx, stage)
    await seedSettleIns(tx, stage)
    await seedInvitations(tx, stage.operator)
    await seedChangeRequests(tx, stage)
    await seedProducts(tx, stage, drawings)
    await seedQuotedInquiries(tx, stage)
    await seedSettings(tx, stage)
    await seedBatchUpload(tx, stage)
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
  {
    merchants,
    merchantIds,
    byAccount,
    shipment,
    clock,
    store,
  }: People & { shipment: DemoShipment; clock: Clock; store: ObjectStore },
  order: DemoOrder,
): Promise<void> {
  const operator = byAccount.get('admin')!
  const { owner, driver } = merchants.find(({ code }) => code === order.merchantCode)!
  const supplier = byAccount.get(owner)!
  const times = [...order.times]
  const happened = () => setStoryTime(tx, clock.now(), times.shift()!)
  const id = await makeOrder(tx, operator, {
    ...order.order,
    merchantId: merchantIds.get(order.merchantCode)!,
  })
  await happened()
  const now = clock.now()
  const delivererId = driver === null ? null : byAccount.get(driver)!.staffId
  const stage = {
    operator,
    supplier,
    delivererId,
    shipment,
    store,
    orderId: id,
    now,
    today: clock.today(),
    happened,
    next: () => times[0]!,
  }
  for (const step of order.steps) await act(tx, stage, step)
}

const acting = (viewer: Viewer): Change => ({ viewer, caller })

interface Stage {
  readonly operator: Viewer
  readonly supplier: Viewer
  /** the deliverer among the supplier's people */
  readonly delivererId: string | null
  readonly shipment: DemoShipment
  readonly store: ObjectStore
  readonly orderId: string
  readonly now: Date
  readonly today: string
  /** sets the times of what was just done to the story's next time */
  readonly happened: () => Promise<void>
  /** the story's next time */
  readonly next: () => Date
}

async function act(tx: Executor, stage: Stage, step: DemoStep): Promise<void> {
  const { operator, supplier, orderId } = stage
  const { version } = (await orderHead(tx, scopeOf(operator), orderId))!
  const lines = await orderLines(tx, orderId)
  switch (step.kind) {
    case 'respond':
      await respond(
        tx,
        acting(supplier),
        {
          id: orderId,
          version,
          lines: answersTo(lines, step.answers, stage.now),
        },
        stage.today,
      )
      return stage.happened()
    case 'cancel':
    case 'close':
      await setAside(tx, acting(operator), { id: orderId, version, reason: step.reason }, step.kind)
      return stage.happened()
    case 'comment':
      await comment(tx, step.by === 'supplier' ? supplier : operator, { id: orderId, text: step.text })
      return stage.happened()
    case 'attach': {
      const viewer = step.by === 'supplier' ? supplier : operator
      const files = await uploadPapers(tx, stage.store, viewer, 'order', step.papers)
      await addAttachments(tx, acting(viewer), attachedToOrders, { id: orderId, files })
      return stage.happened()
    }
    case 'revise': {
      const dayOf = (dueIn: number) => dayIn(stage.now, dueIn)
      const input = {
        id: orderId,
        version,
        reason: step.reason,
        lines: step.lines.map(({ lineNo, dueIn, quantity }) => ({
          lineId: lines[lineNo - 1]!.id,
          ...(quantity !== undefined && { quantity }),
          ...(dueIn !== undefined && { requiredDate: dayOf(dueIn) }),
        })),
        added: step.added.map(({ dueIn, ...line }) => ({ ...line, requiredDate: dayOf(dueIn) })),
        confirmFractions: false,
      }
      await revise(tx, acting(operator), input, stage.today)
      return stage.happened()
    }
    case 'note':
      return seedNote(tx, stage, step)
  }
}

const answersTo = (
  lines: readonly { id: string; status: string }[],
  answers: Extract<DemoStep, { kind: 'respond' }>['answers'],
  now: Date,
): LineResponse[] =>
  answers === 'accept-all'
    ? lines.filter(({ status }) => status === 'pending').map(({ id }) => ({ lineId: id, action: 'accept' }))
    : answers.map((answer, index) => {
        const lineId = lines[index]!.id
        if (answer.action !== 'propose') return { lineId, ...answer }
        const { dueIn, ...proposal } = answer
        return { lineId, ...proposal, requiredDate: dayIn(now, dueIn) }
      })

async function seedNote(
  tx: Executor,
  { supplier, delivererId, shipment, orderId, now, today, happened, next }: Stage,
  step: Extract<DemoStep, { kind: 'note' }>,
): Promise<void> {
  const lines = await orderLines(tx, orderId)
  const { carrier, vehicleNo, driverName, driverPhone } = shipment
  const { id } = await createNote(tx, acting(supplier), {
    lines: step.quantities.flatMap((quantity, index) =>
      quantity === '0' ? [] : [{ orderLineId: lines[index]!.id, quantity }],
    ),
    plannedDate: step.until === 'ready' ? dayIn(now, step.leavesIn) : null,
    expectedDate: step.until === 'ready' ? dayIn(now, step.leavesIn + 1) : null,
    delivererId: step.assigned ? delivererId : null,
    packages: null,
    grossWeight: null,
    ...{ carrier, vehicleNo, driverName, driverPhone },
    note: null,
    submit: step.until !== 'draft',
  })
  await happened()
  const version = async () =>
    (await tx.selectFrom('delivery_note').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  if (step.until === 'draft' || step.until === 'ready') return
  if (step.until === 'void') {
    await voidNote(tx, acting(supplier), { id, version: await version(), reason: shipment.voidReason })
    return happened()
  }
  await dispatch(tx, acting(supplier), { id, version: await version() })
  await happened()
  if (step.until === 'in-transit') return
  const sent = await noteLines(tx, id)
  const arrival = {
    id,
    version: await version(),
    receiverName: shipment.receiverName,
    last: false,
    note: null,
    lines: sent.map((line, index) => ({
      noteLineId: line.id,
      ...(step.arrived?.[index] ?? { accepted: line.quantity, rejected: '0', reason: null }),
    })),
  }
  if (step.signed) {
    const at = next()
    const link = { id, serial: 1, scope: scopeOf(supplier) }
    const signed = { ...arrival, signedAt: at.toISOString(), submission: randomUUID(), photos: [] }
    const signature = { kind: 'drawn' as const, strokes: shipment.signature }
    const clock = { now: () => at, today: () => today }
    await signArrival(tx, { link, caller, clock }, { ...signed, signature })
  } else {
    const recorder = { action: 'receive' as const, actor: supplier, scope: scopeOf(supplier), caller }
    await recordArrival(tx, recorder, (await lockNoteHead(tx, scopeOf(supplier), id))!, arrival)
  }
  await happened()
  if (step.until === 'settled') {
    await settleDifference(tx, acting(supplier), {
      id,
      version: await version(),
      reason: shipment.settleReason,
      shortLineIds: [],
    })
    await happened()
  }
}
