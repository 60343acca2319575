import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdToasts, releaseToasts, showToast } from '../../lib/toasts.ts'
import '../tokens.css'
import { Toasts } from '../toasts.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { FileDrop } from './file-drop.tsx'
import { MenuButton } from './menu.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => page.viewport(1280, 800))

function Question({ isLocked = false }: { isLocked?: boolean }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Button>背后的按钮</Button>
      <Dialog
        isOpen={open}
        title="取消订单"
        isLocked={isLocked}
        onClose={close}
        buttons={<Button onClick={close}>返回</Button>}
      >
        <TextField label="原因" value={text} onChange={setText} />
      </Dialog>
    </>
  )
}

test('a dialog takes the focus, keeps it, and returns it at Esc', async () => {
  const screen = await render(<Question />)
  const opener = screen.getByRole('button', { name: '打开' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: '取消订单' })
  await expect.element(dialog).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  const outside = [...document.querySelectorAll('button')].filter(
    (button) => !dialog.element().contains(button),
  )
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.tab()
    expect(outside).not.toContain(document.activeElement)
  }
  await dialog.getByRole('textbox', { name: '原因' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a press beside a dialog does not close it and reaches nothing behind it', async () => {
  const screen = await render(<Question />)
  await screen.getByRole('button', { name: '打开' }).click()
  const dialog = screen.getByRole('dialog', { name: '取消订单' })
  await dialog.getByRole('textbox', { name: '原因' }).fill('规格有误')
  const behind = screen.getByRole('button', { name: '背后的按钮', includeHidden: true })
  const { x, y } = behind.element().getBoundingClientRect()
  expect(document.elementFromPoint(x + 4, y + 4)).toBe(dialog.element())
  await behind.click({ force: true })
  await expect.element(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('规格有误')
})

test('a locked dialog can be closed only by its own button', async () => {
  const screen = await render(<Question isLocked />)
  await screen.getByRole('button', { name: '打开' }).click()
  const dialog = screen.getByRole('dialog', { name: '取消订单' })
  expect(dialog.getByRole('button', { name: '关闭' }).query()).toBeNull()
  // browsers close a dialog without a cancel event when Esc is pressed twice
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '返回' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a press beside a drawer closes it only where nothing can be lost', async () => {
  const onClose = vi.fn()
  const drawer = (isLight: boolean) => (
    <Drawer isOpen title="通知" isLight={isLight} onClose={onClose}>
      内容
    </Drawer>
  )
  const screen = await render(drawer(false))
  await userEvent.click(document.documentElement, { position: { x: 20, y: 400 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
  await screen.unmount()
  await render(drawer(true))
  await userEvent.click(document.documentElement, { position: { x: 20, y: 400 }, force: true })
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
})

const menu = (act: (key: string) => void) => (
  <>
    <MenuButton
      label="更多"
      entries={[
        { key: 'copy', text: '复制', act: () => act('copy') },
        { key: 'print', text: '打印', disabled: true, act: () => act('print') },
        { key: 'close', text: '关闭订单', act: () => act('close') },
      ]}
    />
    <Button>下一项</Button>
  </>
)

test('a menu is traversed by arrows, skips disabled entries, and acts once', async () => {
  const act = vi.fn()
  const screen = await render(menu(act))
  const opener = screen.getByRole('button', { name: '更多' })
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: '关闭订单' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  expect(act.mock.calls).toEqual([['close']])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a menu closes at Esc and at a press elsewhere without acting', async () => {
  const act = vi.fn()
  const screen = await render(menu(act))
  const opener = screen.getByRole('button', { name: '更多' })
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await screen.getByRole('button', { name: '下一项' }).click()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(act).not.toHaveBeenCalled()
})

test('a menu at the edge of the window is moved into it', async () => {
  await page.viewport(360, 640)
  const screen = await render(<div style={{ position: 'fixed', right: 0, bottom: 0 }}>{menu(() => {})}</div>)
  await screen.getByRole('button', { name: '更多' }).click()
  const { right, bottom } = screen.getByRole('menu').element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(360)
  expect(bottom).toBeLessThanOrEqual(640)
})

test('tabs are one stop of Tab, arrows wrap around, and the panel is named by its tab', async () => {
  function Parts() {
    const [tab, setTab] = useState<'all' | 'open' | 'done'>('all')
    return (
      <Tabs
        label="订单"
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'all', label: '全部', count: 12 },
          { key: 'open', label: '待确认' },
          { key: 'done', label: '已完成' },
        ]}
      >
        内容 {tab}
      </Tabs>
    )
  }
  const screen = await render(
    <>
      <Button>上一项</Button>
      <Parts />
    </>,
  )
  await screen.getByRole('button', { name: '上一项' }).click()
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: '全部12' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: '已完成' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel', { name: '已完成' })).toHaveTextContent('内容 done')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: '全部12' })).toHaveFocus()
  await screen.getByRole('tab', { name: '待确认' }).click()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('内容 open')
})

test('a tooltip appears at focus and under the pointer, is announced, and Esc hides it', async () => {
  const onEscape = vi.fn<() => void>()
  const screen = await render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the page around it
    <div style={{ padding: 80 }} onKeyDown={({ key }) => void (key === 'Escape' && onEscape())}>
      <Tooltip text="订单确认后才能发货">
        {(id) => (
          <Button aria-disabled aria-describedby={id}>
            发货
          </Button>
        )}
      </Tooltip>
    </div>,
  )
  const button = screen.getByRole('button', { name: '发货' })
  const tip = screen.getByText('订单确认后才能发货')
  await expect.element(tip).not.toBeVisible()
  await expect.element(button).toHaveAccessibleDescription('订单确认后才能发货')
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.tab()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await button.unhover()
  await expect.element(tip).not.toBeVisible()
})

test('a message is announced, is not shown twice, and can be read in a dialog', async () => {
  const screen = await render(
    <>
      <Question />
      <Toasts />
    </>,
  )
  holdToasts()
  showToast('success', '已保存')
  showToast('success', '已保存')
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('已保存')
  await screen.getByRole('button', { name: '打开' }).click()
  const dialog = screen.getByRole('dialog', { name: '取消订单' })
  await expect.poll(() => dialog.getByRole('status').element().textContent).toBe('已保存')
  await expect.element(dialog.getByText('已保存')).toBeVisible()
  releaseToasts()
})

test('files are taken by choice, one at a time unless several are allowed', async () => {
  const onFiles = vi.fn()
  const screen = await render(<FileDrop label="图纸" hint="PDF" onFiles={onFiles} />)
  const field = screen.getByLabelText('图纸')
  const file = (name: string) => new File(['示例'], name, { type: 'application/pdf' })
  await userEvent.upload(field, file('一.pdf'))
  await expect.poll(() => onFiles.mock.calls.length).toBe(1)
  await screen.rerender(<FileDrop label="图纸" isMultiple onFiles={onFiles} />)
  await userEvent.upload(field, [file('二.pdf'), file('三.pdf')])
  await expect
    .poll(() => onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name)))
    .toEqual([['一.pdf'], ['二.pdf', '三.pdf']])
})
