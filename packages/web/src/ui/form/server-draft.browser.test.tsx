import { useEffect, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../test-page.tsx'
import { draftName, readDraft, storeDraft } from './drafts.ts'
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

const unsaved = { version: 1, values: { name: '', model: '' } }

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

interface ExampleProps {
  readonly store: (values: Values) => Promise<void>
  /** the record when the page is loaded */
  readonly first?: RecordOf
  /** called with a function by which somebody else changes the record */
  readonly onReady?: (change: (next: RecordOf) => void) => void
}

interface RecordOf {
  readonly version: number
  readonly values: Values
}

function Example({ store, first = unsaved, onReady }: ExampleProps) {
  const [record, setRecord] = useState(first)
  useEffect(() => onReady?.(setRecord), [onReady])
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
      // as the cache of answers does, which tells the page of a new one in a task of its own
      setTimeout(
        () => setRecord((now) => (now.version > version ? now : { version: version + 1, values })),
        50,
      )
      return version + 1
    },
  })
  return (
    <>
      {form.changed && <p>{`改动 ${form.changed.changes.map(({ name }) => name).join()}`}</p>}
      <TextField {...form.at('name')} label="商品名称" />
      <TextField {...form.at('model')} label="型号" />
      <ServerDraftState state={state} />
    </>
  )
}

test('input typed during a save is not shown as saved, is stored on this device and saved next', async () => {
  const server = slowServer()
  const { screen } = await renderPage(<Example store={server.store} />)
  await expect.element(screen.getByRole('textbox', { name: '商品名称' })).toBeVisible()
  expect(screen.getByText('草稿已保存').query()).toBeNull()
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

/** Types a model while the name is on its way to the server, which then answers. */
async function typeDuringSave(onReady?: ExampleProps['onReady']) {
  const server = slowServer()
  const { screen } = await renderPage(<Example store={server.store} {...(onReady && { onReady })} />)
  await screen.getByRole('textbox', { name: '商品名称' }).fill('示例闸阀')
  await expect.poll(() => server.received, soon).toHaveLength(1)
  await screen.getByRole('textbox', { name: '型号' }).fill('Z41H')
  server.answer()
  return { screen, server }
}

test('an own save that the page reads a moment later is no change of somebody else', async () => {
  const { screen, server } = await typeDuringSave()
  // otherwise nothing more would be saved before it is confirmed
  await expect.poll(() => server.received.at(-1), soon).toEqual({ name: '示例闸阀', model: 'Z41H' })
  expect(screen.getByText(/^改动/).query()).toBeNull()
  server.answer()
  await expect.element(screen.getByText('草稿已保存')).toBeVisible()
})

test('what somebody else changed on top of an own save has to be confirmed', async () => {
  const ready = Promise.withResolvers<(next: RecordOf) => void>()
  const { screen, server } = await typeDuringSave(ready.resolve)
  const change = await ready.promise
  change({ version: 3, values: { name: '示例截止阀', model: '' } })
  await expect.element(screen.getByText('改动 name')).toBeVisible()
  expect(server.received).toHaveLength(1)
})

/** The page was reloaded while a save was on its way, which the server has received. */
const typedBefore = (typed: Partial<Values>) =>
  storeDraft(draftName('1', { form: 'example' }), {
    at: Date.now(),
    version: 1,
    start: { name: '', model: '' },
    typed,
  })

test('the own save whose answer was lost in a reload is no change of somebody else', async () => {
  typedBefore({ name: '示例闸阀', model: 'Z41H' })
  const server = slowServer()
  const saved = { version: 2, values: { name: '示例闸阀', model: '' } }
  const { screen } = await renderPage(<Example store={server.store} first={saved} />)
  await expect.poll(() => server.received, soon).toEqual([{ name: '示例闸阀', model: 'Z41H' }])
  expect(screen.getByText(/^改动/).query()).toBeNull()
})

test('what somebody else changed before a reload has to be confirmed', async () => {
  typedBefore({ model: 'Z41H' })
  const server = slowServer()
  const changed = { version: 2, values: { name: '示例截止阀', model: '' } }
  const { screen } = await renderPage(<Example store={server.store} first={changed} />)
  await expect.element(screen.getByText('改动 name')).toBeVisible()
  expect(server.received).toEqual([])
})
