import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../tokens.css'
import { DayRangeInput } from './day-range.tsx'

const presets = [
  { value: 'this-week', label: '本周', from: '2026-11-16', to: '2026-11-22' },
  { value: 'last-week', label: '上周', from: '2026-11-09', to: '2026-11-15' },
]

function Range({ onChange }: { onChange: (days: object) => void }) {
  const [days, setDays] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  return (
    <DayRangeInput
      label="交期"
      from={days.from}
      to={days.to}
      presets={presets}
      onChange={(changed) => {
        onChange(changed)
        setDays({ ...days, ...changed })
      }}
    />
  )
}

test('either end of a range is typed separately and committed when its field is left', async () => {
  const onChange = vi.fn()
  const screen = await render(<Range onChange={onChange} />)
  const from = screen.getByRole('textbox', { name: '交期起' })
  await from.fill('20261116')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(from).toHaveValue('2026-11-16')
  await from.fill('')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('textbox', { name: '交期止' }).fill('2026-11-22')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([
    [{ from: '2026-11-16' }],
    [{ from: undefined }],
    [{ to: '2026-11-22' }],
  ])
})

test('text that is no day is marked and changes nothing', async () => {
  const onChange = vi.fn()
  const screen = await render(<Range onChange={onChange} />)
  const to = screen.getByRole('textbox', { name: '交期止' })
  await to.fill('2026-2-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toBeInvalid()
  expect(onChange).not.toHaveBeenCalled()
  await to.fill('2026-2-28')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toBeValid()
})

test('a preset sets both ends, and is named while they match it', async () => {
  const onChange = vi.fn()
  const screen = await render(<Range onChange={onChange} />)
  const choice = screen.getByRole('combobox', { name: '交期常用日期' })
  await expect.element(choice).toHaveDisplayValue('常用')
  await choice.selectOptions('上周')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-09', to: '2026-11-15' })
  await expect.element(choice).toHaveDisplayValue('上周')
  await screen.getByRole('textbox', { name: '交期止' }).fill('2026-11-14')
  await userEvent.keyboard('{Enter}')
  await expect.element(choice).toHaveDisplayValue('常用')
})
