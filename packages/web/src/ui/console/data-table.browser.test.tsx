import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../test-page.tsx'
import { DataTable } from './data-table.tsx'
import type { RowKeys } from './row-keys.tsx'

const rows = Array.from({ length: 120 }, (_, at) => ({ id: `id-${at + 1}`, no: at + 1 }))
const tableWith = (keys?: RowKeys) => (
  <DataTable
    label="明细"
    columns={[{ key: 'no', title: '行号', render: ({ no }) => `第 ${no} 行` }]}
    rows={rows}
    rowKey={({ id }) => id}
    lineNo={({ no }) => no}
    card={({ no }) => `第 ${no} 行`}
    keys={keys}
  />
)
const focused = () => document.activeElement as HTMLElement

beforeEach(() => page.viewport(1280, 400))

test('the line that the address names is shown and focused, on whichever page it is', async () => {
  const { navigation } = await renderPage(tableWith(), '/?line=77')
  await expect.poll(focused).toHaveTextContent('第 77 行')
  await expect.element(focused()).toBeInViewport()
  await expect.element(focused()).toHaveAttribute('data-named')
  await expect.element(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')

  await navigation.navigate('/?line=3')
  await expect.poll(focused).toHaveTextContent('第 3 行')
})

test('on a phone it is shown and focused, too', async () => {
  await page.viewport(360, 600)
  await renderPage(tableWith(), '/?line=77')
  await expect.poll(focused).toHaveTextContent('第 77 行')
  await expect.element(focused()).toBeInViewport()
})

test('pagination keys work and are announced, also where the link to the help does not fit', async () => {
  await page.viewport(360, 600)
  await renderPage(tableWith({}))
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeInViewport()
  await userEvent.keyboard('j')
  expect(focused()).toHaveTextContent('第 1 行')
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a line that does not exist moves neither focus nor scroll position', async () => {
  await renderPage(tableWith(), '/?line=500')
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeInViewport()
  expect(focused()).toBe(document.body)
})
