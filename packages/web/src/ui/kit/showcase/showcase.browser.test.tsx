import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../tokens.css'
import { Showcase, widgets } from './showcase.tsx'

test.for(Object.entries(widgets))('%s has a page with its states', async ([widget, { title }]) => {
  await page.viewport(1280, 800)
  const complaints = vi.spyOn(console, 'error')
  const screen = await render(
    <MemoryRouter>
      <Showcase widget={widget} />
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: title, exact: true }))
    .toHaveAttribute('aria-current', 'page')
  expect(complaints).not.toHaveBeenCalled()
})
