import { codes } from '@bdr/contract/errors'
import { exportConsultations, listConsultations } from '@bdr/contract/consultations/calls'
import { countOrders, exportOrders, listOrders } from '@bdr/contract/orders/calls'
import type { ListViews } from '@bdr/contract/list-views/replies'
import type { ConsultationRow } from '@bdr/contract/consultations/replies'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../console/data-table.tsx'
import { queryClient } from '../../lib/query.ts'
import { toastStore } from '../../lib/toasts.ts'
import { renderPage } from '../test-page.tsx'
import { ListPage, type ListPageProps } from './list-page.tsx'

const row = (id: string, status: ConsultationRow['status'] = 'new'): ConsultationRow => ({
  id,
  status,
  name: `示例访客${id}`,
  mobile: '13800000000',
  company: null,
  industry: null,
  about: null,
  createdAt: '2026-11-22T08:00:00+08:00',
  number: `ZX261122-00000${id}`,
})

/** The gateway's answer to a query. */
type Gateway = (query: URLSearchParams) => unknown
const enveloped = (data: unknown) => Response.json({ code: codes.success, msg: '', data })
const rows = (list: readonly ConsultationRow[], total = list.length) => ({ list, total })

const asked = vi.fn<(query: string) => void>()
let answer: Gateway
let countsAnswer: unknown
let views: ListViews['views'] = []
let defaultViewId: string | null = null
beforeEach(async () => {
  await page.viewport(1280, 800)
  asked.mockClear()
  views = []
  defaultViewId = null
  answer = () => rows([row('1'), row('2')])
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, search, searchParams } = new URL(input, location.origin)
    if (pathname.endsWith('/list-views')) return enveloped({ views, defaultViewId, columns: null })
    if (pathname.endsWith('/counts')) return enveloped(countsAnswer)
    asked(decodeURIComponent(search))
    const answered = await answer(searchParams)
    return answered instanceof Response ? answered : enveloped(answered)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const listWith = (bulk: ListPageProps<typeof listConsultations>['bulk']) => (
  <ListPage
    call={listConsultations}
    exports={exportConsultations}
    title="咨询"
    tabs={{
      label: '状态',
      tabs: [
        { label: '所有', filter: {}, count: ({ total }) => total },
        { label: '待联系', filter: { status: 'new' } },
      ],
    }}
    filters={[{ kind: 'text', name: 'keyword', label: '关键字' }]}
    columns={[
      { key: 'name', title: '访客', render: ({ name }) => name },
      { key: 'mobile', title: '电话', render: ({ mobile }) => mobile },
    ]}
    card={({ name }) => <b>{name}</b>}
    rowHref={({ id }) => `/other?id=${id}`}
    bulk={bulk}
    empty={{ title: '还没有人咨询', hint: '网站上的咨询会出现在这里' }}
  />
)

const list = listWith({
  rowName: ({ name }) => name,
  actions: (chosen) => <em>{chosen.map(({ id }) => id).join('+')}</em>,
})
const keyed = listWith({
  rowName: ({ name }) => name,
  key: '处理所选',
  actions: (chosen) => <button type="button">处理 {chosen.length}</button>,
})

const open = (address = '/') => renderPage(list, address)

test('a tab and a filter narrow the list and are in the address', async () => {
  const { screen, navigation } = await open()
  await expect.element(screen.getByRole('row')).toHaveLength(3)
  await expect.element(screen.getByRole('button', { name: '所有2' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: '待联系' }).click()
  await expect.poll(() => navigation.getState().location.search).toBe('?status=new')
  await screen.getByRole('textbox', { name: '关键字' }).fill('闸阀')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => new URLSearchParams(navigation.getState().location.search).get('keyword'))
    .toBe('闸阀')
  await expect.poll(() => asked.mock.lastCall![0]).toMatch(/status=new.*keyword=闸阀/)
  await screen.getByRole('button', { name: '重置' }).click()
  await expect.poll(() => navigation.getState().location.search).toBe('')
  await expect.element(screen.getByRole('textbox', { name: '关键字' })).toHaveValue('')
})

test('the chosen tab shows the list’s own count, the others the counts up to their limit', async () => {
  const counts = {
    counts: [
      { tab: 'all', count: 500, hasMore: true },
      { tab: 'answer', count: 12, hasMore: false },
    ],
  }
  answer = (query) => ({ list: [], total: query.has('waiting') ? 12 : 3482 })
  countsAnswer = counts
  const { screen } = await renderPage(
    <ListPage
      call={listOrders}
      exports={exportOrders}
      title="订单"
      tabs={{
        label: '状态',
        counts: countOrders,
        tabs: [
          { label: '全部', filter: {}, counted: 'all' },
          { label: '待确认', filter: { waiting: 'answer' }, counted: 'answer' },
        ],
      }}
      columns={[{ key: 'orderNo', title: '订单号', render: ({ orderNo }) => orderNo }]}
      card={({ orderNo }) => orderNo}
      empty={{ title: '没有订单' }}
    />,
    '/?buyer=电厂',
  )
  await expect.element(screen.getByRole('button', { name: '全部3482', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: '待确认12', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: '全部500+', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '待确认12', exact: true })).toBeVisible()
})

test('a heading sorts one way, then the other, and announces the direction', async () => {
  const setSort = vi.fn()
  const table = (sort: string) => (
    <DataTable
      rows={[row('1')]}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', title: '访客', render: ({ name }) => name, sortField: 'name' }]}
      card={({ name }) => name}
      query={{ pageNum: 1, pageSize: 20, sort, filtered: false, setPage() {}, setSort, reset() {} }}
    />
  )
  const { screen } = await renderPage(table('name'))
  const heading = screen.getByRole('columnheader', { name: '访客' })
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  expect(setSort).toHaveBeenLastCalledWith('-name')
})

test('rows stay chosen over pages, and another filter clears the choice', async () => {
  answer = (query) =>
    rows(
      query.get('pageNum') === '2'
        ? [row('21'), row('22')]
        : Array.from({ length: 20 }, (_, at) => row(`${at + 1}`)),
      22,
    )
  const { screen } = await open()
  await screen.getByRole('checkbox', { name: '选择 示例访客1', exact: true }).click()
  await screen.getByRole('button', { name: '下一页' }).click()
  await screen.getByRole('checkbox', { name: '选择 示例访客22' }).click()
  const chosen = screen.getByRole('region', { name: '对选中的记录' })
  await expect.element(chosen.getByText('已选 2 条')).toBeVisible()
  await expect.element(chosen.getByText('1+22')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked()
  await screen.getByRole('checkbox', { name: '选择本页全部' }).click()
  await expect.element(chosen.getByText('已选 3 条')).toBeVisible()
  await screen.getByRole('button', { name: '待联系' }).click()
  await expect.element(chosen).not.toBeInTheDocument()
})

test('a phone shows cards instead of columns, and the filters behind a button', async () => {
  await page.viewport(360, 800)
  const { screen } = await open()
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('示例访客1')
  expect(screen.getByRole('table').query()).toBeNull()
  expect(screen.getByRole('textbox', { name: '关键字' }).query()).toBeNull()
  await screen.getByRole('button', { name: '筛选' }).click()
  await expect.element(screen.getByRole('textbox', { name: '关键字' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('an empty list and a filter without matches show different texts', async () => {
  answer = () => rows([])
  const { screen, navigation } = await open()
  await expect.element(screen.getByText('还没有人咨询')).toBeVisible()
  await navigation.navigate('/?keyword=闸阀')
  await expect.element(screen.getByText('没有符合条件的记录')).toBeVisible()
})

test('a page beyond the last leads back to the first', async () => {
  answer = (query) => rows(query.get('pageNum') === '9' ? [] : [row('1')], 1)
  const { screen } = await open('/?pageNum=9')
  await expect.element(screen.getByText('这一页没有内容')).toBeVisible()
  await screen.getByRole('button', { name: '回到第一页' }).click()
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
})

test('rows that could not be read show an error, and are read again on demand', async () => {
  const refusal = () => Response.json({ code: codes.refused, msg: '暂时不能读取', data: null })
  answer = refusal
  const { screen, navigation } = await open()
  const failure = screen.getByText('没有读取成功')
  await expect.element(failure).toBeVisible()
  await expect.element(screen.getByText('暂时不能读取')).toBeVisible()
  answer = () => rows([row('1')])
  await screen.getByRole('button', { name: '重试' }).click()
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
  // the former rows stay, with a note that they are outdated
  answer = refusal
  await navigation.navigate('/?keyword=闸阀')
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('a row stays under the pressed pointer while other rows arrive', async () => {
  const { screen } = await open()
  const first = screen.getByRole('link', { name: '示例访客1' })
  await expect.element(first).toBeVisible()
  const press = (type: string) =>
    first
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, buttons: type === 'pointerdown' ? 1 : 0 }),
      )
  press('pointerdown')
  answer = () => rows([row('9')])
  await queryClient.invalidateQueries()
  expect(asked).toHaveBeenCalledTimes(2)
  await expect.element(first).toBeVisible()
  press('pointerup')
  await expect.element(screen.getByRole('link', { name: '示例访客9' })).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
})

test('keys move through the rows, choose them and lead to the action for them', async () => {
  const { screen } = await renderPage(keyed)
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(screen.getByRole('link', { name: '示例访客2' })).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(screen.getByText('已选 1 条')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(screen.getByRole('button', { name: '处理 1' })).toHaveFocus()
})

test('the key of the action says so where no row has the focus and none is chosen', async () => {
  const { screen } = await renderPage(keyed)
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
  await userEvent.keyboard('a')
  // there may be others of an earlier test
  expect(toastStore.snapshot().map(({ text }) => text)).toContain(
    '没有选中的行：先按 j 移到一行，或按 x 勾选',
  )
  await expect.element(screen.getByText('已选 1 条')).not.toBeInTheDocument()
})

test('rows are named for screen readers by their first column', async () => {
  const { screen } = await renderPage(keyed)
  await expect.element(screen.getByRole('rowheader', { name: '示例访客1' })).toBeVisible()
})

test('a key chooses the row with the focus where none is chosen', async () => {
  const { screen } = await renderPage(keyed)
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
  await userEvent.keyboard('ja')
  await expect.element(screen.getByRole('button', { name: '处理 1' })).toHaveFocus()
})

test('no shortcut is triggered while somebody types', async () => {
  const { screen } = await renderPage(keyed)
  await screen.getByRole('textbox', { name: '关键字' }).click()
  await userEvent.keyboard('jax?')
  await expect.element(screen.getByRole('textbox', { name: '关键字' })).toHaveValue('jax?')
  expect(screen.getByText('已选 1 条').query()).toBeNull()
  expect(screen.getByRole('dialog').query()).toBeNull()
})

test('a question mark shows the available keys, and they can be switched off', async () => {
  const { screen } = await renderPage(keyed)
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(screen.getByText('处理所选')).toBeVisible()
  await screen.getByRole('switch', { name: '使用单键快捷键' }).click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('link', { name: '示例访客1' })).not.toHaveFocus()
  localStorage.removeItem('row-keys')
})

const view = { id: '7', name: '待联系的', search: 'status=new', shared: false, own: true, by: 'Example' }

test('a list opens with the view chosen for it, and the plain list can still be chosen', async () => {
  views = [{ ...view, columns: ['name'] }]
  defaultViewId = '7'
  const { screen, navigation } = await open()
  await expect.poll(() => navigation.getState().location.search).toBe('?status=new&view=7')
  await expect.element(screen.getByRole('columnheader', { name: '电话' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '视图：待联系的' }).click()
  await screen.getByRole('menuitemradio', { name: '标准' }).click()
  await expect.poll(() => navigation.getState().location.search).toBe('?view=0')
  await expect.element(screen.getByRole('columnheader', { name: '电话' })).toBeVisible()
})

test('a view whose filter was changed is marked as changed', async () => {
  views = [{ ...view, columns: null }]
  const { screen } = await open('/?status=new&view=7')
  await expect.element(screen.getByRole('button', { name: '视图：待联系的' })).toBeVisible()
  await screen.getByRole('textbox', { name: '关键字' }).fill('闸阀')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '视图：待联系的（已改）' })).toBeVisible()
})
