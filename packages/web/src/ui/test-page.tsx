import type { UserInfo } from '@bdr/contract/session/replies'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { render } from 'vitest-browser-react'
import { createNavigation, NavigationContext, type Navigation } from '../lib/navigation.ts'
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

/** For browser tests: a page of the back office at `/`, another at `/other`, and an empty cache. */
export async function renderPage(page: ReactNode, address = '/') {
  queryClient.clear()
  const navigation = createNavigation<ReactNode>({
    history: createMemoryHistory({ initialEntries: [address] }),
    open: async ({ pathname }) => ({ page: pathname === '/other' ? <h1>Other</h1> : page }),
    leave() {},
  })
  await navigation.start()
  const screen = await render(<TestPage navigation={navigation} />)
  return { screen, navigation }
}

function TestPage({ navigation }: { navigation: Navigation<ReactNode> }) {
  const { location, action, page } = useSyncExternalStore(navigation.subscribe, navigation.getState)
  return (
    <QueryClientProvider client={queryClient}>
      <ViewerContext value={viewerOf(operator)}>
        <NavigationContext value={navigation}>
          <Router location={location} navigationType={action} navigator={navigation.navigator}>
            {page}
          </Router>
        </NavigationContext>
      </ViewerContext>
    </QueryClientProvider>
  )
}
