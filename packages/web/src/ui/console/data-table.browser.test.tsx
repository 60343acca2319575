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

test('the line that the address names is shown and has the focus, on whatever page it stands', async () => {
  const { navigation } = await renderPage(tableWith(), '/?line=77')
  await expect.poll(focused).toHaveTextContent('第 77 行')
  await expect.element(focused()).toBeInViewport()
  await expect.element(focused()).toHaveAttribute('data-named')
  await expect.element(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')

  await navigation.navigate('/?line=3')
  await expect.poll(focused).toHaveTextContent('第 3 行')
})

test('the same on a phone', async () => {
  await page.viewport(360, 600)
  await renderPage(tableWith(), '/?line=77')
  await expect.poll(focused).toHaveTextContent('第 77 行')
  await expect.element(focused()).toBeInViewport()
})

test('the keys say which there are, also where there is no room for the way to it', async () => {
  await page.viewport(360, 600)
  await renderPage(tableWith({}))
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeInViewport()
  await userEvent.keyboard('j')
  expect(focused()).toHaveTextContent('第 1 行')
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a line that is not there moves nobody', async () => {
  await renderPage(tableWith(), '/?line=500')
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeInViewport()
  expect(focused()).toBe(document.body)
})
