import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../tokens.css'
import { ComboBox } from './combo-box.tsx'

const brands = ['明泽', 'SKF', 'NSK'].map((label) => ({ value: label, label: `${label}（示例）` }))

/** Its library loads when the test lets it. */
const coming = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./aria/combo-box.tsx', async (original) => {
  await coming.promise
  return original()
})

function Brand({ onSearch }: { onSearch: (text: string) => void }) {
  const [brand, setBrand] = useState<string | null>('明泽')
  return (
    <>
      <ComboBox
        label="品牌"
        value={brand}
        onChange={setBrand}
        options={brands}
        onSearch={onSearch}
        isClearable
      />
      <ComboBox label="产地" value={null} onChange={() => {}} options={brands} />
    </>
  )
}

test('a combo box keeps the text typed before its library loaded', async () => {
  const onSearch = vi.fn()
  const screen = await render(<Brand onSearch={onSearch} />)
  const field = screen.getByRole('combobox', { name: '品牌' })
  await expect.element(field).toHaveValue('明泽（示例）')
  await screen.getByRole('button', { name: '清除品牌' }).click()
  await expect.element(field).toHaveValue('')
  await field.click()
  await userEvent.keyboard('sk')
  await expect.element(field).toHaveValue('sk')
  expect(onSearch).not.toHaveBeenCalled()
  // an input method loses its composition together with the field it composes in
  const other = screen.getByRole('combobox', { name: '产地' })
  const plain = other.element() as HTMLInputElement
  const compose = (type: string) => plain.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
  compose('compositionstart')
  coming.resolve()
  await expect.element(field).toHaveAttribute('data-rac')

  await screen.getByRole('option', { name: 'SKF（示例）' }).click()
  expect(onSearch.mock.calls[0]).toEqual(['sk'])
  await expect.element(field).toHaveValue('SKF（示例）')

  expect(plain.isConnected).toBe(true)
  plain.focus()
  compose('compositionend')
  // before the browser paints
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  const typedInto = document.activeElement as HTMLInputElement
  typedInto.setRangeText('n')
  typedInto.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.element(other).toHaveAttribute('data-rac')
  await expect.element(other).toHaveValue('n')
  await expect.element(screen.getByRole('option', { name: 'NSK（示例）' })).toBeVisible()
})
