import { can, type BasePost } from '@bdr/contract/access'
import { allCalls } from '@bdr/contract/calls'
import * as inquiries from '@bdr/contract/inquiries/calls'
import type { Call } from '@bdr/contract/kernel/call'
import * as calls from '@bdr/contract/quotations/calls'
import { importQuotation, quotationWorkbook } from '@bdr/contract/quotations/import'
import { findRecords } from '@bdr/contract/search/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { uploadImport } from '../../test/import.ts'
import type { IsolationIds } from '../../test/isolation.ts'
import { inputsOf, isolationSections } from '../../test/isolation-sections.ts'
import type { Account } from '../../test/people.ts'
import { xmlParts } from '../../test/well-formed.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { uploadPaper } from '../../test/upload-paper.ts'
import { offerFor, passDeadline, publishedInquiry } from '../inquiries/test/an-inquiry.ts'

/**
 * No merchant learns what another one does: everything the valve merchant can read is read before and after the bearing
 * merchant was invited, asked, quoted, revised, withdrew and declined, and must be exactly the same. What it creates
 * afterwards has no number of a counter that these moved.
 */
let world: TestWorld
let clients: Record<Account, Client>
let admin: Client
let owner: Client
let owner2: Client
/** records of the valve merchant in every domain, made after another merchant has quoted */
let ids: IsolationIds = {}
/** the counters that its quotation has moved */
let moved: readonly string[]
beforeAll(async () => {
  world = await testWorld()
  const accounts = ['owner', 'sales', 'driver', 'owner2', 'admin'] as const
  const signedIn = await Promise.all(accounts.map(async (account) => [account, await world.as(account)]))
  clients = Object.fromEntries(signedIn) as typeof clients
  ;({ admin, owner, owner2 } = clients)

  const asked = await quotedInquiry()
  const before = await counters()
  await quoteAsOther(asked)
  const after = await counters()
  moved = [...after.keys()].filter((name) => after.get(name) !== before.get(name))
  // from here on what they count can be told from everything else
  for (const [at, name] of moved.entries())
    await sql`select setval(${name}, ${`777${at + 10}000000000`}::bigint)`.execute(world.database.kysely)
  for (const section of isolationSections) ids = { ...ids, ...(await section.make?.(world, clients)) }
})
afterAll(() => world.close())

/** The last value of each counter of the database. */
async function counters() {
  const { rows } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema()`.execute(world.database.kysely)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

const filesOf = (fileIds: readonly string[]) => fileIds.map((fileId) => ({ fileId, type: 'other' as const }))

const shareOf = async (client: Client, inquiryNo: string) => {
  const { list } = await client.ok(calls.listOpportunities, { keyword: inquiryNo })
  return client.ok(calls.readOpportunity, { id: list[0]!.id })
}

/** Addresses of files are signed again every half hour, which may happen between two reads. */
const withoutExpiry = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replace(/\?e=\d+&s=[\w-]+/g, ''))

/** What can be read in a file; its properties have the time at which it was made. */
async function fileText(file: Buffer): Promise<unknown> {
  const begin = file.toString('latin1', 0, 4)
  if (begin === '%PDF') return readPdf(file).map((page) => page.text)
  if (!begin.startsWith('PK')) return file.toString('latin1')
  const parts = Object.entries(await xmlParts(file)).filter(([name]) => !name.startsWith('docProps/'))
  return parts.map(([, xml]) => xml.replace(/<[^>]*>/g, ' '))
}

const reads = allCalls.filter(({ method }) => method === 'GET')
const mayRead = (post: BasePost, { access }: Call) =>
  access !== 'public' && (access === 'signed-in' || can(post, access))

/** The reply of every read for the valve merchant's people: without a filter, of an opportunity, and of their records. */
async function readAll(opportunityId: string, inquiryNo: string) {
  const answers = new Map<string, unknown>()
  const note = async (name: string, client: Client, call: Call, input: Record<string, unknown>) => {
    const { data, ...answer } = await client.send(call, input)
    const shown: unknown = Buffer.isBuffer(data) ? await fileText(data) : data
    answers.set(name, withoutExpiry({ ...answer, data: shown }))
  }
  for (const [account, post] of [
    ['owner', '98'],
    ['driver', '100'],
  ] as const) {
    const client = clients[account]
    // a refused read is recorded in the log that is read here, too
    for (const call of reads.filter((one) => mayRead(post, one))) {
      const name = `${call.name} by ${account}`
      await note(name, client, call, {})
      if ('id' in call.input.shape) await note(`${name} of it`, client, call, { id: opportunityId })
      for (const [at, input] of inputsOf(call).entries())
        await note(`${name} of ${at}`, client, call, input(ids, ids))
    }
    await note(`search by ${account}`, client, findRecords, { keyword: inquiryNo })
    await note(`search by material by ${account}`, client, findRecords, { keyword: '闸阀' })
  }
  return answers
}

/** Everything that another merchant does with an inquiry, from the invitation to its withdrawal. */
async function quoteAsOther({ id, version, inquiryNo }: Awaited<ReturnType<typeof quotedInquiry>>) {
  await admin.ok(inquiries.inviteMerchants, {
    ...{ id, version, byCategory: false },
    merchantIds: [world.bearings.id],
  })
  let theirs = await shareOf(owner2, inquiryNo)
  await owner2.ok(calls.seeOpportunity, { id: theirs.id })
  await owner2.ok(calls.saveQuotationDraft, {
    id: theirs.id,
    draftVersion: 0,
    draft: { validUntil: '', freight: '', remark: '', lines: [] },
  })
  const workbook = (await owner2.ok(quotationWorkbook, { id: theirs.id })) as unknown as Buffer
  await uploadImport(
    world.app,
    owner2,
    importQuotation,
    { name: '报价.xlsx', bytes: workbook },
    { id: theirs.id },
  )
  const others = [await uploadPaper(world, owner2, 'quotation-attachment', '轴承样本.pdf')]
  const { attachments } = await owner2.ok(calls.attachToQuotation, { id: theirs.id, files: filesOf(others) })
  await owner2.ok(calls.askQuestion, { id: theirs.id, text: '可否分批交货？' })
  theirs = await owner2.ok(calls.submitQuotation, offerFor(theirs, '9'))
  await owner2.ok(calls.detachFromQuotation, { id: theirs.id, attachmentId: attachments[0]!.id })
  theirs = await owner2.ok(calls.submitQuotation, offerFor(theirs, '8'))
  const { id: theirId, version: theirVersion } = theirs
  theirs = await owner2.ok(calls.withdrawQuotation, { id: theirId, version: theirVersion, reason: '算错' })
  await owner2.ok(calls.declineQuotation, { id: theirId, version: theirs.version, reason: '产能不足' })
}

/** An inquiry for which the valve merchant has quoted. */
async function quotedInquiry() {
  const { id, version, inquiryNo } = await publishedInquiry(admin, [world.valves.id])
  const mine = await shareOf(owner, inquiryNo)
  const papers = [await uploadPaper(world, owner, 'quotation-attachment', '样本.pdf')]
  await owner.ok(calls.attachToQuotation, { id: mine.id, files: filesOf(papers) })
  const drawings = [await uploadPaper(world, admin, 'inquiry-attachment', '图纸.pdf')]
  await admin.ok(inquiries.attachToInquiry, { id, files: filesOf(drawings) })
  await owner.ok(calls.submitQuotation, offerFor(mine, '10'))
  return { id, version, inquiryNo, mine }
}

/** What may differ between two reads: when a person was last seen. */
const clocks = ['account.sessions']

it('a merchant reads the same whatever another merchant does', async () => {
  const asked = await quotedInquiry()
  const before = await readAll(asked.mine.id, asked.inquiryNo)
  await quoteAsOther(asked)
  const after = await readAll(asked.mine.id, asked.inquiryNo)
  for (const [name, answer] of before)
    if (!clocks.some((clock) => name.startsWith(clock))) expect(after.get(name), name).toEqual(answer)
})

it('a merchant is given no number of a counter that a quotation of another one has moved', async () => {
  expect(moved).toEqual(expect.arrayContaining(['history_id_seq', 'audit_log_id_seq']))
  const { mine, inquiryNo } = await quotedInquiry()
  for (const [name, answer] of await readAll(mine.id, inquiryNo))
    expect(JSON.stringify(answer), name).not.toMatch(/777\d\d0000\d{5}/)
})

it('a merchant that was not invited gets the same answer as for a missing inquiry', async () => {
  const { inquiryNo } = await publishedInquiry(admin, [world.valves.id])
  const { id } = await shareOf(owner, inquiryNo)
  for (const call of [calls.readOpportunity, calls.readPriceHistory, calls.seeOpportunity] as Call[])
    expect(await owner2.send(call, { id })).toEqual(await owner2.send(call, { id: '999999999999' }))
  expect((await owner2.ok(calls.listOpportunities, { keyword: inquiryNo })).list).toEqual([])
  expect((await owner2.ok(findRecords, { keyword: inquiryNo })).groups.flatMap(({ hits }) => hits)).toEqual(
    [],
  )
})

it('a merchant that did not win learns nothing about the winner or the price', async () => {
  const { id, inquiryNo } = await publishedInquiry(admin, [world.valves.id, world.bearings.id])
  const [mine, theirs] = [await shareOf(owner, inquiryNo), await shareOf(owner2, inquiryNo)]
  await owner.ok(calls.submitQuotation, offerFor(mine, '10'))
  await owner2.ok(calls.submitQuotation, offerFor(theirs, '7.7791'))
  await passDeadline(world.database.kysely, id)
  const { version, lines } = await admin.ok(inquiries.readInquiry, { id })
  await admin.ok(inquiries.awardInquiry, {
    id,
    version,
    awards: lines.map((line) => ({ lineId: line.id, quotationId: theirs.id, quantity: line.quantity })),
  })
  const everything = JSON.stringify([...(await readAll(mine.id, inquiryNo)).values()])
  expect(everything).toContain('未中标')
  for (const secret of [world.bearings.name, 'M1002', '7.7791', theirs.quotationNo, theirs.id])
    expect(everything).not.toContain(secret)
})
