import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../tokens.css'
import { ChoiceTabs } from './choice-tabs.tsx'

test('on a phone the chosen tab is visible, also after counts have arrived', async () => {
  await page.viewport(360, 640)
  const labels = ['等我答复', '等我发货', '在途', '有差异', '全部']
  const tabs = (count: number | undefined) =>
    labels.map((label) => ({ key: label, label, count, chosen: label === '全部', onChoose: () => {} }))
  const screen = await render(<ChoiceTabs label="订单" tabs={tabs(undefined)} />)
  const last = screen.getByRole('button', { name: /全部/ })
  await expect.element(last).toBeInViewport({ ratio: 1 })
  await screen.rerender(<ChoiceTabs label="订单" tabs={tabs(10000)} />)
  await expect.element(last).toBeInViewport({ ratio: 1 })
})
