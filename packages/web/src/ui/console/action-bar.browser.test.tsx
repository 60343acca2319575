import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../tokens.css'
import { ActionBar } from './action-bar.tsx'

beforeEach(() => page.viewport(360, 780))

const labels = {
  revise: '修订订单',
  tolerance: '超交规则',
  cancel: '取消订单',
  close: '关闭订单',
  ship: '发货',
}
const blocked = [{ action: 'close' as const, reason: '还没有收货' }]

test('on a phone the actions that do not fit are in the sheet, the dangerous ones first, and the sheet performs them', async () => {
  const onAction = vi.fn()
  await render(
    // a phone has it at the bottom of the window
    <div style={{ marginBlockStart: 600 }}>
      <ActionBar
        actions={{ allowed: ['revise', 'cancel', 'tolerance'], blocked }}
        labels={labels}
        danger={['cancel']}
        onAction={onAction}
      />
    </div>,
  )
  const width = document.documentElement
  expect(width.scrollWidth).toBeLessThanOrEqual(width.clientWidth)
  await expect.element(page.getByRole('button', { name: '修订订单' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '超交规则' })).toBeVisible()
  await expect.element(page.getByText('取消订单')).not.toBeVisible()
  await page.getByText('更多操作').click()
  await expect.element(page.getByText('关闭订单：还没有收货')).toBeVisible()
  await page.getByRole('button', { name: '取消订单' }).click()
  expect(onAction).toHaveBeenCalledWith('cancel')
  await expect.element(page.getByText('关闭订单：还没有收货')).not.toBeVisible()
})

test('actions that fit are shown in the bar', async () => {
  await render(
    <ActionBar
      actions={{ allowed: ['cancel', 'ship'], blocked: [] }}
      labels={labels}
      danger={['cancel']}
      onAction={() => {}}
    />,
  )
  await expect.element(page.getByRole('button', { name: '取消订单' })).toBeVisible()
  expect(document.querySelector('details')).toBeNull()
})
