import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addCategory,
  changeCategory,
  enableCategory,
  moveCategory,
  readCatalogue,
  readCategoryTree,
} from '@bdr/contract/categories/calls'
import { categoryLevels, type CategoryNode } from '@bdr/contract/categories/model'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { codes } from '@bdr/contract/errors'
import { firstCatalogue } from '../../db/catalogue/catalogue.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'

let world: TestWorld
let admin: Client
let nobody: Client
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  nobody = await world.as(null)
})
afterAll(() => world.close())

const catalogue = () => admin.ok(readCatalogue, {})
const find = (rows: readonly CategoryRow[], name: string) => rows.find((row) => row.name === name)!
const byName = async (name: string) => find(await catalogue(), name)
const add = (name: string, parentId: string | null = null) =>
  admin.ok(addCategory, { parentId, name, qualifications: [] })
const nodes = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...nodes(node.children)])
const shownNames = async () => nodes(await nobody.ok(readCategoryTree, {})).map(({ name }) => name)

describe('the catalogue of a new database', () => {
  it('has three levels and hundreds of leaves from the data file', async () => {
    const shown = nodes(await nobody.ok(readCategoryTree, {}))
    const leaves = shown.filter(({ children }) => children.length === 0)
    expect(leaves.length).toBeGreaterThanOrEqual(200)
    expect(new Set(leaves.map(({ level }) => level))).toEqual(new Set([3]))
    expect(shown.map(({ code, name }) => `${code} ${name}`).toSorted()).toEqual(
      firstCatalogue().map(({ code, name }) => `${code} ${name}`),
    )
  })

  it('has no repeated names among siblings', () => {
    const names = firstCatalogue().map(({ code, name }) => `${code.slice(0, -2)} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a change by operators', () => {
  it('adds a category at the end, with the next code, and it is visible at once', async () => {
    const { id: rootId } = await add('试验设备')
    const { id } = await add('拉力试验机', rootId)
    const rows = await catalogue()
    expect(rows.find((row) => row.id === rootId)).toMatchObject({ code: '22', level: 1, merchantCount: 0 })
    expect(rows.find((row) => row.id === id)).toMatchObject({ code: '2201', level: 2, parentId: rootId })
    expect(await shownNames()).toContain('拉力试验机')
  })

  it('never reuses a code', async () => {
    const { id: rootId } = await add('备用品')
    const first = await add('甲', rootId)
    const second = await add('乙', rootId)
    const [a, b] = [first, second].map(({ id, catalogue: rows }) => rows.find((row) => row.id === id)!)
    await admin.ok(moveCategory, { id: b!.id, version: 1, parentId: null, position: 0 })
    const third = await add('丙', rootId)
    expect([a!.code, b!.code, find(third.catalogue, '丙').code]).toEqual([
      `${a!.code.slice(0, 2)}01`,
      `${a!.code.slice(0, 2)}02`,
      `${a!.code.slice(0, 2)}03`,
    ])
  })

  it('sets names and qualifications', async () => {
    const row = await byName('关节轴承')
    const rows = await admin.ok(changeCategory, {
      id: row.id,
      version: row.version,
      name: '关节轴承与杆端',
      qualifications: ['quality-system', 'ccc', 'ccc'],
    })
    expect(find(rows, '关节轴承与杆端')).toMatchObject({
      code: row.code,
      qualifications: ['ccc', 'quality-system'],
      version: row.version + 1,
    })
    const late = await admin.call(changeCategory, {
      id: row.id,
      version: row.version,
      name: '晚了',
      qualifications: [],
    })
    expect(late.code).toBe(codes.conflict)
  })

  it('sets the position among siblings', async () => {
    const children = (rows: readonly CategoryRow[]) => {
      const parent = find(rows, '滑动轴承')
      return rows.filter((row) => row.parentId === parent.id).map(({ name }) => name)
    }
    const before = children(await catalogue())
    const last = await byName(before.at(-1)!)
    const rows = await admin.ok(moveCategory, {
      id: last.id,
      version: last.version,
      parentId: last.parentId,
      position: 0,
    })
    expect(children(rows)).toEqual([before.at(-1), ...before.slice(0, -1)])
  })

  it('moves a category to another parent together with its descendants', async () => {
    const moved = await byName('直线运动')
    const to = await byName('电机与驱动')
    const rows = await admin.ok(moveCategory, {
      id: moved.id,
      version: moved.version,
      parentId: to.id,
      position: 999,
    })
    expect(rows.filter((row) => row.parentId === to.id).at(-1)!.name).toBe('直线运动')
    expect(find(rows, '直线导轨').level).toBe(3)
    const deeper = find(rows, '传动件')
    const again = await admin.ok(moveCategory, {
      id: moved.id,
      version: moved.version + 1,
      parentId: deeper.id,
      position: 0,
    })
    expect(find(again, '直线导轨').level).toBe(categoryLevels)
  })

  it('disables a category, which hides it and its descendants until it is enabled again', async () => {
    const row = await byName('消防与安防')
    await admin.ok(enableCategory, { id: row.id, version: row.version, enabled: false })
    expect(await shownNames()).not.toContain('灭火器')
    expect((await byName('灭火器')).enabled).toBe(true)
    await admin.ok(enableCategory, { id: row.id, version: row.version + 1, enabled: true })
    expect(await shownNames()).toContain('灭火器')
  })

  it('is always recorded in the audit log', async () => {
    const { id } = await add('审计用类目')
    await admin.ok(enableCategory, { id, version: 1, enabled: false })
    const entries = await world.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'subject_name', 'actor_name'])
      .where('subject_kind', '=', 'category')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'category.add', subject_name: '审计用类目', actor_name: 'admin' },
      { action: 'category.disable', subject_name: '审计用类目', actor_name: 'admin' },
    ])
  })
})

describe('a refused change', () => {
  const refusal = async (answer: Promise<{ code: string; data: unknown }>) => {
    const { code, data } = await answer
    expect(code).toBe(codes.invalid)
    return (data as string[])[0]
  }

  it('is a name that a sibling has', async () => {
    const add = admin.call(addCategory, { parentId: null, name: '阀门', qualifications: [] })
    expect(await refusal(add)).toContain('名称')
    const row = await byName('闸阀')
    const rename = admin.call(changeCategory, {
      id: row.id,
      version: row.version,
      name: '球阀',
      qualifications: [],
    })
    expect(await refusal(rename)).toContain('同级已有同名类目')
  })

  it('is a parent within the category itself, too deep, or unknown', async () => {
    const valves = await byName('阀门')
    const gate = await byName('闸阀')
    const to = (parentId: string) =>
      admin.call(moveCategory, { id: valves.id, version: valves.version, parentId, position: 0 })
    expect(await refusal(to(gate.id))).toContain('不能移到自己')
    expect(await refusal(to(valves.id))).toContain('不能移到自己')
    expect(await refusal(to((await byName('单级离心泵')).id))).toContain(`最多 ${categoryLevels} 级`)
    expect(await refusal(to('999999999'))).toContain('上级类目不存在')
  })

  it('is one by anybody but an operator', async () => {
    const owner = await world.as('owner')
    expect((await owner.call(readCatalogue, {})).code).toBe(codes.noPermission)
  })

  it('is the second of two parallel ones with the same name, or with conflicting moves', async () => {
    const adding = { parentId: null, name: '同时新增', qualifications: [] }
    const added = await Promise.all([admin.call(addCategory, adding), admin.call(addCategory, adding)])
    expect(added.map(({ code }) => code).toSorted()).toEqual([codes.success, codes.invalid])
    const [a, b] = [await add('互移一'), await add('互移二')]
    const moved = await Promise.all([
      admin.call(moveCategory, { id: a.id, version: 1, parentId: b.id, position: 0 }),
      admin.call(moveCategory, { id: b.id, version: 1, parentId: a.id, position: 0 }),
    ])
    expect(moved.map(({ code }) => code).toSorted()).toEqual([codes.success, codes.invalid])
  })
})
