import { createPath, UNSAFE_createMemoryHistory as createMemoryHistory, type Path } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createNavigation, redirect, redirectDocument, type Opened } from './navigation.ts'

/** A navigation whose pages are just their addresses, with what each address leads to. */
function navigationOf(
  pages: Readonly<Record<string, Opened<string> | Promise<Opened<string>>>> = {},
  entries = ['/'],
) {
  const history = createMemoryHistory({ initialEntries: entries })
  const opened: string[] = []
  const leave = vi.fn<(address: string, options: { replace: boolean }) => void>()
  const navigation = createNavigation<string>({
    history,
    leave,
    async open(at: Path) {
      const address = createPath(at)
      opened.push(address)
      return pages[address] ?? { page: address }
    },
  })
  const shown = () => {
    const { page, location } = navigation.getState()
    return [page, createPath(location)]
  }
  return { navigation, history, opened, leave, shown }
}

it('shows a page once it is ready, and only then its address', async () => {
  const ready = Promise.withResolvers<Opened<string>>()
  const { navigation, shown, history } = navigationOf({ '/slow': ready.promise })
  await navigation.start()
  const going = navigation.navigate('/slow')
  await Promise.resolve()
  expect(navigation.getState().next?.pathname).toBe('/slow')
  expect(shown()).toEqual(['/', '/'])
  expect(history.location.pathname).toBe('/')
  ready.resolve({ page: 'slow' })
  await going
  expect(shown()).toEqual(['slow', '/slow'])
  expect(navigation.getState()).toMatchObject({ next: null, action: 'PUSH' })
})

it('shows the page that was requested last, whichever is ready first', async () => {
  const ready = Promise.withResolvers<Opened<string>>()
  const { navigation, shown } = navigationOf({ '/slow': ready.promise })
  await navigation.start()
  const slow = navigation.navigate('/slow')
  await navigation.navigate('/quick')
  ready.resolve({ page: 'slow' })
  await slow
  expect(shown()).toEqual(['/quick', '/quick'])
})

it('resolves an address without a path as another query of this page, and replaces the entry when the address is the same', async () => {
  const { navigation, shown, history } = navigationOf({}, ['/list?page=2'])
  await navigation.start()
  await navigation.navigate('?page=3')
  expect(shown()).toEqual(['/list?page=3', '/list?page=3'])
  await navigation.navigate('/list?page=3', { state: { given: 1 } })
  expect(navigation.getState()).toMatchObject({
    action: 'REPLACE',
    location: { state: { given: 1 } },
  })
  history.go(-1)
  await vi.waitFor(() => expect(shown()[1]).toBe('/list?page=2'))
  expect(navigation.getState().action).toBe('POP')
})

it('knows which location was left for the page', async () => {
  const { navigation, history } = navigationOf({ '/old': redirect('/list') })
  await navigation.start()
  const left = () => navigation.getState().from?.pathname
  expect(left()).toBeUndefined()
  await navigation.navigate('/order')
  expect(left()).toBe('/')
  await navigation.navigate('/old')
  expect(left()).toBe('/order')
  history.go(-1)
  await vi.waitFor(() => expect(left()).toBe('/list'))
})

it('moves to another anchor of the page without opening the page again', async () => {
  const { navigation, opened, shown } = navigationOf()
  await navigation.start()
  await navigation.navigate('#lines')
  expect(shown()).toEqual(['/', '/#lines'])
  expect(opened).toEqual(['/'])
})

it('follows redirects: with an entry of their own during navigation, otherwise in place of the first entry', async () => {
  const { navigation, shown, history } = navigationOf({ '/list': redirect('/list?view=7') }, ['/', '/list'])
  await navigation.start()
  expect(shown()).toEqual(['/list?view=7', '/list?view=7'])
  history.go(-1)
  await vi.waitFor(() => expect(shown()[1]).toBe('/'))
  await navigation.navigate('/list')
  expect(navigation.getState().action).toBe('PUSH')
  history.go(-1)
  await vi.waitFor(() => expect(shown()[1]).toBe('/'))
})

it('leaves for documents, and keeps the page until they have loaded', async () => {
  const { navigation, leave, shown } = navigationOf({ '/login': redirectDocument('/login') })
  await navigation.start()
  await navigation.navigate('/login')
  expect(leave).toHaveBeenCalledWith('/login', { replace: false })
  expect(shown()).toEqual(['/', '/'])
  expect(navigation.getState().next?.pathname).toBe('/login')
})

it('asks before a page is left, and then goes on or stays', async () => {
  const { navigation, shown } = navigationOf()
  await navigation.start()
  const asked: (() => void)[] = []
  const release = navigation.block({
    blocks: (_from, to) => to.pathname !== '/',
    ask: (go) => asked.push(go),
  })
  await navigation.navigate('/?other=query')
  expect(asked).toHaveLength(0)
  await navigation.navigate('/away')
  expect(shown()[1]).toBe('/?other=query')
  asked[0]!()
  await vi.waitFor(() => expect(shown()[1]).toBe('/away'))
  release()
  await navigation.navigate('/further')
  expect(asked).toHaveLength(1)
})

it('still asks for one form after another form of the page was sent', async () => {
  const { navigation, shown } = navigationOf()
  await navigation.start()
  const asked: string[] = []
  const block = (name: string) => navigation.block({ blocks: () => true, ask: () => asked.push(name) })
  block('first')
  const release = block('second')
  await navigation.navigate('/away')
  release()
  await navigation.navigate('/away')
  expect(asked).toEqual(['second', 'first'])
  expect(shown()[1]).toBe('/')
})

it('asks before a step through the history, which is undone until the person answers', async () => {
  const { navigation, history, shown } = navigationOf({}, ['/first', '/form'])
  await navigation.start()
  const asked: (() => void)[] = []
  navigation.block({ blocks: () => true, ask: (go) => asked.push(go) })
  history.go(-1)
  expect(history.location.pathname).toBe('/form')
  expect(asked).toHaveLength(1)
  expect(shown()[1]).toBe('/form')
  asked[0]!()
  await vi.waitFor(() => expect(shown()[1]).toBe('/first'))
})

it('opens the page of an address again, and leaves where it may no longer be opened', async () => {
  const pages: Record<string, Opened<string>> = { '/': { page: 'as owner' } }
  const { navigation, shown } = navigationOf(pages)
  await navigation.start()
  pages['/'] = { page: 'as driver' }
  await navigation.revalidate()
  expect(shown()).toEqual(['as driver', '/'])
  pages['/'] = redirect('/401')
  await navigation.revalidate()
  expect(shown()).toEqual(['/401', '/401'])
})

it('opens a page that is still being prepared again, because what it was prepared for may have changed', async () => {
  const pages: Record<string, Promise<Opened<string>>> = {}
  const outdated = Promise.withResolvers<Opened<string>>()
  pages['/list'] = outdated.promise
  const { navigation, shown } = navigationOf(pages)
  await navigation.start()
  const going = navigation.navigate('/list')
  pages['/list'] = Promise.resolve({ page: 'as driver' })
  await navigation.revalidate()
  expect(shown()).toEqual(['as driver', '/list'])
  expect(navigation.getState()).toMatchObject({ action: 'PUSH', next: null })
  outdated.resolve({ page: 'as owner' })
  await going
  expect(shown()).toEqual(['as driver', '/list'])
})
