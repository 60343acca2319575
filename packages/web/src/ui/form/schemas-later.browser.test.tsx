import { codes } from '@bdr/contract/errors'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CallError } from '../../lib/call-error.ts'
import { renderPage } from '../test-page.tsx'
import { DialogForm } from './dialog-form.tsx'
import { TextField } from './fields.tsx'
import { faultsOfSchema } from './schema-faults.ts'
import { useForm } from './use-form.ts'

/** Schemas load when the test lets them. */
const schemas = vi.hoisted(() => ({ areLoaded: false, coming: Promise.withResolvers<void>() }))
vi.mock('../../lib/schemas.ts', () => ({
  areSchemasLoaded: () => schemas.areLoaded,
  loadSchemas: async () => {
    await schemas.coming.promise
    schemas.areLoaded = true
  },
}))
beforeEach(() => {
  schemas.areLoaded = false
  schemas.coming = Promise.withResolvers()
})

const input = z.object({ name: z.string().min(3) })

interface Values {
  readonly name: string
}

function Example({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    start: { name: '' },
    contract: (values) => faultsOfSchema(input, values),
    draft: null,
    send,
  })
  return (
    <DialogForm form={form} label="企业" submit="提交">
      <TextField {...form.at('name')} label="企业名称" />
    </DialogForm>
  )
}

async function open(send: (values: Values) => Promise<unknown>) {
  const { screen } = await renderPage(<Example send={send} />)
  return {
    name: screen.getByRole('textbox', { name: '企业名称' }),
    submit: screen.getByRole('button', { name: '提交' }),
  }
}

test('an attempt waits for schemas, is made once, and sends the values typed until then', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  const { name, submit } = await open(send)
  await name.fill('阀')
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await name.fill('示例阀门厂')
  await expect.element(name).toBeValid()
  schemas.coming.resolve()
  await expect.poll(() => send.mock.calls).toEqual([[{ name: '示例阀门厂' }, 0]])
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

test('the contract’s faults are shown when schemas have loaded, and at each key press from then on', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  const { name, submit } = await open(send)
  await name.fill('阀')
  await submit.click()
  schemas.coming.resolve()
  await expect.element(name).toHaveAccessibleDescription('至少 3 个字')
  await expect.element(name).toHaveFocus()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
  await name.fill('')
  await expect.element(name).toHaveAccessibleDescription('必填')
  await name.fill('示例阀门厂')
  await expect.element(name).toBeValid()
  expect(send).not.toHaveBeenCalled()
})

test('without schemas the server decides, and its faults are shown at their fields', async () => {
  const send = vi.fn(() =>
    Promise.reject(
      new CallError({
        code: codes.invalid,
        msg: '输入有误',
        data: ['企业名称至少 3 个字'],
        faults: [{ path: 'name', key: 'field.tooSmall', message: '至少 3 个字' }],
        requestId: null,
        status: 200,
      }),
    ),
  )
  const { name, submit } = await open(send)
  await name.fill('阀')
  await submit.click()
  schemas.coming.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.element(name).toHaveAccessibleDescription('至少 3 个字')
  expect(send).toHaveBeenCalledTimes(1)
})
