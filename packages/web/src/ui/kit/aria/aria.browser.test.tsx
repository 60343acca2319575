import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../tokens.css'
import { Button } from '../button.tsx'
import { ComboBox } from '../combo-box.tsx'
import { DayField } from '../day-field.tsx'
import { Dialog } from '../dialog.tsx'
import { SortableList } from './sortable-list.tsx'
import { Tree as KitTree } from '../tree.tsx'
import { Tree } from './tree.tsx'

const brands = ['明泽', 'SKF', 'NSK'].map((label) => ({ value: label, label: `${label}（示例）` }))

function Brand({ initial = null }: { initial?: string | null }) {
  const [brand, setBrand] = useState<string | null>(initial)
  return (
    <>
      <ComboBox label="品牌" value={brand} onChange={setBrand} options={brands} isClearable />
      <output>{brand ?? '无'}</output>
      <Button>下一项</Button>
    </>
  )
}

test('a combo box is narrowed by the typed text, in upper or lower case', async () => {
  const screen = await render(<Brand />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await expect.element(screen.getByRole('option')).toHaveLength(3)
  await userEvent.keyboard('sk')
  await expect.element(screen.getByRole('option')).toHaveLength(2)
})

test('the list of a combo box opens by a press, an arrow key or typing, and not by the focus', async () => {
  const screen = await render(<Brand />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  const list = screen.getByRole('listbox')
  await expect.element(field).toBeEnabled()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await frames()
  await expect.element(list).not.toBeInTheDocument()
  for (const way of [
    () => userEvent.keyboard('{ArrowDown}'),
    () => userEvent.keyboard('s'),
    () => field.click(),
  ]) {
    await way()
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
  }
})

/** A scroll event is dispatched with the next frame. */
const frames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))

test('an option of a combo box is chosen by keyboard', async () => {
  const screen = await render(<Brand />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('SKF（示例）')
  await expect.element(screen.getByText('SKF', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}ns')
  await expect.element(screen.getByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(screen.getByRole('option', { name: 'NSK（示例）' }))
    .toHaveAttribute('data-focused', 'true')
  await frames()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('NSK（示例）')
  await expect.element(screen.getByText('NSK', { exact: true })).toBeVisible()
})

test('an option is pressed after typing', async () => {
  const screen = await render(<Brand />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await userEvent.keyboard('ns')
  await screen.getByRole('option', { name: 'NSK（示例）' }).click()
  await expect.element(field).toHaveValue('NSK（示例）')
  await expect.element(screen.getByText('NSK', { exact: true })).toBeVisible()
})

function FoundBrand({ onChange }: { onChange: (brand: string | null) => void }) {
  const [brand, setBrand] = useState<string | null>(null)
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState(brands)
  useEffect(() => {
    const answer = requestAnimationFrame(() =>
      setFound(brands.filter(({ label }) => label.toLowerCase().includes(keyword))),
    )
    return () => cancelAnimationFrame(answer)
  }, [keyword])
  return (
    <ComboBox
      label="品牌"
      value={brand}
      onChange={(next) => {
        setBrand(next)
        onChange(next)
      }}
      options={found}
      onSearch={setKeyword}
    />
  )
}

test('a result of an external search is chosen by keyboard', async () => {
  const onChange = vi.fn()
  const screen = await render(<FoundBrand onChange={onChange} />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await userEvent.keyboard('ns')
  await expect.element(screen.getByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option')).toHaveAttribute('data-focused', 'true')
  await frames()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['NSK']])
  await expect.element(field).toHaveValue('NSK（示例）')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(field).toHaveValue('NSK（示例）')
})

test('text that matches nothing is reset when the combo box is left', async () => {
  const screen = await render(<Brand initial="NSK" />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await userEvent.keyboard('没有这个')
  await expect.element(screen.getByText('没有可选的内容')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('NSK（示例）')
})

test('a combo box is cleared by its button', async () => {
  const screen = await render(<Brand initial="NSK" />)
  await screen.getByRole('button', { name: '清除品牌' }).click()
  await expect.element(screen.getByRole('combobox', { name: '品牌' })).toHaveValue('')
  await expect.element(screen.getByText('无', { exact: true })).toBeVisible()
})

test('Esc closes the list of a combo box before the dialog that contains it', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog isOpen title="选择" onClose={onClose}>
      <Brand />
    </Dialog>,
  )
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  // the list is within the dialog, where it can be pressed
  expect(
    screen.getByRole('dialog', { name: '选择' }).element().contains(screen.getByRole('listbox').element()),
  ).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

function Invited({ onSearch }: { onSearch?: (text: string) => void }) {
  const [invited, setInvited] = useState<readonly string[]>([])
  return (
    <Dialog isOpen title="邀请" onClose={() => {}} buttons={<Button>发布</Button>}>
      <ComboBox
        label="商家"
        isAdding
        value={null}
        onChange={(id) => id !== null && setInvited([...invited, id])}
        options={brands.filter(({ value }) => !invited.includes(value))}
        onSearch={onSearch}
      />
      <output>{invited.join('、')}</output>
    </Dialog>
  )
}

test.each([
  ['narrowed here', undefined],
  ['found elsewhere', () => {}],
])('a combo box that adds to a list is closed and empty after each choice: %s', async (_, onSearch) => {
  const screen = await render(<Invited {...(onSearch && { onSearch })} />)
  const field = screen.getByRole('combobox', { name: '商家' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await userEvent.keyboard('ns')
  await screen.getByRole('option', { name: 'NSK（示例）' }).click()
  await expect.element(screen.getByText('NSK', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  // the rest of the dialog can be reached again
  await expect.element(screen.getByRole('button', { name: '发布' })).toBeVisible()
  // the next option is chosen by keyboard
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('NSK、明泽')).toBeVisible()
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
})

test('Enter takes no result of an earlier text', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <ComboBox label="商家" value={null} onChange={onChange} options={brands} onSearch={() => {}} isPending />,
  )
  const field = screen.getByRole('combobox', { name: '商家' })
  await expect.element(field).toBeEnabled()
  await field.click()
  await userEvent.keyboard('n{ArrowDown}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('n')
})

function Planned({ initial = '' }: { initial?: string }) {
  const [day, setDay] = useState(initial)
  return (
    <>
      <DayField label="发货日期" value={day} onChange={setDay} min="2026-11-10" />
      <output>{day}</output>
    </>
  )
}

test('a day is typed in the Chinese order, and text that is no day stays', async () => {
  const screen = await render(<Planned />)
  const field = screen.getByRole('textbox', { name: '发货日期' })
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('2026年12月5日{Tab}')
  await expect.element(field).toHaveValue('2026-12-05')
  await expect.element(screen.getByText('2026-12-05')).toBeVisible()
  await field.fill('2026-02-31')
  await userEvent.tab()
  await expect.element(field).toHaveValue('2026-02-31')
})

test('a day is taken from the calendar, but none before the first allowed one', async () => {
  const screen = await render(<Planned initial="2026-11-12" />)
  await screen.getByRole('button', { name: '发货日期：打开日历' }).click()
  const calendar = screen.getByRole('dialog')
  await expect.element(calendar).toBeVisible()
  await expect
    .element(calendar.getByRole('button', { name: /11月9日/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(screen.getByText('2026-11-13')).toBeVisible()
  await expect.element(calendar).not.toBeInTheDocument()
})

test('a tree is opened, traversed and chosen from with the arrow keys', async () => {
  function Categories() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
    const [node, setNode] = useState<string | null>(null)
    return (
      <>
        <Tree
          label="类目"
          open={open}
          onOpen={setOpen}
          value={node}
          onChange={setNode}
          nodes={[
            { id: 'valve', label: '阀门', children: [{ id: 'gate', label: '闸阀', children: [] }] },
            { id: 'bearing', label: '轴承', children: [] },
          ]}
        />
        <output>{node ?? '无'}</output>
      </>
    )
  }
  const screen = await render(<Categories />)
  await userEvent.tab()
  const valve = screen.getByRole('row', { name: '阀门' })
  await expect.element(valve).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(valve).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', { name: '闸阀' })).toHaveAttribute('aria-level', '2')
  // the way there chooses nothing
  await expect.element(screen.getByText('无', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('gate')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('row', { name: '闸阀' })).not.toBeInTheDocument()
})

test('a tree accepts presses before its library has loaded, and then continues by keyboard', async () => {
  function Categories() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
    const [node, setNode] = useState<string | null>(null)
    return (
      <>
        <KitTree
          label="类目"
          open={open}
          onOpen={setOpen}
          value={node}
          onChange={setNode}
          nodes={[{ id: 'valve', label: '阀门', children: [{ id: 'gate', label: '闸阀', children: [] }] }]}
        />
        <output>{node ?? '无'}</output>
      </>
    )
  }
  const screen = await render(<Categories />)
  const valve = screen.getByRole('row', { name: '阀门' })
  // nobody has used it yet: the placeholder of the tree is shown
  expect(valve.element().getAttribute('class')).not.toContain('react-aria')
  valve.element().querySelector('svg')!.parentElement!.click()
  await expect.element(valve).toHaveAttribute('aria-expanded', 'true')
  ;(screen.getByRole('row', { name: '闸阀' }).element() as HTMLElement).click()
  await expect.element(screen.getByText('gate')).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('row', { name: '闸阀' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  await expect.element(screen.getByRole('row', { name: '闸阀' })).not.toBeInTheDocument()
})

test('items are reordered by keyboard', async () => {
  function Pictures() {
    const [items, setItems] = useState(['主图', '侧面', '铭牌'].map((label) => ({ id: label, label })))
    return (
      <>
        <SortableList label="图片" items={items} onChange={setItems}>
          {({ label }) => label}
        </SortableList>
        <output>{items.map(({ label }) => label).join('、')}</output>
      </>
    )
  }
  const screen = await render(<Pictures />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('row', { name: '主图' }).getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText(/^侧面、主图、铭牌$/)).toBeVisible()
})
