import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../test-page.tsx'
import { draftName, readDraft } from './drafts.ts'
import { TextField } from './fields.tsx'
import { ServerDraftState, useServerDraft } from './server-draft.tsx'
import { useForm } from './use-form.ts'

interface Values {
  readonly name: string
  readonly model: string
}

/** A save starts a while after the last key press. */
const soon = { timeout: 5_000 }
const typedHere = () => readDraft(draftName('1', { form: 'example' }))?.typed

beforeEach(() => localStorage.clear())

/** A fake server that answers each save when the test lets it. */
function slowServer() {
  const received: Values[] = []
  const answers: (() => void)[] = []
  return {
    received,
    answer: () => answers.shift()!(),
    store: (values: Values) => {
      received.push(values)
      return new Promise<void>((resolve) => answers.push(resolve))
    },
  }
}

function Example({ store }: { store: (values: Values) => Promise<void> }) {
  const [record, setRecord] = useState({ version: 1, values: { name: '', model: '' } })
  const form = useForm<Values>({
    start: record.values,
    record: { version: record.version, changedBy: '示例同事', reload: async () => {} },
    draft: { form: 'example' },
    send: async () => {},
  })
  const { state } = useServerDraft(form, {
    contentOf: (values: Values) => values,
    store: async (values, version) => {
      await store(values)
      setRecord({ version: version + 1, values })
      return version + 1
    },
  })
  return (
    <>
      <TextField {...form.at('name')} label="商品名称" />
      <TextField {...form.at('model')} label="型号" />
      <ServerDraftState state={state} />
    </>
  )
}

test('input typed during a save is not shown as saved, is stored on this device and saved next', async () => {
  const server = slowServer()
  const { screen } = await renderPage(<Example store={server.store} />)
  await screen.getByRole('textbox', { name: '商品名称' }).fill('示例闸阀')
  await expect.poll(() => server.received, soon).toHaveLength(1)
  await screen.getByRole('textbox', { name: '型号' }).fill('Z41H')

  server.answer()
  await expect.element(screen.getByText('正在保存草稿…')).not.toBeInTheDocument()
  expect(screen.getByText('草稿已保存').query()).toBeNull()
  await expect.poll(typedHere).toEqual({ model: 'Z41H' })

  await expect.poll(() => server.received.at(-1), soon).toEqual({ name: '示例闸阀', model: 'Z41H' })
  server.answer()
  await expect.element(screen.getByText('草稿已保存')).toBeVisible()
  await expect.poll(typedHere).toBeUndefined()
})
