import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../tokens.css'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { PasswordInput } from './input.tsx'
import { NumberField } from './number-field.tsx'
import { Progress } from './progress.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

const units = ['台', '套', '件'].map((label) => ({ value: label, label }))
const quantity = { integer: 6, fraction: 2 }

test('a button is pressed by pointer, Enter and Space', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>保存</Button>)
  await screen.getByRole('button', { name: '保存' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('a pending button ignores a second press, submits no form, and keeps the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  function Form() {
    const [isPending, setPending] = useState(false)
    return (
      <form onSubmit={onSubmit}>
        <Button
          type="submit"
          isPending={isPending}
          onClick={() => {
            onClick()
            setPending(true)
          }}
        >
          提交
        </Button>
      </form>
    )
  }
  const screen = await render(<Form />)
  const button = screen.getByRole('button', { name: '提交' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveFocus()
})

test('a disabled button is skipped by Tab and ignores presses', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <>
      <Button isDisabled onClick={onClick}>
        删除
      </Button>
      <Button>返回</Button>
    </>,
  )
  await screen.getByRole('button', { name: '删除' }).click({ force: true })
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '返回' })).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
})

test('a field is announced with its hint and its error, and its label focuses it', async () => {
  const screen = await render(
    <TextField
      label="企业名称"
      value=""
      onChange={() => {}}
      hint="与营业执照一致"
      error="请填写企业名称"
      isRequired
    />,
  )
  const field = screen.getByRole('textbox', { name: '企业名称' })
  await expect.element(field).toHaveAccessibleDescription('请填写企业名称 与营业执照一致')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toBeRequired()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('请填写企业名称')
  await screen.getByText('企业名称', { exact: true }).click()
  await expect.element(field).toHaveFocus()
})

test('a required select cannot be emptied again, an optional one can', async () => {
  function Selects() {
    const [unit, setUnit] = useState('')
    const props = { value: unit, onChange: setUnit, options: units, placeholder: '请选择' }
    return (
      <>
        <Select label="必选" isRequired {...props} />
        <Select label="可选" {...props} />
      </>
    )
  }
  const screen = await render(<Selects />)
  const required = screen.getByRole('combobox', { name: '必选' })
  await required.selectOptions('套')
  await expect.element(required).toHaveValue('套')
  expect((required.element() as HTMLSelectElement).options[0]!.disabled).toBe(true)
  const optional = screen.getByRole('combobox', { name: '可选' })
  await optional.selectOptions('请选择')
  await expect.element(required).toHaveValue('')
})

test('an option of a select is chosen by keyboard', async () => {
  const onChange = vi.fn()
  const screen = await render(<Select label="单位" value="台" onChange={onChange} options={units} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('combobox', { name: '单位' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => onChange.mock.lastCall).toEqual(['套'])
})

function Amount({ initial = '' }: { initial?: string }) {
  const [amount, setAmount] = useState(initial)
  return (
    <>
      <NumberField
        label="数量"
        value={amount}
        onChange={setAmount}
        scale={quantity}
        unit="台"
        positive
        isRequired
      />
      <output>{amount}</output>
      <Button>下一项</Button>
    </>
  )
}

test('a number keeps every digit as text and is normalised when the field is left', async () => {
  const screen = await render(<Amount />)
  const field = screen.getByRole('textbox', { name: '数量' })
  await field.fill('００１２．50')
  await userEvent.tab()
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('12.50')
  await field.fill('123456.78')
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('123456.78')
})

test('a number shows its error only after the field was left', async () => {
  const screen = await render(<Amount />)
  const field = screen.getByRole('textbox', { name: '数量' })
  await field.click()
  await userEvent.keyboard('1.234')
  await expect.element(field).toBeValid()
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('最多 2 位小数')
  await field.fill('1234567')
  await expect.element(field).toHaveAccessibleDescription('整数部分最多 6 位')
  await field.fill('0')
  await expect.element(field).toHaveAccessibleDescription('应大于 0')
  await field.fill('')
  await expect.element(field).toHaveAccessibleDescription('必填')
  await field.fill('3')
  await expect.element(field).toBeValid()
})

test('a field’s number is replaced by what is typed after focusing it', async () => {
  const screen = await render(<Amount initial="25" />)
  await userEvent.tab()
  await userEvent.keyboard('7')
  await expect.element(screen.getByRole('textbox', { name: '数量' })).toHaveValue('7')
})

test('a checkbox is toggled by its label and by Space, and reports when it is partly chosen', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <>
      <Checkbox value={false} onChange={onChange}>
        允许分批
      </Checkbox>
      <Checkbox value={false} isPartly onChange={() => {}}>
        全选
      </Checkbox>
    </>,
  )
  await screen.getByText('允许分批').click()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [true]])
  await expect.element(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked()
})

test('a group of checkboxes returns its choices in the order of the options', async () => {
  function Group() {
    const [chosen, setChosen] = useState<readonly string[]>(['件'])
    return (
      <>
        <CheckboxGroup label="单位" value={chosen} onChange={setChosen} options={units} />
        <output>{chosen.join('、')}</output>
      </>
    )
  }
  const screen = await render(<Group />)
  await expect.element(screen.getByRole('group', { name: '单位' })).toBeVisible()
  await screen.getByRole('checkbox', { name: '台' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('台、件')
  await screen.getByRole('checkbox', { name: '件' }).click()
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('台')
})

test('radios are one stop of Tab, and arrows choose among them', async () => {
  function Radios() {
    const [unit, setUnit] = useState('台')
    return (
      <>
        <RadioGroup label="单位" value={unit} onChange={setUnit} options={units} />
        <Button>下一项</Button>
      </>
    )
  }
  const screen = await render(<Radios />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: '套' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: '台' })).not.toBeChecked()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus()
})

test('a pending switch ignores a second press', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <Switch value={false} isPending onChange={onChange}>
      启用
    </Switch>,
  )
  const field = screen.getByRole('switch', { name: '启用' })
  await field.click({ force: true })
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(field).not.toBeChecked()
  await screen.rerender(
    <Switch value={false} onChange={onChange}>
      启用
    </Switch>,
  )
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a password can be shown and hidden again', async () => {
  const screen = await render(<PasswordInput aria-label="密码" defaultValue="示例口令" />)
  const field = screen.getByLabelText('密码', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: '显示密码' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: '隐藏密码' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('progress shows its share, no value while that is unknown, and has a name', async () => {
  const screen = await render(<Progress label="上传" value={0.4} />)
  const bar = screen.getByRole('progressbar', { name: '上传' })
  const far = () => bar.element() as HTMLProgressElement
  expect(far().position).toBe(0.4)
  await screen.rerender(<Progress label="上传" value={1} />)
  expect(far().position).toBe(1)
  await screen.rerender(<Progress label="上传" />)
  expect(far().position).toBe(-1)
  await expect.element(bar).not.toHaveAttribute('value')
  await screen.rerender(<Progress label="上传" value={0} />)
  expect(far().position).toBe(0)
})
