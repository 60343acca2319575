import { codes } from '@bdr/contract/errors'
import { useState } from 'react'
import { Link } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { Button } from '../kit/button.tsx'
import { renderPage } from '../test-page.tsx'
import { DialogForm, FormDialog } from './dialog-form.tsx'
import { draftName, readDraft } from './drafts.ts'
import { fieldFaults } from './faults.ts'
import { NumberField, TextField } from './fields.tsx'
import { useForm } from './use-form.ts'

interface Values {
  readonly name: string
  readonly contact: string
  readonly lines: readonly { readonly quantity: string }[]
}

const start: Values = {
  name: '示例阀门厂',
  contact: '示例联系人',
  lines: [{ quantity: '1' }, { quantity: '2' }],
}
const stored = () => readDraft(draftName('1', { form: 'example' }))

beforeEach(() => localStorage.clear())

interface FormProps {
  send: (values: Values, version: number) => Promise<unknown>
  isSecret?: boolean
}

function Example({ send, isSecret = false }: FormProps) {
  const [record, setRecord] = useState({ version: 1, values: start })
  const form = useForm<Values>({
    start: record.values,
    check: ({ name, contact }) =>
      fieldFaults({
        name: name === '' ? '请填写企业名称' : null,
        contact: contact === '' ? '请填写联系人' : null,
      }),
    record: { version: record.version, changedBy: '示例同事', reload: async () => {} },
    draft: isSecret ? null : { form: 'example' },
    send,
  })
  const change = (values: Partial<Values>) =>
    setRecord(({ version, values: before }) => ({ version: version + 1, values: { ...before, ...values } }))
  return (
    <>
      <DialogForm form={form} label="企业" submit="提交">
        <TextField {...form.at('name')} label="企业名称" />
        <TextField {...form.at('contact')} label="联系人" />
        {start.lines.map((_, row) => (
          <NumberField
            key={row}
            {...form.at(`lines.${row}.quantity`)}
            label={`第 ${row + 1} 行数量`}
            scale={{ integer: 6, fraction: 2 }}
          />
        ))}
      </DialogForm>
      <Button onClick={() => change({ contact: '别人改的联系人' })}>别人修改联系人</Button>
      <Link to="/other">离开</Link>
    </>
  )
}

const open = (props: FormProps) => renderPage(<Example {...props} />)
const done = () => Promise.resolve(null)

const refusal = (path: string, message: string) =>
  new CallError({
    code: codes.invalid,
    msg: '输入有误',
    data: [`第 2 行：${message}`],
    faults: [{ path, key: 'example', message }],
    requestId: null,
    status: 200,
  })

test('faults are shown at their fields from the first attempt on, and the first one is focused', async () => {
  const send = vi.fn(done)
  const { screen } = await open({ send })
  const name = screen.getByRole('textbox', { name: '企业名称' })
  const contact = screen.getByRole('textbox', { name: '联系人' })
  await name.fill('')
  await contact.fill('')
  await expect.element(name).toBeValid()
  await screen.getByRole('button', { name: '提交' }).click()
  await expect.element(name).toHaveAccessibleDescription('请填写企业名称')
  await expect.element(contact).toHaveAccessibleDescription('请填写联系人')
  await expect.element(name).toHaveFocus()
  await name.fill('示例泵业')
  await expect.element(name).toBeValid()
  await expect.element(contact).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

test('the server’s fault is shown at the line it names until that line is changed', async () => {
  const send = vi.fn(done).mockRejectedValueOnce(refusal('lines[1].quantity', '超过可交数量'))
  const { screen } = await open({ send })
  await screen.getByRole('button', { name: '提交' }).click()
  const quantity = screen.getByRole('textbox', { name: '第 2 行数量' })
  await expect.element(quantity).toHaveAccessibleDescription('超过可交数量')
  await expect.element(quantity).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: '第 1 行数量' })).toBeValid()
  await quantity.fill('1')
  await expect.element(quantity).toBeValid()
})

test('the server’s fault at a field the form does not show is a sentence of the form', async () => {
  const { screen } = await open({ send: () => Promise.reject(refusal('licence', '已被其他商家使用')) })
  await screen.getByRole('button', { name: '提交' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('第 2 行：已被其他商家使用')
})

test('a second press while the form is being sent sends nothing', async () => {
  const answer = Promise.withResolvers<null>()
  const send = vi.fn(() => answer.promise)
  const { screen } = await open({ send })
  const submit = screen.getByRole('button', { name: '提交' })
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await screen.getByRole('textbox', { name: '企业名称' }).click()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  answer.resolve(null)
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

test('after a lost connection the typed values are kept and can be sent again', async () => {
  const send = vi.fn(done).mockRejectedValueOnce(new TransportError('网络连接失败', null))
  const { screen } = await open({ send })
  const name = screen.getByRole('textbox', { name: '企业名称' })
  await name.fill('示例泵业')
  await screen.getByRole('button', { name: '提交' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络连接失败')
  await expect.element(name).toHaveValue('示例泵业')
  await expect.poll(stored).toMatchObject({ typed: { name: '示例泵业' } })
  await screen.getByRole('button', { name: '提交' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(2)
  expect(stored()).toBeNull()
})

test('what was typed is restored when the page is opened again, and can be discarded', async () => {
  const { screen } = await open({ send: done })
  await screen.getByRole('textbox', { name: '企业名称' }).fill('示例泵业')
  await expect.poll(stored).not.toBeNull()
  await screen.unmount()
  const { screen: again } = await open({ send: done })
  const name = again.getByRole('textbox', { name: '企业名称' })
  await expect.element(name).toHaveValue('示例泵业')
  await expect.element(again.getByText(/已恢复未提交的内容/)).toBeVisible()
  await again.getByRole('button', { name: '清空重填' }).click()
  await expect.element(name).toHaveValue('示例阀门厂')
  expect(stored()).toBeNull()
})

test('a page that is left stores what was typed a moment before', async () => {
  const { screen } = await open({ send: done })
  await screen.getByRole('textbox', { name: '企业名称' }).fill('示例泵业')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(stored()).toMatchObject({ typed: { name: '示例泵业' } })
})

test('a form that contains a secret stores nothing', async () => {
  const { screen } = await open({ send: done, isSecret: true })
  await screen.getByRole('textbox', { name: '企业名称' }).fill('示例口令')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await screen.unmount()
  expect(localStorage.length).toBe(0)
})

test('somebody else’s change is shown with the person and the fields, and nothing is sent before it was confirmed', async () => {
  const send = vi.fn((_values: Values, _version: number) => done())
  const { screen } = await open({ send })
  const name = screen.getByRole('textbox', { name: '企业名称' })
  await name.fill('示例泵业')
  await screen.getByRole('button', { name: '别人修改联系人' }).click()
  const notice = screen.getByText('示例同事刚刚修改了联系人')
  await expect.element(notice).toBeVisible()
  await expect.element(name).toHaveValue('示例泵业')
  await expect.element(screen.getByRole('textbox', { name: '联系人' })).toHaveValue('别人改的联系人')
  await screen.getByRole('button', { name: '提交' }).click()
  expect(send).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: '继续填写' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '提交' }).click()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ ...start, name: '示例泵业', contact: '别人改的联系人' }, 2]])
})

test('leaving with typed input asks first: staying keeps it, leaving discards it', async () => {
  const { screen, navigation } = await open({ send: done })
  const name = screen.getByRole('textbox', { name: '企业名称' })
  await name.fill('示例泵业')
  await screen.getByRole('link', { name: '离开' }).click()
  const question = screen.getByRole('dialog', { name: '还有内容没有提交' })
  await question.getByRole('button', { name: '留在此页' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('示例泵业')
  expect(navigation.getState().location.pathname).toBe('/')
  await screen.getByRole('link', { name: '离开' }).click()
  await question.getByRole('button', { name: '放弃并离开' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(stored()).toBeNull()
})

test('leaving does not ask while nothing is typed, or once it was sent', async () => {
  const { screen } = await open({ send: done })
  const name = screen.getByRole('textbox', { name: '企业名称' })
  await name.fill('示例泵业')
  await screen.getByRole('button', { name: '提交' }).click()
  await expect.poll(stored).toBeNull()
  await screen.getByRole('link', { name: '离开' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible()
})

test('a dialog asks before it is closed even when Esc follows a letter at once', async () => {
  const onClose = vi.fn(() => {})
  const { screen } = await renderPage(
    <FormDialog isOpen title="修改" onClose={onClose}>
      <Example send={vi.fn(done)} />
    </FormDialog>,
  )
  const field = screen.getByRole('textbox', { name: '企业名称' })
  await expect.element(field).toBeVisible()
  // in one task, as when the page was busy while both keys were pressed
  const input = field.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '示例泵业')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.closest('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }))
  await expect.element(screen.getByRole('dialog', { name: '填写的内容还没有保存' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
