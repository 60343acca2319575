import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as account from '@bdr/contract/account/calls'
import { allCalls } from '@bdr/contract/calls'
import * as attributes from '@bdr/contract/categories/attribute-calls'
import * as brands from '@bdr/contract/brands/calls'
import * as categories from '@bdr/contract/categories/calls'
import * as units from '@bdr/contract/categories/unit-calls'
import * as announcements from '@bdr/contract/announcements/calls'
import * as changeRequests from '@bdr/contract/change-requests/calls'
import * as company from '@bdr/contract/company/calls'
import * as consultations from '@bdr/contract/consultations/calls'
import * as contents from '@bdr/contract/content/calls'
import * as notes from '@bdr/contract/delivery-notes/calls'
import * as link from '@bdr/contract/delivery-notes/link-calls'
import type { RecordedField } from '@bdr/contract/history/fields'
import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import * as inquiries from '@bdr/contract/inquiries/calls'
import * as merchants from '@bdr/contract/merchants/calls'
import * as orders from '@bdr/contract/orders/calls'
import * as posts from '@bdr/contract/posts/calls'
import * as products from '@bdr/contract/products/calls'
import { checklistItems } from '@bdr/contract/settle-in/model'
import * as settleIn from '@bdr/contract/settle-in/calls'
import * as review from '@bdr/contract/settle-in/review-calls'
import * as staff from '@bdr/contract/staff/calls'
import { sql } from 'kysely'
import { inquiryForm } from '../modules/inquiries/test/an-inquiry.ts'
import { anArticle } from '../modules/content/test/fields.ts'
import { aSku, aValve, categoryId } from '../modules/products/test/contents.ts'
import { makeApplicant, makeForm } from '../modules/settle-in/test/applicant.ts'
import { issueTicket } from '../modules/sms/tickets.ts'
import { changesBetween } from '../platform/field-changes.ts'
import { testWorld, type Account, type Client, type TestWorld } from './app.ts'
import { makeOrder, newLine } from './factories.ts'
import { storedFile } from './stored-file.ts'

/**
 * Walks the calls that change what is stored, and compares the rows before and after with what the
 * timelines and the audit log say of it. A column nobody decided about fails, and so does a new call.
 */

/** How a column's change is recorded: as its value, in words, or for a reason not at all. */
type Told = { value: RecordedField } | { words: RecordedField } | { not: string }
const value = (field: RecordedField): Told => ({ value: field })
const words = (field: RecordedField): Told => ({ words: field })
const not = (why: string): Told => ({ not: why })

const ownTime = not('the entry has the time')
const counted = not('counts changes')
const everywhere = { version: counted, updated_at: ownTime, status: words('status') }

const columns: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  purchase_order: {
    line_count: not('the lines that are added are told'),
    total_amount: value('totalAmount'),
    required_date: value('requiredDate'),
  },
  purchase_order_line: {
    quantity: value('quantity'),
    unit_price: value('unitPrice'),
    amount: value('amount'),
    required_date: value('requiredDate'),
    cancelled_quantity: value('cancelledQuantity'),
    shipped_quantity: value('shippedQuantity'),
    received_quantity: value('receivedQuantity'),
    reserved_quantity: not('comes and goes with notes that have not left'),
    proposed_quantity: words('proposedQuantity'),
    proposed_unit_price: words('proposedUnitPrice'),
    proposed_date: words('proposedDate'),
    proposal_reason: not('the entry has the reason'),
    reject_reason: not('the entry has the reason'),
  },
  delivery_note: {
    buyer_name: value('buyerName'),
    ship_to: value('shipTo'),
    receiver_name: value('receiverName'),
    receiver_phone: value('receiverPhone'),
    planned_date: value('plannedDate'),
    expected_date: value('expectedDate'),
    deliverer_id: words('deliverer'),
    arrived_at: ownTime,
    carrier: value('carrier'),
    vehicle_no: value('vehicleNo'),
    driver_name: value('driverName'),
    driver_phone: value('driverPhone'),
    packages: value('packages'),
    gross_weight: value('grossWeight'),
    note: value('note'),
    line_count: not('the lines are told'),
    dispatched_at: ownTime,
    link_until: not('follows from the submission, the departure and the renewal'),
    link_serial: counted,
    link_revoked_at: ownTime,
  },
  note_template: { template: words('template') },
  delivery_note_line: {
    accepted_quantity: value('acceptedQuantity'),
    rejected_quantity: value('rejectedQuantity'),
  },
  merchant: {
    name: value('name'),
    legal_person: value('legalPerson'),
    registered_on: value('registeredOn'),
    registered_capital: value('registeredCapital'),
    region_code: words('regionCode'),
    address: value('address'),
    business_scope: value('businessScope'),
    licence_file_id: value('licenceFileId'),
    bank_name: value('bankName'),
    bank_branch: value('bankBranch'),
    bank_account: value('bankAccount'),
    short_name: value('shortName'),
    introduction: value('introduction'),
    phone: value('phone'),
    website: value('website'),
    logo_file_id: value('logoFileId'),
    frozen: words('status'),
  },
  staff: {
    name: value('name'),
    account: value('account'),
    mobile: value('mobile'),
    email: value('email'),
    base_post: words('postIds'),
    post_id: words('postIds'),
    enabled: value('enabled'),
    head_file_id: value('headFileId'),
    quiet_from: words('quietFrom'),
    quiet_until: words('quietUntil'),
    deleted_at: ownTime,
    password_hash: not('a secret'),
    must_change_password: not('follows from the reset'),
    password_changed_at: ownTime,
  },
  post: { name: value('name'), description: value('description') },
  category_attribute: {
    name: value('name'),
    type: words('attributeType'),
    unit: value('unit'),
    choices: words('attributeOptions'),
    required: value('isRequired'),
    varies: value('varies'),
    position: words('attributeOrder'),
    enabled: value('enabled'),
    version: counted,
  },
  brand: {
    name: value('brandName'),
    normalised: not('follows from the name'),
    aliases: words('aliases'),
    alias_keys: not('follow from the other names'),
    decision_reason: not('the entry has the reason'),
  },
  unit: { enabled: value('enabled'), version: counted },
  category: {
    name: value('name'),
    parent_id: words('parentId'),
    position: words('position'),
    enabled: value('enabled'),
    qualifications: words('qualifications'),
    level: not('follows from the parent'),
  },
  content: {
    slug: value('slug'),
    title: value('title'),
    summary: value('summary'),
    body: value('body'),
    author: value('author'),
    grouping: words('column'),
    industry: words('industry'),
    cover_file_id: value('coverFileId'),
    draft: words('title'),
    publish_at: value('publishAt'),
    published_at: ownTime,
    withdrawn_at: ownTime,
  },
  settle_in_application: {
    form: words('legalPerson'),
    company_name: value('name'),
    checklist: words('checklist'),
    remarks: words('remarks'),
    decision_reason: not('the entry has the reason'),
    submitted_at: ownTime,
    merchant_id: not('the merchant’s timeline begins with it'),
  },
  change_request: {
    decision_reason: not('the entry has the reason'),
    remarks: not('shown beside the reason, at their fields'),
  },
  product: {
    live: words('model'),
    draft: not('typing is its company’s own until it is submitted'),
    on_shelf: value('onShelf'),
    name: words('productName'),
    initials: not('follows from the name'),
    model: value('model'),
    category_id: words('categoryPath'),
    brand_id: words('brandName'),
    unit: value('unit'),
    picture_id: words('productPictures'),
    sku_count: not('the SKUs are told'),
    price_from: not('repeats the SKUs’'),
    price_to: not('repeats the SKUs’'),
    stock: not('repeats the SKUs’'),
  },
  sku: {
    place: not('their order means nothing'),
    code: words('skus'),
    code_key: not('follows from the code'),
    price: value('price'),
    stock: value('stock'),
  },
  inquiry: {
    title: value('title'),
    buyer_name: value('buyerName'),
    industry: value('industry'),
    category_code: value('category'),
    region_code: value('regionCode'),
    ship_to: value('shipTo'),
    value_band: value('valueBand'),
    deadline: value('deadline'),
    terms: value('terms'),
    line_count: not('a draft is nobody’s promise'),
    published_at: ownTime,
    closed_at: ownTime,
  },
  consultation: { answer: value('answer'), answered_at: ownTime },
  announcement: {
    title: value('title'),
    body: value('body'),
    audience: words('audience'),
    posts: words('audience'),
    show_from: ownTime,
    show_until: value('showUntil'),
  },
}
/** Lists that are written anew: what their records say of it. */
const lists: Readonly<Record<string, RecordedField>> = {
  merchant_address: 'addresses',
  merchant_contact: 'contacts',
  qualification: 'qualifications',
  notice_preference: 'choices',
}

/** Mutating calls that change nothing anybody would ask the former value of. */
const unwalked: Readonly<Record<string, string>> = {
  'products.importPictures': 'reads a file again',
  'products.importPrices': 'creates; each change is told by its product',
  'staff.commitImport': 'creates',
  'imports.check': 'reads a file again; what is taken over is told by its own records',
  'imports.mend': 'reads a file again',
  'imports.commit': 'creates',
  'imports.cancel': 'the import itself says so',
  'files.upload': 'creates',
  'gate.photo': 'creates',
  'deliveryNotes.previewTemplate': 'draws',
  'files.complete': 'completes its own upload',
  'sms.send': 'sends',
  'sms.sendDashed': 'sends',
  'session.login': 'opens a session',
  'session.secondFactor': 'opens a session',
  'session.smsLogin': 'opens a session',
  'session.logout': 'ends a session',
  'session.scanQrLogin': 'opens a session',
  'session.confirmQrLogin': 'opens a session',
  'session.refuseQrLogin': 'opens no session',
  'session.updatePassword': 'a secret',
  'session.forgetPassword': 'a secret',
  'account.endSession': 'ends a session',
  'account.endOtherSessions': 'ends sessions',
  'orders.comment': 'creates',
  'orders.attach': 'creates',
  'orders.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
  'listViews.save': "how somebody looks at a list is nobody's record",
  'listViews.remove': "how somebody looks at a list is nobody's record",
  'listViews.arrange': "how somebody looks at a list is nobody's record",
  'account.beginSecondFactor': 'a secret',
  'account.confirmSecondFactor': 'a secret; that it is on is told (second-factor.db.test.ts)',
  'account.renewRecoveryCodes': 'secrets',
  'account.endSecondFactor': 'a secret; that it is off is told (second-factor.db.test.ts)',
  'staff.endSessions': 'ends sessions',
  'outbox.retry': 'sends again',
  'products.create': 'creates',
  'products.copy': 'creates',
  'products.saveDraft': 'typing is its company’s own until it is submitted',
  'products.remove': 'removes what nobody else ever saw',
  'messages.list': 'reads',
  'messages.read': 'what one has read is nobody else’s business',
  'notices.list': 'reads',
  'notices.read': 'what one has read is nobody else’s business',
  'inquiries.create': 'creates',
  'contents.saveFacts': 'of no record; its entry in the log tells each field (company-facts.db.test.ts)',
  'inquiries.publish': 'invites; its state is told (inquiries.db.test.ts)',
  'inquiries.invite': 'creates',
  'inquiries.answer': 'creates',
  'inquiries.attach': 'creates',
  'inquiries.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
  'inquiries.award': 'creates; its states are told (inquiries.db.test.ts)',
  'inquiries.fail': 'its states are told (inquiries.db.test.ts)',
  'inquiries.cancel': 'its states are told (inquiries.db.test.ts)',
  'quotations.see': 'what one has seen is nobody else’s business',
  'quotations.saveDraft': 'what is being typed is told once it is submitted',
  'quotations.submit': 'writes a version that stays beside the former ones',
  'quotations.withdraw': 'its versions stay; its state is told (quotations.db.test.ts)',
  'quotations.decline': 'its state is told with the reason (quotations.db.test.ts)',
  'quotations.ask': 'creates',
  'quotations.attach': 'creates',
  'quotations.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
  'quotations.subscribe': 'what one wants to be told of is nobody else’s business',
  'inquiries.trend': 'reads',
  'inquiries.rows': 'reads',
}

type Rows = Map<string, Readonly<Record<string, unknown>>>
type Snapshot = Readonly<Record<string, Rows>>

let world: TestWorld
const walked = new Set<string>()
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

async function rowsOf(table: string): Promise<Rows> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(world.database.kysely)
  return new Map(rows.map(({ row }) => [JSON.stringify(row['id'] ?? row), row]))
}

async function snapshot(): Promise<Snapshot> {
  const tables = [...Object.keys(columns), ...Object.keys(lists)]
  const all: [string, Rows][] = []
  for (const table of tables) all.push([table, await rowsOf(table)])
  return Object.fromEntries(all)
}

/** What timelines and audit log have been told since, states included. */
async function toldSince(history: string, log: string): Promise<FieldChange[]> {
  const db = world.database.kysely
  const entries = await db.selectFrom('history').selectAll().where('id', '>', history).execute()
  const audited = await db.selectFrom('audit_log').selectAll().where('id', '>', log).execute()
  const states = entries
    .filter((entry) => entry.from_status !== entry.to_status)
    .map((entry) => ({ field: 'status', part: null, before: entry.from_status, after: entry.to_status }))
  return [...states, ...[...entries, ...audited].flatMap(({ changes }) => changes)]
}

async function last(table: 'history' | 'audit_log'): Promise<string> {
  const row = await world.database.kysely
    .selectFrom(table)
    .select(({ fn }) => fn.max<string | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return row.id ?? '0'
}

/** What was changed and is told nowhere. */
function untold(before: Snapshot, after: Snapshot, told: readonly FieldChange[]): string[] {
  const inTables = Object.entries(columns).flatMap(([table, known]) =>
    [...after[table]!].flatMap(([id, row]) => {
      const old = before[table]!.get(id)
      if (old === undefined) return []
      return Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(old[column]))
        .filter((column) => {
          const how = known[column] ?? everywhere[column as keyof typeof everywhere]
          if (how === undefined) return true
          return !isTold(how, old[column], row[column], told)
        })
        .map(
          (column) => `${table}.${column}: ${JSON.stringify(old[column])} → ${JSON.stringify(row[column])}`,
        )
    }),
  )
  const inLists = Object.entries(lists).filter(([table, field]) => {
    const text = (rows: Rows) => JSON.stringify([...rows.values()].map(({ id: _id, ...row }) => row))
    const known = before['merchant']!.size === after['merchant']!.size
    return known && text(before[table]!) !== text(after[table]!) && !told.some((one) => one.field === field)
  })
  return [...inTables, ...inLists.map(([table]) => table)]
}

function isTold(how: Told, before: unknown, after: unknown, told: readonly FieldChange[]): boolean {
  if ('not' in how) return true
  if ('words' in how) {
    const cleared = after === null || JSON.stringify(after) === '[]'
    if (cleared && ['proposedQuantity', 'proposedUnitPrice', 'proposedDate'].includes(how.words)) return true
    if (cleared && ['checklist', 'remarks'].includes(how.words)) return true
    return told.some((change) => change.field === how.words)
  }
  const field = how.value
  const [expected] = changed(field, before, after)
  if (expected === undefined) return true
  return told.some(
    (change) =>
      change.field === field &&
      isSame(field, change.before, expected.before) &&
      isSame(field, change.after, expected.after),
  )
}

const isSame = (field: RecordedField, a: string | null, b: string | null): boolean =>
  changed(field, a, b).length === 0

function changed(field: RecordedField, before: unknown, after: unknown): FieldChange[] {
  const values = (value: unknown) => ({ [field]: value }) as Record<RecordedField, string | null>
  return changesBetween([field], values(before), values(after))
}

/** A call that must succeed, and say whatever it changed. */
async function step<C extends Call>(client: Client, call: C, input: InputOf<C>): Promise<ReplyOf<C>> {
  walked.add(call.name)
  const [before, history, log] = [await snapshot(), await last('history'), await last('audit_log')]
  const reply = await client.ok(call, input)
  const told = await toldSince(history, log)
  expect(untold(before, await snapshot(), told), call.name).toEqual([])
  return reply
}

const as = (name: Account | null) => world.as(name)
const transport = {
  plannedDate: null,
  carrier: null,
  vehicleNo: null,
  driverName: null,
  driverPhone: null,
  packages: null,
  grossWeight: null,
  note: null,
}
const versionOf = async (table: 'consultation' | 'merchant' | 'category' | 'post', id: string) =>
  (
    await world.database.kysely
      .selectFrom(table)
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version

let number = 0
async function anOrder() {
  number += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-${number}`,
    lines: [1, 2, 3].map((lineNo) => newLine({ lineNo, quantity: '10', unitPrice: '2.5' })),
  })
  return (await as('owner')).ok(orders.readOrder, { id })
}

it('orders and delivery notes', async () => {
  const [owner, admin] = [await as('owner'), await as('admin')]
  let order = await anOrder()
  const [first, second, third] = order.lines as [
    (typeof order.lines)[0],
    (typeof order.lines)[0],
    (typeof order.lines)[0],
  ]
  const proposal = { action: 'propose' as const, reason: '库存不足' }
  order = await step(owner, orders.respondToOrder, {
    id: order.id,
    version: order.version,
    lines: [
      { lineId: first.id, ...proposal, quantity: '8', unitPrice: '2.75', requiredDate: '2027-01-05' },
      { lineId: second.id, ...proposal, quantity: '4' },
      { lineId: third.id, action: 'reject', reason: '停产' },
    ],
  })
  order = await step(admin, orders.decideOnProposals, {
    id: order.id,
    version: order.version,
    lines: [
      { lineId: first.id, action: 'approve' },
      { lineId: second.id, action: 'decline', reason: '请按原数量' },
    ],
  })
  await step(owner, orders.acceptOrders, { orders: [{ id: order.id, version: order.version }] })
  order = await owner.ok(orders.readOrder, { id: order.id })

  const { id } = await step(owner, notes.createDeliveryNote, {
    ...transport,
    lines: [first, second].map(({ id: orderLineId }) => ({ orderLineId, quantity: '2' })),
    submit: false,
  })
  const { version } = await owner.ok(notes.readDeliveryNote, { id })
  let note = await step(owner, notes.updateDeliveryNote, {
    id,
    version,
    plannedDate: '2026-12-01',
    expectedDate: '2026-12-02',
    delivererId: world.viewers.sales.staffId,
    carrier: '顺达物流',
    vehicleNo: '苏F·D8821',
    driverName: '马师傅',
    driverPhone: '13700137003',
    packages: 3,
    grossWeight: '1250.5',
    note: '请走东门',
    lines: [{ orderLineId: first.id, quantity: '5', batch: 'H2611-07' }],
  })
  expect(note.history[0]!.changes).toEqual(
    expect.arrayContaining([
      { field: 'driverPhone', part: null, before: null, after: '137****7003' },
      { field: 'packages', part: null, before: null, after: '3' },
      { field: 'grossWeight', part: null, before: null, after: '1250.5' },
      { field: 'batch', part: `${order.orderNo} / 1`, before: null, after: 'H2611-07' },
      { field: 'quantity', part: `${order.orderNo} / 1`, before: '2.0000', after: '5' },
      { field: 'quantity', part: `${order.orderNo} / 2`, before: '2.0000', after: null },
    ]),
  )
  note = await step(owner, notes.submitDeliveryNote, { id, version: note.version })
  note = await step(owner, notes.dispatchDeliveryNote, {
    id,
    version: note.version,
    vehicleNo: '苏F·K1200',
    driverPhone: null,
  })
  note = await step(owner, notes.assignDeliveryNote, {
    id,
    version: note.version,
    delivererId: world.viewers.driver.staffId,
  })
  note = await step(await as('driver'), notes.arriveDeliveryNote, { id, version: note.version })
  note = await step(owner, notes.revokeReceiptLink, { id })
  note = await step(owner, notes.renewReceiptLink, { id })
  const line = note.lines[0]!
  const arrival = { receiverName: '周敏', note: null }
  note = await step(owner, notes.receiveDeliveryNote, {
    id,
    version: note.version,
    ...arrival,
    last: false,
    lines: [{ noteLineId: line.id, accepted: '1', rejected: '0' }],
  })
  const { token } = await owner.ok(notes.readReceiptLink, { id })
  await step(await as(null), link.signByLink, {
    token,
    submission: randomUUID(),
    version: note.version,
    signedAt: '2026-11-20T12:00:00+08:00',
    signature: { kind: 'typed' },
    ...arrival,
    last: true,
    lines: [{ noteLineId: line.id, accepted: '2', rejected: '1', reason: '外观磕碰' }],
  })
  note = await owner.ok(notes.readDeliveryNote, { id })
  note = await step(owner, notes.disputeDeliveryNote, { id, version: note.version, reason: '出厂完好' })
  await step(owner, notes.settleDeliveryNote, { id, version: note.version, reason: '补发' })

  order = await owner.ok(orders.readOrder, { id: order.id })
  const moved = order.history.filter(({ about }) => about === note.noteNo)
  expect(moved.map(({ changes }) => changes)).toEqual([
    [{ field: 'shippedQuantity', part: '1', before: '5.0000', after: '3' }],
    [{ field: 'receivedQuantity', part: '1', before: '1.0000', after: '3' }],
    [{ field: 'receivedQuantity', part: '1', before: '0.0000', after: '1' }],
    [{ field: 'shippedQuantity', part: '1', before: '0.0000', after: '5' }],
  ])

  const template = {
    title: '发货清单',
    withLogo: false,
    columns: ['price' as const],
    copies: ['存根'],
    footer: null,
  }
  const saved = await step(owner, notes.saveNoteTemplate, { version: 0, ...template })
  await step(owner, notes.saveNoteTemplate, { version: saved.version, ...template, footer: '请当面点清' })

  const spare = await step(owner, notes.createDeliveryNote, {
    ...transport,
    lines: [{ orderLineId: second.id, quantity: '1' }],
    submit: true,
  })
  const { version: ready } = await owner.ok(notes.readDeliveryNote, { id: spare.id })
  await step(owner, notes.voidDeliveryNote, { id: spare.id, version: ready, reason: '改期' })
  order = await owner.ok(orders.readOrder, { id: order.id })
  order = await step(admin, orders.reviseOrder, {
    id: order.id,
    version: order.version,
    reason: '扩大范围',
    lines: [{ lineId: third.id, quantity: '7', unitPrice: '2.6', requiredDate: '2027-02-01' }],
  })
  order = await step(admin, orders.cancelOrderLines, {
    id: order.id,
    version: order.version,
    reason: '不再需要',
    lines: [{ lineId: third.id }],
  })
  const left = { orderLineId: second.id, quantity: '1' }
  await step(owner, notes.createDeliveryNotes, { lines: [left], submit: false })
  order = await owner.ok(orders.readOrder, { id: order.id })
  await step(admin, orders.closeOrder, { id: order.id, version: order.version, reason: '余量不要' })
  const other = await anOrder()
  await step(admin, orders.cancelOrder, { id: other.id, version: other.version, reason: '计划取消' })
})

it('inquiries, until they are open', async () => {
  const admin = await as('admin')
  const draft = await admin.ok(inquiries.createInquiry, inquiryForm())
  const written = await step(admin, inquiries.updateInquiry, {
    ...inquiryForm({
      title: '机械密封',
      buyerName: '清源水务集团（示例）',
      industry: 'water',
      category: 'seal',
      regionCode: null,
      shipTo: '送水泵房',
      valueBand: null,
      terms: null,
      deadline: '2031-01-01T00:00:00Z',
    }),
    id: draft.id,
    version: draft.version,
  })
  const { id, version } = await admin.ok(inquiries.publishInquiry, {
    id: written.id,
    version: written.version,
    byCategory: false,
    merchantIds: [world.valves.id],
  })
  await step(admin, inquiries.extendInquiry, {
    id,
    version,
    deadline: '2031-02-01T00:00:00Z',
    reason: '补充图纸',
  })
})

it('a company, what it asks for and what is decided', async () => {
  const [owner, admin] = [await as('owner'), await as('admin')]
  const file = (purpose: 'logo' | 'licence' | 'qualification') =>
    storedFile(world.database.kysely, world.viewers.owner.staffId, purpose)
  const read = () => owner.ok(company.readCompany, {})
  let mine = await read()
  const profile = { shortName: '明泽', introduction: '阀门', phone: '0510-1', website: null }
  mine = await step(owner, company.updateCompany, {
    version: mine.version,
    ...profile,
    logoFileId: await file('logo'),
  })
  mine = await step(owner, company.updateCompany, {
    version: mine.version,
    ...profile,
    shortName: null,
    logoFileId: null,
  })
  const address = { label: '工厂', regionCode: '320282', address: '茶泉路 18 号', isDefault: true }
  mine = await step(owner, company.saveCompanyAddresses, {
    version: mine.version,
    addresses: [{ ...address, contactName: '陈', contactPhone: '13700137003' }],
  })
  mine = await step(owner, company.saveCompanyContacts, {
    version: mine.version,
    contacts: [{ name: '陈', role: 'sales', mobile: '13700137003', phone: null, email: null }],
  })
  expect(JSON.stringify(mine.history)).not.toContain('13700137003')
  const facts = {
    name: '宜兴明泽阀门有限公司（示例）',
    legalPerson: '陈明',
    registeredOn: '2012-05-18',
    registeredCapital: '2000 万元人民币',
    regionCode: '320282',
    address: '环科园茶泉路 18 号',
    businessScope: '阀门制造、销售',
    licenceFileId: await file('licence'),
    bank: { name: '中国工商银行', branch: '宜兴支行', account: '1103020009200012345' },
    qualifications: [
      {
        kind: 'special-equipment' as const,
        number: 'TS2732-2028',
        validUntil: '2028-03-31',
        fileId: await file('qualification'),
      },
    ],
  }
  const ask = async () => {
    mine = await step(owner, company.requestCompanyChange, { version: mine.version, facts })
    return mine.changeRequests[0]!
  }
  let asked = await ask()
  mine = await step(owner, company.withdrawCompanyChange, { id: asked.id, version: asked.version })
  asked = await ask()
  await step(admin, changeRequests.refuseChangeRequest, {
    id: asked.id,
    version: asked.version,
    reason: '照片不清',
  })
  asked = await ask()
  await step(admin, changeRequests.approveChangeRequest, { id: asked.id, version: asked.version })
  mine = await read()
  expect(JSON.stringify(mine.history)).not.toContain('1103020009200012345')

  const { id } = world.bearings
  const reason = '资质过期'
  await step(admin, merchants.freezeMerchant, { id, version: await versionOf('merchant', id), reason })
  await step(admin, merchants.reinstateMerchant, { id, version: await versionOf('merchant', id), reason })
})

it('people, their posts and themselves', async () => {
  const owner = await as('owner')
  const { id: post } = await step(owner, posts.createPost, {
    basePost: '99',
    name: '华东区',
    description: null,
  })
  await step(owner, posts.updatePost, { id: post, version: 1, name: '华东大区', description: '江浙沪' })
  const person = { name: '李强', account: 'liqiang', mobile: '13912340001', email: null, postIds: ['99'] }
  let one = await step(owner, staff.createStaff, { ...person, password: 'Ahxo@2026-Vb' })
  const { id } = one
  one = await step(owner, staff.updateStaff, {
    ...person,
    id,
    version: one.version,
    name: '李刚',
    mobile: '13912340002',
    postIds: ['99', post],
  })
  one = await step(owner, staff.updateStaffByBody, {
    ...person,
    id,
    version: one.version,
    account: 'ligang',
    email: 'li@example.com',
    postIds: ['100'],
  })
  await step(owner, staff.setStaffStatus, { id, status: '0' })
  await step(owner, staff.setStaffStatus, { id, status: '1' })
  await step(owner, staff.resetStaffPassword, { id, password: 'Bhxo@2026-Vb' })
  await step(owner, staff.deleteStaff, { id })
  await step(owner, posts.deletePost, { id: post })

  const { version } = await owner.ok(account.readAccount, {})
  await step(owner, account.changeAccount, {
    version,
    name: '陆明远',
    email: 'lu@example.com',
    headFileId: await storedFile(world.database.kysely, world.viewers.owner.staffId, 'head-picture'),
  })
  const ticket = async (mobile: string) =>
    (await issueTicket(world.database.kysely, mobile, 'bind-mobile')).ticket
  await step(owner, account.changeMobile, {
    currentTicket: await ticket('13800000001'),
    newMobile: '13912340009',
    newTicket: await ticket('13912340009'),
  })
  await step(owner, account.changeNoticePreferences, {
    choices: [{ type: 'order', channel: 'sms', enabled: true }],
    quietFrom: '22:00',
    quietUntil: '07:00',
  })
})

it('announcements', async () => {
  const admin = await as('admin')
  const fields = { title: '甲', body: '<p>甲</p>', audience: { to: 'all' as const }, showUntil: null }
  const { id, version } = await step(admin, announcements.createAnnouncement, { fields })
  const announcement = { id, version }
  const moved = (reply: { version: number }) => (announcement.version = reply.version)
  const other = {
    title: '乙',
    body: '<p>另述一遍</p>',
    audience: { to: 'posts' as const, posts: ['99' as const] },
    showUntil: '2026-12-31T18:00:00+08:00',
  }
  moved(await step(admin, announcements.saveAnnouncement, { ...announcement, fields: other }))
  const publishAt = '2026-12-01T09:00:00+08:00'
  moved(await step(admin, announcements.scheduleAnnouncement, { ...announcement, publishAt }))
  moved(await step(admin, announcements.unscheduleAnnouncement, announcement))
  moved(await step(admin, announcements.publishAnnouncement, announcement))
  await step(admin, announcements.withdrawAnnouncement, { ...announcement, reason: '过时' })
})

it('the catalogue, contents, consultations', async () => {
  const admin = await as('admin')
  const { id, catalogue } = await step(admin, categories.addCategory, {
    parentId: null,
    name: '测试甲',
    qualifications: [],
  })
  const parent = catalogue.find((row) => row.id !== id && row.level === 1)!
  const version = () => versionOf('category', id)
  await step(admin, categories.changeCategory, {
    id,
    version: await version(),
    name: '测试乙',
    qualifications: ['ccc'],
  })
  await step(admin, categories.moveCategory, {
    id,
    version: await version(),
    parentId: parent.id,
    position: 0,
  })
  await step(admin, categories.enableCategory, { id, version: await version(), enabled: false })

  const text = { type: 'text', unit: '', options: [] as string[], required: false, varies: false } as const
  await step(admin, attributes.addAttribute, { id, key: null, name: '属性甲', ...text })
  const { own } = await step(admin, attributes.addAttribute, { id, key: null, name: '属性乙', ...text })
  const [one, two] = own.map((row) => row.id)
  await step(admin, attributes.arrangeAttributes, { id, attributeIds: [two!, one!] })
  const choice = { type: 'choice' as const, unit: 'mm', options: ['1', '2'], required: true, varies: true }
  await step(admin, attributes.changeAttribute, { id: one!, version: 1, name: '属性丙', ...choice })
  await step(admin, attributes.enableAttribute, { id: one!, version: 2, enabled: false })
  const counted = await step(admin, units.addUnit, { name: '榀' })
  await step(admin, units.enableUnit, { id: counted.at(-1)!.id, version: 1, enabled: false })

  const made = await step(admin, contents.createContent, { fields: anArticle() })
  const content = { id: made.id, version: made.version }
  const moved = (reply: { version: number }) => (content.version = reply.version)
  const other = anArticle({
    slug: 'other',
    title: '另一题',
    body: '<p>改了。</p>',
    column: 'company',
    industry: 'water',
    author: '乙',
    summary: '另述',
  })
  moved(await step(admin, contents.saveContent, { ...content, fields: other }))
  moved(await step(admin, contents.scheduleContent, { ...content, publishAt: '2026-12-01T09:00:00+08:00' }))
  moved(await step(admin, contents.unscheduleContent, content))
  moved(await step(admin, contents.publishContent, content))
  moved(await step(admin, contents.saveContent, { ...content, fields: { ...other, title: '第三题' } }))
  moved(await step(admin, contents.restoreContent, { ...content, savedVersion: 1 }))
  await step(admin, contents.withdrawContent, { ...content, reason: '过时' })

  const request = { name: '林工', mobile: '13912340011', company: null, message: '想了解改造方案' }
  await step(await as(null), consultations.requestConsultation, request)
  const { list } = await admin.ok(consultations.listConsultations, {})
  for (const action of ['contact', 'close', 'reopen'] as const) {
    const consultation = list[0]!.id
    await step(admin, consultations.handleConsultation, {
      id: consultation,
      version: await versionOf('consultation', consultation),
      action,
      remark: '已电话',
      answer: `答复：${action}`,
    })
  }
})

it('applications to settle in', async () => {
  const [visitor, admin] = [await as(null), await as('admin')]
  const db = world.database.kysely
  const mobile = '13912340021'
  const { ticket } = await makeApplicant(db, mobile)
  const form = await makeForm(db, mobile)
  await step(visitor, settleIn.applyToSettleIn, { ticket, ...form })
  const {
    list: [row],
  } = await admin.ok(review.listSettleIns, {})
  const id = row!.id
  const detail = () => admin.ok(review.readSettleIn, { id })
  const version = async () => (await detail()).version
  await step(admin, review.tickChecklist, {
    id,
    version: await version(),
    checklist: ['licence-readable', 'registry-agrees'],
  })
  await step(admin, review.returnSettleIn, {
    id,
    version: await version(),
    reason: null,
    remarks: [{ path: 'company.legalPerson', message: '与执照不符' }],
  })
  const mended = { ...form, company: { ...form.company, legalPerson: '周正', name: '无锡恒正轴承有限公司' } }
  await step(visitor, settleIn.resubmitSettleIn, { id, version: await version(), ticket, ...mended })
  expect((await detail()).history[0]!.changes).toMatchObject([
    { field: 'name' },
    { field: 'legalPerson', before: '周恒', after: '周正' },
  ])
  await step(admin, review.refuseSettleIn, { id, version: await version(), reason: '不符合' })

  const again = async () => {
    await step(visitor, settleIn.applyToSettleIn, { ticket, ...form })
    const { list } = await admin.ok(review.listSettleIns, { status: 'submitted' })
    return list[0]!.id
  }
  await again()
  await step(visitor, settleIn.withdrawSettleIn, { ticket, uscc: form.company.uscc })
  const third = await again()
  const ticked = await step(admin, review.tickChecklist, {
    id: third,
    version: 1,
    checklist: [...checklistItems],
  })
  await step(admin, review.approveSettleIn, { id: third, version: ticked.version })
})

it('products', async () => {
  const [owner, admin] = [await as('owner'), await as('admin')]
  const { kysely } = world.database
  const category = await categoryId(kysely, '020101')
  const picture = () => storedFile(kysely, world.viewers.owner.staffId, 'product-picture')
  const draft = await owner.ok(products.createProduct, { categoryId: category })
  const content = aValve(category, await picture())
  let product = await step(owner, products.submitProduct, { id: draft.id, version: draft.version, content })
  await step(owner, products.withdrawProductReview, { id: product.review!.id, version: 1 })
  product = await owner.ok(products.readProduct, { id: draft.id })
  product = await step(owner, products.submitProduct, { id: product.id, version: product.version, content })
  const refusal = { reason: '图片不清晰', remarks: [{ field: 'pictures' as const, text: '请拍铭牌' }] }
  await step(admin, products.refuseProductReview, { id: product.review!.id, version: 1, ...refusal })
  product = await owner.ok(products.readProduct, { id: draft.id })
  product = await step(owner, products.submitProduct, { id: product.id, version: product.version, content })
  await step(admin, products.approveProductReview, { id: product.review!.id, version: 1 })
  await step(owner, products.shelveProducts, { ids: [product.id], on: true })
  await step(owner, products.shelveProducts, { ids: [product.id], on: false })
  product = await owner.ok(products.readProduct, { id: draft.id })
  product = await step(owner, products.changeProductPrices, {
    id: product.id,
    version: product.version,
    skus: [{ key: 'one', price: '1199.5', stock: '3' }],
  })
  const edited = {
    ...content,
    name: '楔式闸阀 Z41H-25',
    model: 'Z41H-25',
    unit: '件',
    pictures: [await picture()],
    skus: [aSku({ code: 'Z41H-25-DN100' })],
  }
  const id = product.id
  product = await owner.ok(products.saveProductDraft, { id, version: product.version, content: edited })
  await step(owner, products.discardProductDraft, { id, version: product.version })
  product = await owner.ok(products.readProduct, { id })
  product = await step(owner, products.submitProduct, { id, version: product.version, content: edited })
  await step(admin, products.decideProductReviews, {
    reviews: [{ id: product.review!.id, version: 1 }],
    decision: { action: 'approve' },
  })
})

it('brands', async () => {
  const [owner, admin] = [await as('owner'), await as('admin')]
  const applied = await step(owner, brands.applyForBrand, { name: '试牌' })
  const refuse = { action: 'refuse', reason: '请用全称' } as const
  await step(admin, brands.decideOnBrand, { id: applied.id, version: 1, decision: refuse })
  await step(owner, brands.applyForBrand, { name: '试牌' })
  let brand = await step(admin, brands.decideOnBrand, {
    ...{ id: applied.id, version: 3 },
    decision: { action: 'approve' },
  })
  const { id } = brand
  brand = await step(admin, brands.changeBrand, { id, version: brand.version, name: '试用', aliases: ['SY'] })
  const disable = { action: 'disable', reason: '停产' } as const
  brand = await step(admin, brands.decideOnBrand, { id, version: brand.version, decision: disable })
  const enable = { action: 'enable' } as const
  await step(admin, brands.decideOnBrand, { id, version: brand.version, decision: enable })
  await step(admin, brands.addBrand, { name: '另一个', aliases: [] })
})

it('every call that changes something is among them', () => {
  // an import is a record of its own
  const isImport = (name: string) => name.endsWith('.import')
  const mutating = allCalls.filter((call) => call.method !== 'GET').map(({ name }) => name)
  const known = new Set([...walked, ...Object.keys(unwalked)])
  expect(mutating.filter((name) => !known.has(name) && !isImport(name))).toEqual([])
})
