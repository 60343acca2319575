import { reportOf } from '@bdr/contract/imports/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@bdr/contract/imports/calls'
import { importOrders, listOrders } from '@bdr/contract/orders/calls'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { listMessages } from '@bdr/contract/messages/calls'
import { commitStaffImport, importStaff } from '@bdr/contract/staff/import'
import { listStaff } from '@bdr/contract/staff/calls'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { writeWorkbook, type WrittenSheet } from '../../platform/workbook/write-workbook.ts'
import type { Workbook } from '../../platform/workbook/workbook.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { importAfterJobs, uploadImport } from '../../test/import.ts'
import { upload } from '../../test/upload.ts'
import { listSheet, type ListRow } from '../order-import/test/list-sheet.ts'
import { writeWorkbook as writeTyped } from '../../platform/workbook/test/write-workbook.ts'

let world: TestWorld
let admin: Client
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  owner = await world.as('owner')
})
afterAll(() => world.close())

const orderFile = (...rows: ListRow[]) => ({ name: '订单.xlsx', bytes: writeTyped([listSheet(...rows)]) })
const importFile = (file: { name: string; bytes: Uint8Array }, mode: 'check' | 'import' = 'check') =>
  uploadImport(world.app, admin, importOrders, file, { mode })

const headings = ['姓名', '账号', '手机号', '邮箱', '岗位']
const people = async (...rows: string[][]) => ({
  name: '新员工.xlsx',
  bytes: await writeWorkbook([
    { name: '子账号', columns: headings.map((title) => ({ title, width: 12 })), rows },
  ]),
})

const textsOf = ({ sheets }: Workbook) =>
  sheets.map(({ name, rows }) => [
    name,
    ...rows.map(({ cells }) => Array.from(cells, (cell) => quoted(cell))),
  ])

/** The workbook of failed rows with somebody's corrections. */
async function corrected(
  client: Client,
  id: string,
  change: (row: string[], titles: readonly string[]) => string[],
): Promise<Buffer> {
  const bytes = (await client.ok(calls.downloadFailedRows, { id })) as unknown as Buffer
  const sheets = textsOf(await readWorkbook(bytes)).map(([name, titles, ...rows]): WrittenSheet => {
    const heads = (titles as (string | null)[]).map((title) => title ?? '')
    return {
      name: name as string,
      columns: heads.map((title) => ({ title, width: 12 })),
      rows: rows.map((row) =>
        change(
          (row as (string | null)[]).map((text) => text ?? ''),
          heads,
        ),
      ),
    }
  })
  return writeWorkbook(sheets)
}

const uploadCorrected = async (client: Client, id: string, bytes: Uint8Array) => {
  const path = { ...calls.uploadCorrectedRows, path: calls.uploadCorrectedRows.path.replace('{id}', id) }
  const answer = await upload(
    world.app,
    path as typeof calls.uploadCorrectedRows,
    { name: 'a.xlsx', bytes },
    {},
    { token: client.token },
  )
  expect(answer.code).toBe('00000')
  return importAfterJobs(world.app, client, id)
}

describe('the list of imports', () => {
  it('shows who uploaded which file with what result, and returns the file', async () => {
    const file = orderFile({ 订单编号: 'LIST-1' })
    const { id } = await importFile(file, 'import')
    const { list } = await admin.ok(calls.listImports, {})
    expect(list[0]).toMatchObject({
      id,
      kind: 'orders',
      state: 'done',
      fileName: '订单.xlsx',
      bytes: file.bytes.length,
      startedBy: 'admin',
      read: 1,
      valid: 1,
      failed: 0,
      written: 1,
    })
    expect(list[0]!.endedAt).not.toBeNull()
    const source = (await admin.ok(calls.downloadImport, { id })) as unknown as Buffer
    expect(Buffer.compare(source, Buffer.from(file.bytes))).toBe(0)
  })

  it('shows each post the imports of its own merchant that it may make', async () => {
    const { id } = await uploadImport(
      world.app,
      owner,
      importStaff,
      await people(['高远', 'gao', '13900000091', '', '销售']),
    )
    expect((await owner.ok(calls.listImports, {})).list.map(({ kind }) => kind)).toEqual(['staff'])
    expect((await admin.ok(calls.listImports, { kind: 'staff' })).list).toEqual([])
    const owner2 = await world.as('owner2')
    expect((await owner2.ok(calls.listImports, {})).list).toEqual([])
    for (const client of [admin, owner2])
      expect((await client.call(calls.readImport, { id })).code).toBe('A00005')
    expect((await (await world.as('sales')).ok(calls.listImports, {})).list).toEqual([])
    expect((await (await world.as('driver')).call(calls.listImports, {})).code).toBe('A00003')
    // people are added by a separate call that returns their passwords
    expect((await owner.call(calls.commitImport, { id })).code).toBe('A06002')
  })
})

describe('a cancelled import', () => {
  it('adds nothing more, and can still be read', async () => {
    const { id } = await importFile(orderFile({ 订单编号: 'CANCEL-1' }))
    expect(await admin.ok(calls.cancelImport, { id })).toMatchObject({ state: 'cancelled', isReady: false })
    expect((await admin.call(calls.commitImport, { id })).code).toBe('A06002')
    expect((await admin.ok(listOrders, { orderNo: 'CANCEL-1' })).total).toBe(0)
  })

  it('ends at once even while it is being read', async () => {
    const { token } = admin
    const file = orderFile(...Array.from({ length: 300 }, (_, index) => ({ 订单编号: `CANCEL-2-${index}` })))
    const answer = await upload(world.app, importOrders, file, { mode: 'import' }, { token })
    const { id } = answer.data
    expect(await admin.ok(calls.cancelImport, { id })).toMatchObject({ state: 'cancelled' })
    expect(await importAfterJobs(world.app, admin, id)).toMatchObject({ state: 'cancelled', written: 0 })
    expect((await admin.ok(listOrders, { orderNo: 'CANCEL-2' })).total).toBe(0)
  })

  it('of a colleague tells them', async () => {
    const file = await people(['高远', 'gao.told', '13900000093', '', '销售'])
    const { id } = await uploadImport(world.app, owner, importStaff, file)
    const uploader = await world.database.kysely
      .selectFrom('staff')
      .select('id')
      .where('account', '=', 'sales')
      .executeTakeFirstOrThrow()
    await world.database.kysely
      .updateTable('import_job')
      .set({ staff_id: uploader.id, staff_name: '销售' })
      .where('id', '=', id)
      .execute()
    await owner.ok(calls.cancelImport, { id })
    const { list } = await (await world.as('sales')).ok(listMessages, {})
    expect(list.map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/放弃了您上传的子账号文件“新员工.xlsx”的导入，没有写入任何数据/),
    )
    const own = (await owner.ok(listMessages, {})).list
    expect(own.filter(({ content }) => content.includes('放弃'))).toEqual([])
  })

  it('must not have been finished', async () => {
    const { id } = await importFile(orderFile({ 订单编号: 'CANCEL-3' }), 'import')
    expect((await admin.call(calls.cancelImport, { id })).code).toBe('A06002')
  })
})

describe('the workbook of failed rows', () => {
  const rows: ListRow[] = [
    { 订单编号: 'FAIL-1', 行号: 1 },
    { 订单编号: 'FAIL-1', 行号: 2, 单位: '坨' },
    { 订单编号: 'FAIL-2', 行号: 1, 单位: '坨', 数量: '若干' },
    { 订单编号: 'FAIL-3', 行号: 1 },
  ]

  it('contains only those rows with their reasons, and corrected rows replace the original ones', async () => {
    const found = await importFile(orderFile(...rows))
    expect(found).toMatchObject({
      state: 'open',
      isReady: false,
      hasFailedRows: true,
      read: 3,
      valid: 1,
      failed: 2,
    })
    expect(reportOf(found, 'orders')!.faults).toMatchObject([
      { key: 'unit.unknown', rows: [3, 4], rowCount: 2 },
      { key: 'quantity.invalid', rows: [4] },
    ])
    const bytes = (await admin.ok(calls.downloadFailedRows, { id: found.id })) as unknown as Buffer
    const [[name, titles, ...failed]] = textsOf(await readWorkbook(bytes)) as [[string, ...string[][]]]
    expect([name, failed.length]).toEqual(['采购订单', 2])
    const at = (title: string) => titles!.indexOf(title)
    expect(failed[0]!.slice(-3)).toEqual([
      '单位：不认识的计量单位，请改用通用的写法，如 台、件、米、千克',
      '采购订单',
      '3',
    ])
    expect(failed[1]![at('订单编号')]).toBe('FAIL-2')

    const half = await corrected(admin, found.id, (row, heads) => row.with(heads.indexOf('单位'), '台'))
    const again = await uploadCorrected(admin, found.id, half)
    expect(reportOf(again, 'orders')!.faults).toMatchObject([{ key: 'quantity.invalid', row: 4 }])

    const whole = await corrected(admin, found.id, (row, heads) => row.with(heads.indexOf('数量'), '7'))
    const ready = await uploadCorrected(admin, found.id, whole)
    expect(ready).toMatchObject({ isReady: true, faultCount: 0, read: 3, valid: 3, hasFailedRows: false })
    await admin.ok(calls.commitImport, { id: found.id })
    expect(await importAfterJobs(world.app, admin, found.id)).toMatchObject({ state: 'done', written: 3 })
    const { list } = await admin.ok(listOrders, { orderNo: 'FAIL-', sort: 'orderNo' })
    expect(list.map(({ orderNo, lineCount }) => [orderNo, lineCount])).toEqual([
      ['FAIL-1', 2],
      ['FAIL-2', 1],
      ['FAIL-3', 1],
    ])
  })

  it('cannot be imported as a file of its own, and no other workbook is accepted in its place', async () => {
    const found = await importFile(orderFile({ 订单编号: 'FAIL-9', 单位: '坨' }))
    const bytes = (await admin.ok(calls.downloadFailedRows, { id: found.id })) as unknown as Buffer
    const alone = await importFile({ name: '订单.xlsx', bytes })
    expect(reportOf(alone, 'orders')!.faults).toMatchObject([{ key: 'file.failedRows' }])
    const wrong = await uploadCorrected(admin, found.id, Buffer.from('no workbook'))
    expect(wrong.report).toMatchObject({
      faultCount: 1,
      assumptions: expect.arrayContaining([expect.objectContaining({ key: 'mended.unread' })]),
    })
  })

  it('can be brought back only a limited number of times', async () => {
    const found = await importFile(orderFile({ 订单编号: 'FAIL-10', 单位: '坨' }))
    const path = {
      ...calls.uploadCorrectedRows,
      path: calls.uploadCorrectedRows.path.replace('{id}', found.id),
    }
    const again = () =>
      upload(
        world.app,
        path as typeof calls.uploadCorrectedRows,
        { name: 'a.xlsx', bytes: Buffer.from('no workbook') },
        {},
        { token: admin.token },
      )
    for (let time = 0; time < fileLimits.mendedFiles; time += 1) {
      expect((await again()).code).toBe('00000')
      await world.app.jobs.drain()
    }
    expect(await again()).toMatchObject({ code: 'A00001', key: 'import.tooManyMended' })
  })

  it('is available for imports of people, too', async () => {
    const file = await people(
      ['程远', 'cheng.yuan', '13900000061', '', '销售'],
      ['何静', 'he.jing', '139000', '', '送货员'],
    )
    const found = await uploadImport(world.app, owner, importStaff, file)
    expect(found).toMatchObject({ read: 2, valid: 1, failed: 1, hasFailedRows: true })
    const bytes = await corrected(owner, found.id, (row, heads) =>
      row.with(heads.indexOf('手机号'), '13900000062'),
    )
    expect(await uploadCorrected(owner, found.id, bytes)).toMatchObject({ isReady: true, read: 2, failed: 0 })
    expect(await owner.ok(commitStaffImport, { id: found.id })).toMatchObject({ imported: true })
    const { list } = await owner.ok(listStaff, { keyword: '1390000006' })
    expect(list.map(({ account }) => account).toSorted()).toEqual(['cheng.yuan', 'he.jing'])
  })
})
