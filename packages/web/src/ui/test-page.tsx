import type { UserInfo } from '@bdr/contract/session/replies'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { queryClient } from '../lib/query.ts'
import { ViewerContext, viewerOf } from '../lib/session.ts'
import './tokens.css'

const operator: UserInfo = {
  uid: '1',
  name: 'Example',
  account: 'example',
  mobile: '',
  headUrl: '',
  introduction: { uid: '1', name: 'Example', account: 'example', mobile: '', headUrl: '', merchant: null },
  postIds: ['admin'],
  mustChangePassword: false,
}

/** For tests in the browser: a page of the back office at `/`, another at `/other`, and nothing cached. */
export async function renderPage(page: ReactNode, address = '/') {
  queryClient.clear()
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/other', element: <h1>Other</h1> },
    ],
    { initialEntries: [address] },
  )
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <ViewerContext value={viewerOf(operator)}>
        <RouterProvider router={router} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  return { screen, router }
}
