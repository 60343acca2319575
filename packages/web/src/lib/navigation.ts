import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  createPath,
  parsePath,
  resolvePath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router'

/** What the browser's history and a test's have in common. */
export type History = Pick<
  ReturnType<typeof createMemoryHistory>,
  'location' | 'createHref' | 'push' | 'replace' | 'go' | 'listen'
>

/** Another address in place of the one that was asked for. */
export interface Redirect {
  readonly redirect: string
  /** it is loaded as a document of its own, even if it is this very address */
  readonly asDocument?: boolean
}

export const redirect = (to: string): Redirect => ({ redirect: to })
export const redirectDocument = (to: string): Redirect => ({ redirect: to, asDocument: true })

/** What a page's address leads to: the page, ready to be drawn, or another address. */
export type Opened<Page> = { readonly page: Page } | Redirect

export interface NavigationState<Page = unknown> {
  readonly location: Location
  /** how the person came here; `Pop` also for the first page of a document */
  readonly action: NavigationType
  /** where the next page will be, while it is on its way */
  readonly next: Path | null
  /** the window stays where it is scrolled to */
  readonly keepsScroll: boolean
  /** null until the first page is ready */
  readonly page: Page | null
}

/** Stands before the ways off a page. */
interface Blocker {
  blocks(from: Location, to: Path): boolean
  /** The person is asked; `proceed` goes on. */
  ask(proceed: () => void): void
}

export interface Navigation<Page = unknown> {
  getState(): NavigationState<Page>
  subscribe(listener: () => void): () => void
  /** Shows the page of the document's own address. */
  start(): Promise<void>
  /** Resolves once the page is shown, the person stays, or another navigation took its place. */
  navigate(to: To, options?: NavigateOptions): Promise<void>
  /** Opens the page of this address anew, or the one on its way: who is there may have changed. */
  revalidate(): Promise<void>
  /** Fetches a page's file that somebody is about to open. */
  preload(address: string): void
  /** @returns takes the blocker away again */
  block(blocker: Blocker): () => void
  /** What links navigate with. */
  readonly navigator: Navigator
}

interface NavigationOptions<Page> {
  readonly history: History
  /** Gets a page ready: whether it may be opened, its file and what it reads first. Never rejects. */
  open(at: Path): Promise<Opened<Page>>
  /** Loads another document; the page stands until it is there. */
  leave(address: string, options: { replace: boolean }): void
  preload?(address: string): void
}

/** A way through the pages: the address follows when the next page is ready to be drawn. */
export function createNavigation<Page>(options: NavigationOptions<Page>): Navigation<Page> {
  const { history, open } = options
  let state: NavigationState<Page> = {
    location: history.location,
    action: NavigationType.Pop,
    next: null,
    keepsScroll: false,
    page: null,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<NavigationState<Page>>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** several forms of a page may have something typed */
  const blockers = new Set<Blocker>()
  /** who has to ask before this way is gone; undefined where nobody does */
  const asking = (to: Path): Blocker | undefined =>
    [...blockers].findLast((blocker) => blocker.blocks(state.location, to))
  let latest = 0
  /** begins the navigation that is on its way anew; null while none is */
  let again: (() => Promise<void>) | null = null
  /** what to do at the next step through the history, which is our own */
  let onStep: (() => void) | null = null

  interface Step {
    readonly action: NavigationType
    /** puts the address into the history; what went there by itself needs nothing */
    readonly write?: () => void
    readonly keepsScroll?: boolean
  }

  async function show(to: Path, step: Step): Promise<void> {
    const { action, write, keepsScroll = false } = step
    const attempt = ++latest
    const isFirst = state.page === null
    const arrive = (page: Page | null) => {
      write?.()
      again = null
      set({ location: history.location, action, next: null, keepsScroll, page })
    }
    if (isOnlyHash(state.location, to) && !isFirst) return arrive(state.page)
    again = () => show(to, step)
    set({ next: to })
    const opened = await open(to)
    if (attempt !== latest) return
    if ('page' in opened) return arrive(opened.page)
    const isReplaced = isFirst || action !== NavigationType.Push
    if (opened.asDocument === true) return options.leave(opened.redirect, { replace: isReplaced })
    await show(
      resolvePath(opened.redirect),
      isReplaced ? replacing(opened.redirect, null) : pushing(opened.redirect, null),
    )
  }

  const pushing = (to: To, value: unknown): Step => ({
    action: NavigationType.Push,
    write: () => history.push(to, value),
  })
  const replacing = (to: To, value: unknown): Step => ({
    action: NavigationType.Replace,
    write: () => history.replace(to, value),
  })

  /** Asks first, where somebody is to be asked. */
  function go(to: Path, proceed: () => Promise<void> | void): Promise<void> | void {
    const blocker = asking(to)
    return blocker ? blocker.ask(() => void proceed()) : proceed()
  }

  const resolved = (to: To): Path =>
    resolvePath(
      typeof to === 'string' ? parsePath(to) : to,
      // an address without a path is another query of this page
      state.location.pathname,
    )

  async function navigate(
    to: To,
    { replace = false, state: value = null, preventScrollReset }: NavigateOptions = {},
  ) {
    const at = resolved(to)
    const isSame = createPath(at) === createPath(state.location)
    const step = replace || isSame ? replacing(at, value) : pushing(at, value)
    await go(at, () => show(at, { ...step, keepsScroll: preventScrollReset === true }))
  }

  history.listen(({ delta }) => {
    if (onStep !== null) {
      const done = onStep
      onStep = null
      return done()
    }
    const to = history.location
    const proceed = () => show(to, { action: NavigationType.Pop })
    // an entry that is not ours cannot be gone back from
    const blocker = delta === null ? undefined : asking(to)
    if (delta === null || !blocker) return void proceed()
    // the address is there already: back to where the person is until they have answered
    onStep = () =>
      blocker.ask(() => {
        onStep = () => void proceed()
        history.go(delta)
      })
    history.go(-delta)
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => show(history.location, { action: NavigationType.Pop }),
    navigate,
    async revalidate() {
      // the next page was made ready for what no longer holds
      if (again !== null) return again()
      const attempt = latest
      const opened = await open(state.location)
      if (attempt !== latest) return
      if ('page' in opened) return set({ page: opened.page })
      if (opened.asDocument === true) return options.leave(opened.redirect, { replace: true })
      await show(resolvePath(opened.redirect), replacing(opened.redirect, null))
    },
    preload: (address) => options.preload?.(address),
    block(blocker) {
      blockers.add(blocker)
      return () => blockers.delete(blocker)
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, value: unknown, given) => void navigate(to, { ...given, state: value }),
      replace: (to, value: unknown, given) => void navigate(to, { ...given, state: value, replace: true }),
    },
  }
}

const isOnlyHash = (from: Path, to: Path) =>
  to.hash !== '' && from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash

/** Where nothing leads anywhere: what the server draws. */
const nowhere: Navigation = createNavigation({
  history: {
    location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push() {},
    replace() {},
    go() {},
    listen: () => () => {},
  },
  open: () => new Promise(() => {}),
  leave() {},
})

export const NavigationContext = createContext<Navigation>(nowhere)

export const useNavigation = (): Navigation => use(NavigationContext)

/** Where the next page will be, while it is on its way; null while none is. */
export function useNextAddress(): Path | null {
  const { subscribe, getState } = useNavigation()
  return useSyncExternalStore(
    subscribe,
    () => getState().next,
    () => null,
  )
}

export interface LeaveBlocker {
  /** the person wanted to go on and has to be asked */
  readonly isBlocked: boolean
  proceed(): void
  stay(): void
}

/** Stands before every way off the page of which `blocks` says so. */
export function useLeaveBlocker(blocks: Blocker['blocks']): LeaveBlocker {
  const navigation = useNavigation()
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const latest = useRef(blocks)
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(
    () =>
      navigation.block({
        blocks: (from, to) => latest.current(from, to),
        ask: (go) => setProceed(() => go),
      }),
    [navigation],
  )
  return {
    isBlocked: proceed !== null,
    proceed() {
      setProceed(null)
      proceed?.()
    },
    stay: () => setProceed(null),
  }
}
